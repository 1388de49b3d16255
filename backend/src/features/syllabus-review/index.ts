import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { createTurns } from '../../platform/postgres/index.ts';
import { calendarEventQueries, syllabusCalendar } from '../calendar-event/index.ts';
import { deletedWithClass } from '../class/index.ts';
import { syllabusDocuments } from '../document/index.ts';
import { syllabusReviewAggregate } from './aggregate.ts';
import type { InternalDependencies } from './internal-routes.ts';
import { internalReviewRoutes } from './internal-routes.ts';
import { syllabusReviewList } from './projection.ts';
import { syllabusReviewQueries } from './queries.ts';
import { erasedWithDocument } from './reactor.ts';
import { syllabusReviewRoutes, type SyllabusReviewDependencies } from './routes.ts';

const handleIn =
  ({ commands }: Pick<FeatureDependencies, 'commands'>): SyllabusReviewDependencies['handle'] =>
  (command, context) =>
    commands.handle(syllabusReviewAggregate, { id: command.documentId, command }, context);

const wire = (platform: FeatureDependencies): InternalDependencies & SyllabusReviewDependencies => {
  const { db, commands } = platform;
  const calendar = syllabusCalendar(platform);
  const { handle: handleDocument, ...documents } = syllabusDocuments(platform);
  return {
    ...syllabusReviewQueries(db),
    ...documents,
    handleDocument,
    handle: handleIn(platform),
    load: (id) => commands.load(syllabusReviewAggregate, id),
    presentOf: calendarEventQueries(db).presentOf,
    reconcile: calendar.reconcile,
    removedByStudent: calendar.removedByStudent,
    acceptEvents: calendar.accept,
    removeEvent: calendar.remove,
    removeGone: calendar.removeGone,
    inTurn: createTurns(db),
  };
};

/** What the analysis of a syllabus found, and what the student decides about it. */
export const syllabusReviewFeature: Feature = {
  privacy: { tables: { syllabus_review_list: { owner: 'ownerId' } }, streams: ['syllabusReview'] },
  aggregates: [syllabusReviewAggregate],
  projections: [syllabusReviewList],
  reactors: (dependencies) => [erasedWithDocument({ handle: handleIn(dependencies) })],
  routes: (router, platform) => {
    const dependencies = wire(platform);
    syllabusReviewRoutes(router, dependencies);
    internalReviewRoutes(router, dependencies);
  },
  ...deletedWithClass(syllabusReviewAggregate, {
    idsIn: (db) => syllabusReviewQueries(db).idsIn,
    command: (documentId, by) => ({ type: 'EraseSyllabusReview', documentId, by }),
  }),
};

export { exportedDecisions } from './exported-decisions.ts';
