import type { Feature } from '../../platform/feature.ts';
import { undoableProjections } from '../../platform/read-models/index.ts';
import { undoQueries } from './queries.ts';
import { undoRoutes } from './routes.ts';

export { undoQueries };

/** Undoes commands to the aggregates of these features that support it. */
export const undoFeature = (features: readonly Feature[]): Feature => {
  const aggregates = features.flatMap(({ aggregates: all = [] }) => all).filter((aggregate) => 'undo' in aggregate);
  return {
    privacy: {
      tables: { recorded_commands: { owner: 'ownerId' }, subject_titles: { owner: 'ownerId' } },
      streams: [],
    },
    projections: undoableProjections(aggregates),
    routes: (router, { db, commands }) =>
      undoRoutes(router, { aggregates, ...undoQueries(db), takeBack: (...args) => commands.undo(...args) }),
  };
};
