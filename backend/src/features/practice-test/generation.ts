import { type GeneratePracticeTestForm, PracticeTestId, type PracticeTestView, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { type GenerationDependencies, generateOnce } from '../../study-material/generate-once.ts';
import type { PracticeTestCommand } from './decider.ts';

export interface TestGenerationDependencies extends GenerationDependencies<
  PracticeTestId,
  PracticeTestView,
  { testId: PracticeTestId }
> {
  handle: (command: PracticeTestCommand, context: CommandContext) => Promise<unknown>;
}

interface Asked {
  readonly form: GeneratePracticeTestForm;
  readonly by: UserId;
  readonly context: RequestContext;
}

/** Has a practice test written by AI. */
export const generate = async (dependencies: TestGenerationDependencies, { form, by, context }: Asked) => {
  const { documentIds = null, questionCount: count, ...rest } = form;
  const testId = PracticeTestId.parse(context.newId());
  const request = { ...rest, count, documentIds };
  const prepare = async () => {
    await dependencies.handle({ type: 'RequestQuestions', testId, by, request }, context);
    return { testId };
  };
  const { view, modelUsed } = await generateOnce(dependencies, {
    id: testId,
    by,
    classId: form.classId,
    documentIds,
    prepare,
  });
  return { test: view, generated: view.questionCount, modelUsed };
};
