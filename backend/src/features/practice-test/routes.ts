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
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { PracticeTestCommand } from './decider.ts';
import { generate, type TestGenerationDependencies } from './generation.ts';

export interface PracticeTestDependencies extends TestGenerationDependencies {
  handle: (command: PracticeTestCommand, context: CommandContext) => Promise<RecordedEvents>;
  testsOf: (owner: UserId, classId?: ClassId) => Promise<PracticeTestView[]>;
  testOf: (owner: UserId, id: PracticeTestId) => Promise<PracticeTestView>;
  testAfter: (owner: UserId, id: PracticeTestId, recorded: RecordedEvents) => Promise<PracticeTestView>;
  questionsOf: (owner: UserId, testId: PracticeTestId) => Promise<QuestionView[]>;
  questionOf: (owner: UserId, id: QuestionId) => Promise<QuestionView>;
  questionAfter: (owner: UserId, id: QuestionId, recorded: RecordedEvents) => Promise<QuestionView>;
}

export const practiceTestRoutes = (router: Router, dependencies: PracticeTestDependencies) => {
  const { handle, testsOf, testOf, testAfter, questionsOf, questionOf, questionAfter, classOf } = dependencies;

  mount(router, listPracticeTests, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return testsOf(user.id, query.classId);
  });

  mount(router, addPracticeTest, async ({ body, user, context }) => {
    await classOf(user.id, body.classId);
    const testId = PracticeTestId.parse(context.newId());
    const recorded = await handle({ type: 'AddPracticeTest', testId, by: user.id, form: body }, context);
    return testAfter(user.id, testId, recorded);
  });

  mount(router, generatePracticeTest, ({ body, user, context }) =>
    generate(dependencies, { form: body, by: user.id, context }),
  );

  mount(router, changePracticeTest, async ({ params, body, user, context }) => {
    const command = { type: 'ChangePracticeTest', testId: params.id, by: user.id, change: body } as const;
    return testAfter(user.id, params.id, await handle(command, context));
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
    const command = { type: 'AddQuestion', testId: params.id, by: user.id, questionId, form: body } as const;
    return questionAfter(user.id, questionId, await handle(command, context));
  });

  mount(router, changeQuestion, async ({ params, body, user, context }) => {
    const questionId = params.id;
    const { testId } = await questionOf(user.id, questionId);
    const recorded = await handle({ type: 'ChangeQuestion', testId, by: user.id, questionId, form: body }, context);
    return questionAfter(user.id, questionId, recorded);
  });

  mount(router, deleteQuestion, async ({ params, user, context }) => {
    const questionId = params.id;
    const { testId } = await questionOf(user.id, questionId);
    await handle({ type: 'DeleteQuestion', testId, by: user.id, questionId }, context);
    return undefined;
  });
};
