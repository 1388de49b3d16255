import type { Feature } from '../../platform/feature.ts';
import { recordedEvents } from '../../platform/read-models/index.ts';
import { historyQueries } from './queries.ts';
import { historyRoutes } from './routes.ts';

/** Who changed what and when, over all streams of these features. */
export const historyFeature = (features: readonly Feature[]): Feature => ({
  privacy: {
    tables: { recorded_events: { owner: 'ownerId', secret: 'heads of the events, which the student gets whole' } },
    streams: [],
  },
  projections: [recordedEvents(features.flatMap(({ aggregates = [] }) => aggregates))],
  routes: (router, { db }) => historyRoutes(router, historyQueries(db)),
});
