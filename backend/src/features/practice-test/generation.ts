import {
  type ClassId,
  type DocumentId,
  type GeneratePracticeTestForm,
  PracticeTestId,
  type PracticeTestView,
  type UserId,
} from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import type { PracticeTestCommand } from './decider.ts';

export interface GenerationDeps {
  handle: (command: PracticeTestCommand, context: CommandContext) => Promise<unknown>;
  findTest: (owner: UserId, id: PracticeTestId) => Promise<PracticeTestView | undefined>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
  /** Rejects when one of them is not a document of the class. */
  demandInClass: (owner: UserId, classId: ClassId, ids: readonly DocumentId[]) => Promise<void>;
  /** Has the questions written, once that is recorded as asked for, and waits for them. */
  write: (testId: PracticeTestId, owner: UserId, ask: () => Promise<unknown>) => Promise<unknown>;
}

interface Asked {
  readonly form: GeneratePracticeTestForm;
  readonly by: UserId;
  readonly context: RequestContext;
}

/** A repeat under the same key joins the writing that goes on, or finds what it has written. */
export const generate = async (deps: GenerationDeps, { form, by, context }: Asked) => {
  const { documentIds = null, questionCount: count, ...rest } = form;
  await deps.classOf(by, form.classId);
  await deps.demandInClass(by, form.classId, documentIds ?? []);

  const testId = PracticeTestId.parse(context.newId());
  const request = { ...rest, count, documentIds };
  const ask = () => deps.handle({ type: 'RequestQuestions', testId, by, request }, context);
  if (!(await deps.findTest(by, testId))) await deps.write(testId, by, ask);

  const test = await deps.findTest(by, testId);
  if (!test?.modelUsed) throw new Rejection('ai_slow'); // written, and soon to be read
  return { test, generated: test.questionCount, modelUsed: test.modelUsed };
};
