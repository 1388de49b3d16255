import type { Feature } from '../../platform/feature.ts';
import { statsQueries } from './queries.ts';
import { statsRoutes } from './routes.ts';

export const statsFeature: Feature = {
  routes: (router, { db }) => statsRoutes(router, statsQueries(db)),
};
