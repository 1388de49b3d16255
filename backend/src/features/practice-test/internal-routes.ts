import { type PracticeTestId, practiceTestRequest, QuestionId, recordQuestions } from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import { mountInternal } from '../../platform/http/routing/index.ts';
import { requestedFrom } from '../../study-material/generate-once.ts';
import { partCount } from '../../study-material/study-material.ts';
import type { PracticeTestCommand } from './decider.ts';
import type { PracticeTest } from './state.ts';

export interface InternalDependencies {
  handle: (command: PracticeTestCommand, context: CommandContext) => Promise<unknown>;
  /** The state from the event log, which may be ahead of the read model. */
  load: (id: PracticeTestId) => Promise<PracticeTest | null>;
}

/** The endpoints that the question-writing workflow calls. */
export const internalPracticeTestRoutes = (router: Router, { handle, load }: InternalDependencies) => {
  const requested = requestedFrom(load, 'test_not_found');

  mountInternal(router, practiceTestRequest, async ({ params, student: studentId }) => {
    const { request } = await requested(params.id, studentId);
    const { classId, prompt, title, difficulty, count, documentIds } = request;
    return { studentId, classId, prompt, title, difficulty, count, documentIds };
  });

  mountInternal(router, recordQuestions, async ({ params: { id: testId }, body, student, context }) => {
    await requested(testId, student);
    const questions = body.questions.map((question, index) => ({
      ...question,
      questionId: QuestionId.parse(uuid5('question', testId, String(index))),
    }));
    const { modelUsed, provenance } = body;
    const written = { modelUsed, provenance, questions };
    await handle({ type: 'RecordQuestions', testId, by: student, ...written }, context);
    return { generated: partCount(await requested(testId, student)) };
  });
};
