import type { Feature } from '../../platform/feature.ts';
import { quotaQueries } from './queries.ts';
import { quotaRoutes } from './routes.ts';

export const quotaFeature: Feature = {
  routes: (router, { db, quota }) => quotaRoutes(router, quotaQueries(db, quota)),
};

export { quotaQueries };
