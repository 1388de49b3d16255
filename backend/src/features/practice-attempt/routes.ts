import { addAttempt, AttemptId, type AttemptView, listAttempts, listWeakTopics, markAnswer } from '@hub/contracts';
import type { ClassId, PracticeTestId, UserId, WeakTopicView } from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { PracticeAttemptCommand, TestQuestions } from './decider.ts';

export interface PracticeAttemptDependencies {
  handle: (command: PracticeAttemptCommand, context: CommandContext) => Promise<RecordedEvents>;
  attemptsOf: (owner: UserId, testId: PracticeTestId) => Promise<AttemptView[]>;
  attemptOf: (owner: UserId, id: AttemptId) => Promise<AttemptView>;
  attemptAfter: (owner: UserId, id: AttemptId, recorded: RecordedEvents) => Promise<AttemptView>;
  weakTopicsOf: (owner: UserId, classId: ClassId) => Promise<WeakTopicView[]>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
  /** Rejects when the test is not the student's own. */
  testOf: (owner: UserId, id: PracticeTestId) => Promise<unknown>;
  questionsToGrade: (owner: UserId, id: PracticeTestId) => Promise<TestQuestions>;
}

export const practiceAttemptRoutes = (router: Router, dependencies: PracticeAttemptDependencies) => {
  const { handle, attemptsOf, attemptOf, attemptAfter, testOf, questionsToGrade, weakTopicsOf, classOf } = dependencies;

  mount(router, listAttempts, async ({ params, user }) => {
    await testOf(user.id, params.id);
    return attemptsOf(user.id, params.id);
  });

  mount(router, addAttempt, async ({ params, body, user, context }) => {
    const testId = params.id;
    const test = await questionsToGrade(user.id, testId);
    const attemptId = AttemptId.parse(context.newId());
    const command = { type: 'CompleteAttempt', attemptId, by: user.id, testId, ...test, form: body } as const;
    return attemptAfter(user.id, attemptId, await handle(command, context));
  });

  mount(router, markAnswer, async ({ params, body, user, context }) => {
    const { id: attemptId, questionId } = params;
    await testOf(user.id, (await attemptOf(user.id, attemptId)).testId);
    const type = body.selfMarked ? 'MarkAnswerRight' : 'TakeAnswerMarkBack';
    const recorded = await handle({ type, attemptId, by: user.id, questionId }, context);
    return attemptAfter(user.id, attemptId, recorded);
  });

  mount(router, listWeakTopics, async ({ query, user }) => {
    await classOf(user.id, query.classId);
    return weakTopicsOf(user.id, query.classId);
  });
};
