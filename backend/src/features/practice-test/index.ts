import { PracticeTestId, QuestionId, type UserId, writePracticeTest } from '@hub/contracts';
import { runAiWork } from '../../platform/workflows/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { classQueries, erasedWithClass, inDeletedClass } from '../class/index.ts';
import { documentQueries } from '../document/index.ts';
import { practiceTestAggregate } from './aggregate.ts';
import { PracticeTestErased } from './events.ts';
import { type InternalDependencies, internalPracticeTestRoutes } from './internal-routes.ts';
import { practiceTestList, questionList } from './projection.ts';
import { practiceTestQueries } from './queries.ts';
import { type PracticeTestDependencies, practiceTestRoutes } from './routes.ts';

const wire = ({ db, commands, ...ai }: FeatureDependencies): PracticeTestDependencies & InternalDependencies => ({
  ...practiceTestQueries(db),
  classOf: classQueries(db).classOf,
  requireInClass: documentQueries(db).requireInClass,
  handle: (command, context) => commands.handle(practiceTestAggregate, { id: command.testId, command }, context),
  load: (id) => commands.load(practiceTestAggregate, id),
  write: (key, ownerId, prepare) =>
    runAiWork(ai, { contract: writePracticeTest, key, ownerId, failure: 'generation_failed', prepare }),
});

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
  ...erasedWithClass(practiceTestAggregate, {
    idsIn: (db) => practiceTestQueries(db).idsIn,
    deletedBefore: (db) => practiceTestQueries(db).deletedBefore,
    command: (testId, by) => ({ type: 'ErasePracticeTest', testId, by }),
  }),
  aggregates: [practiceTestAggregate],
  projections: [practiceTestList, questionList],
  routes(router, platform) {
    const dependencies = wire(platform);
    practiceTestRoutes(router, dependencies);
    internalPracticeTestRoutes(router, dependencies);
  },
};

/** The current questions of a student's test, from the event log, and the ids of its deleted ones. */
export const questionsToGrade =
  ({ commands }: Pick<FeatureDependencies, 'commands'>) =>
  async (by: UserId, testId: PracticeTestId) => {
    const test = await commands.load(practiceTestAggregate, testId);
    if (!test?.fields || test.ownerId !== by || test.deleted) throw new Rejection('test_not_found');
    const all = Object.entries(test.parts).map(([id, question]) => ({ id: QuestionId.parse(id), ...question }));
    const questions = all.filter(({ deleted }) => !deleted);
    return { questions, formerly: all.filter(({ deleted }) => deleted).map(({ id }) => id) };
  };

export { practiceTestAggregate, PracticeTestErased, practiceTestList, practiceTestQueries, questionList };
