import {
  addPracticeTest,
  addQuestion,
  changePracticeTest,
  changeQuestion,
  type ClassId,
  deletePracticeTest,
  deleteQuestion,
  generatePracticeTest,
  listPracticeTests,
  listQuestions,
  PracticeTestId,
  type PracticeTestView,
  QuestionId,
  type QuestionView,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { PracticeTestCommand } from './decider.ts';
import { generate, type GenerationDeps } from './generation.ts';

export interface PracticeTestDeps extends GenerationDeps {
  handle: (command: PracticeTestCommand, context: CommandContext) => Promise<unknown>; // resolves once the read model shows it
  testsOf: (owner: UserId, classId?: ClassId) => Promise<PracticeTestView[]>;
  testOf: (owner: UserId, id: PracticeTestId) => Promise<PracticeTestView>;
  questionsOf: (owner: UserId, testId: PracticeTestId) => Promise<QuestionView[]>;
  questionOf: (owner: UserId, id: QuestionId) => Promise<QuestionView>;
}

export const practiceTestRoutes = (router: Router, deps: PracticeTestDeps) => {
  const { handle, testsOf, findTest, testOf, questionsOf, questionOf, classOf } = deps;

  mount(router, listPracticeTests, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return testsOf(user.id, query.classId);
  });

  mount(router, addPracticeTest, async ({ body, user, context }) => {
    await classOf(user.id, body.classId);
    const testId = PracticeTestId.parse(context.newId());
    await handle({ type: 'AddPracticeTest', testId, by: user.id, form: body }, context);
    // recorded all the same when the read model lags
    const written = { modelUsed: null, questionCount: 0, estimatedTime: null };
    const lagging = { id: testId, ...body, ...written, createdAt: new Date().toISOString() };
    return (await findTest(user.id, testId)) ?? lagging;
  });

  mount(router, generatePracticeTest, ({ body, user, context }) =>
    generate(deps, { form: body, by: user.id, context }),
  );

  mount(router, changePracticeTest, async ({ params, body, user, context }) => {
    await handle({ type: 'ChangePracticeTest', testId: params.id, by: user.id, change: body }, context);
    return testOf(user.id, params.id);
  });

  mount(router, deletePracticeTest, async ({ params, user, context }) => {
    await handle({ type: 'DeletePracticeTest', testId: params.id, by: user.id }, context);
    return undefined;
  });

  mount(router, listQuestions, async ({ params, user }) => {
    await testOf(user.id, params.id);
    return questionsOf(user.id, params.id);
  });

  mount(router, addQuestion, async ({ params, body, user, context }) => {
    const questionId = QuestionId.parse(context.newId());
    await handle({ type: 'AddQuestion', testId: params.id, by: user.id, questionId, form: body }, context);
    return { id: questionId, testId: params.id, ...body, source: null };
  });

  mount(router, changeQuestion, async ({ params, body, user, context }) => {
    const questionId = params.id;
    const { testId } = await questionOf(user.id, questionId);
    await handle({ type: 'ChangeQuestion', testId, by: user.id, questionId, form: body }, context);
    return questionOf(user.id, questionId);
  });

  mount(router, deleteQuestion, async ({ params, user, context }) => {
    const questionId = params.id;
    const { testId } = await questionOf(user.id, questionId);
    await handle({ type: 'DeleteQuestion', testId, by: user.id, questionId }, context);
    return undefined;
  });
};
