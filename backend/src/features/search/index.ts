import type { Feature } from '../../platform/feature.ts';
import { searchIn } from './queries.ts';
import { searchRoutes } from './routes.ts';
import { titlesWith } from './titles.ts';

export const searchFeature: Feature = {
  routes: (router, { db }) => searchRoutes(router, { find: searchIn([titlesWith(db)]) }),
};
