import { type ClassId, PracticeTestId, QuestionId, type UserId, writePracticeTest } from '@hub/contracts';
import { runAiWork } from '../../platform/workflows/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { classQueries, inDeletedClass } from '../class/index.ts';
import { documentQueries } from '../document/index.ts';
import { practiceTestAggregate } from './aggregate.ts';
import { PracticeTestErased } from './events.ts';
import { type InternalDeps, internalPracticeTestRoutes } from './internal-routes.ts';
import { practiceTestList, questionList } from './projection.ts';
import { practiceTestQueries } from './queries.ts';
import { type PracticeTestDeps, practiceTestRoutes } from './routes.ts';

const wire = ({ db, commands, ...ai }: FeatureDependencies): PracticeTestDeps & InternalDeps => ({
  ...practiceTestQueries(db),
  classOf: classQueries(db).classOf,
  demandInClass: documentQueries(db).demandInClass,
  handle: (command, context) => commands.handle(practiceTestAggregate, { id: command.testId, command }, context),
  load: (id) => commands.load(practiceTestAggregate, id),
  write: (testId, ownerId, ask) =>
    runAiWork(ai, {
      contract: writePracticeTest,
      key: testId,
      ownerId,
      failure: 'generation_failed',
      prepare: async () => {
        await ask();
        return { testId };
      },
    }),
});

const erasing = (id: PracticeTestId, by: UserId) =>
  ({ id, command: { type: 'ErasePracticeTest', testId: id, by } }) as const;

export const practiceTestFeature: Feature = {
  privacy: {
    tables: { practice_test_list: { owner: 'ownerId' }, question_list: { owner: 'ownerId' } },
    streams: ['practiceTest'],
  },
  hiddenIds: ({ db }) => [
    { id: PracticeTestId, missing: 'test_not_found', isHidden: inDeletedClass(db, { table: practiceTestList.table }) },
    {
      id: QuestionId,
      missing: 'question_not_found',
      isHidden: inDeletedClass(db, {
        table: questionList.table,
        partOf: { table: practiceTestList.table, column: 'testId' },
      }),
    },
  ],
  goesWith: ({ db, commands }) => ({
    async class(classId, context) {
      const by = context.ownerId as UserId;
      const ids = await practiceTestQueries(db).idsIn(by, classId as ClassId);
      await commands.handleAll(
        practiceTestAggregate,
        ids.map((id) => erasing(id, by)),
        context,
      );
    },
  }),
  async eraseDeleted({ db, commands }, { before, contextFor }) {
    const over = await practiceTestQueries(db).deletedBefore(before);
    for (const { id, ownerId } of over) {
      await commands.handle(practiceTestAggregate, erasing(id, ownerId), contextFor(ownerId));
    }
    return over.length;
  },
  aggregates: [practiceTestAggregate],
  projections: [practiceTestList, questionList],
  routes(router, parts) {
    const deps = wire(parts);
    practiceTestRoutes(router, deps);
    internalPracticeTestRoutes(router, deps);
  },
};

/** The questions of a student's test as they are, ahead of the read model, and the ids of those that it had before. */
export const questionsToGrade =
  ({ commands }: Pick<FeatureDependencies, 'commands'>) =>
  async (by: UserId, testId: PracticeTestId) => {
    const test = await commands.load(practiceTestAggregate, testId);
    if (!test?.fields || test.ownerId !== by || test.deleted) throw new Rejection('test_not_found');
    const all = Object.entries(test.questions).map(([id, question]) => ({ id: QuestionId.parse(id), ...question }));
    const questions = all.filter(({ deleted }) => !deleted);
    return { questions, formerly: all.filter(({ deleted }) => deleted).map(({ id }) => id) };
  };

export { PracticeTestErased, practiceTestList, practiceTestQueries, questionList };
