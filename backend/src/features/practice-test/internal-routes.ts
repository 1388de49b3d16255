import { type PracticeTestId, practiceTestRequest, QuestionId, recordQuestions } from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection, uuid5 } from '../../platform/domain/index.ts';
import { mountInternal } from '../../platform/http/routing/index.ts';
import type { PracticeTestCommand } from './decider.ts';
import { type PracticeTest, questionCount } from './state.ts';

export interface InternalDeps {
  handle: (command: PracticeTestCommand, context: CommandContext) => Promise<unknown>;
  /** The state in the log, ahead of the read model. */
  load: (id: PracticeTestId) => Promise<PracticeTest | null>;
}

/** The calls of the workflow that writes questions. */
export const internalPracticeTestRoutes = (router: Router, { handle, load }: InternalDeps) => {
  const requested = async (id: PracticeTestId) => {
    const state = await load(id);
    if (!state?.request || state.deleted) throw new Rejection('test_not_found');
    return { ...state, request: state.request };
  };

  mountInternal(router, practiceTestRequest, async ({ params }) => {
    const { ownerId: studentId, request } = await requested(params.id);
    const { classId, prompt, title, difficulty, count, documentIds } = request;
    return { studentId, classId, prompt, title, difficulty, count, documentIds };
  });

  mountInternal(router, recordQuestions, async (request) => {
    const { params, body } = request;
    const testId = params.id;
    const { ownerId: by } = await requested(testId);
    const questions = body.questions.map((question, index) => ({
      ...question,
      questionId: QuestionId.parse(uuid5('question', testId, String(index))),
    }));
    const { modelUsed, provenance } = body;
    const written = { modelUsed, provenance, questions };
    await handle({ type: 'RecordQuestions', testId, by, ...written }, request.contextFor(by));
    return { generated: questionCount(await requested(testId)) };
  });
};
