import { AttemptId } from '@hub/contracts';
import type { Feature } from '../../platform/feature.ts';
import { classQueries, inDeletedClass } from '../class/index.ts';
import { practiceTestList, practiceTestQueries, questionsToGrade } from '../practice-test/index.ts';
import { practiceAttemptAggregate } from './aggregate.ts';
import { practiceAttemptList } from './projection.ts';
import { practiceAttemptQueries } from './queries.ts';
import { practiceAttemptRoutes } from './routes.ts';

export const practiceAttemptFeature: Feature = {
  privacy: { tables: { practice_attempt_list: { owner: 'ownerId' } }, streams: ['practiceAttempt'] },
  hiddenIds: ({ db }) => [
    {
      id: AttemptId,
      missing: 'attempt_not_found',
      isHidden: inDeletedClass(db, {
        table: practiceAttemptList.table,
        partOf: { table: practiceTestList.table, column: 'testId' },
      }),
    },
  ],
  aggregates: [practiceAttemptAggregate],
  projections: [practiceAttemptList],
  routes: (router, { db, commands }) =>
    practiceAttemptRoutes(router, {
      handle: (command, context) =>
        commands.handle(practiceAttemptAggregate, { id: command.attemptId, command }, context),
      ...practiceAttemptQueries(db),
      classOf: classQueries(db).classOf,
      testOf: practiceTestQueries(db).testOf,
      questionsToGrade: questionsToGrade({ commands }),
    }),
};
