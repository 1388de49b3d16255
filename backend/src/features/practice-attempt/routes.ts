import { addAttempt, AttemptId, type AttemptView, listAttempts, listWeakTopics, markAnswer } from '@hub/contracts';
import type { ClassId, PracticeTestId, UserId, WeakTopicView } from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { PracticeAttemptCommand, TestQuestions } from './decider.ts';
import { grade } from './grade.ts';
import { attemptView } from './queries.ts';

export interface PracticeAttemptDeps {
  handle: (command: PracticeAttemptCommand, context: CommandContext) => Promise<unknown>; // resolves once the read model shows it
  attemptsOf: (owner: UserId, testId: PracticeTestId) => Promise<AttemptView[]>;
  findAttempt: (owner: UserId, id: AttemptId) => Promise<AttemptView | undefined>;
  attemptOf: (owner: UserId, id: AttemptId) => Promise<AttemptView>;
  weakTopicsOf: (owner: UserId, classId: ClassId) => Promise<WeakTopicView[]>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
  /** Rejects when the test is not the student's own. */
  testOf: (owner: UserId, id: PracticeTestId) => Promise<unknown>;
  questionsToGrade: (owner: UserId, id: PracticeTestId) => Promise<TestQuestions>;
}

export const practiceAttemptRoutes = (router: Router, deps: PracticeAttemptDeps) => {
  const { handle, attemptsOf, findAttempt, attemptOf, testOf, questionsToGrade, weakTopicsOf, classOf } = deps;

  mount(router, listAttempts, async ({ params, user }) => {
    await testOf(user.id, params.id);
    return attemptsOf(user.id, params.id);
  });

  mount(router, addAttempt, async ({ params, body, user, context }) => {
    const testId = params.id;
    const test = await questionsToGrade(user.id, testId);
    const attemptId = AttemptId.parse(context.newId());
    await handle({ type: 'CompleteAttempt', attemptId, by: user.id, testId, ...test, form: body }, context);
    const found = await findAttempt(user.id, attemptId);
    if (found) return found;
    // recorded all the same when the read model lags
    const answers = grade(test.questions, body.answers).map((answer) => ({ ...answer, selfMarked: false }));
    const { seconds } = body;
    const stored = { id: attemptId, ownerId: user.id, testId, seconds, total: test.questions.length, answers };
    return attemptView({ ...stored, completedAt: new Date().toISOString() });
  });

  mount(router, markAnswer, async ({ params, body, user, context }) => {
    const { id: attemptId, questionId } = params;
    await testOf(user.id, (await attemptOf(user.id, attemptId)).testId);
    const type = body.selfMarked ? 'MarkAnswerRight' : 'TakeAnswerMarkBack';
    await handle({ type, attemptId, by: user.id, questionId }, context);
    return attemptOf(user.id, attemptId);
  });

  mount(router, listWeakTopics, async ({ query, user }) => {
    await classOf(user.id, query.classId);
    return weakTopicsOf(user.id, query.classId);
  });
};
