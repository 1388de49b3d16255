import type { Feature } from '../../platform/feature.ts';
import { accountControl } from '../user/index.ts';
import { operationsQueries } from './queries.ts';
import { operationsRoutes } from './routes.ts';
import { systemQuery } from './system.ts';

/** What operators of a university see and do: accounts in numbers, and the state of the product. */
export const operationsFeature: Feature = {
  routes: (router, parts) =>
    operationsRoutes(router, {
      ...operationsQueries(parts.db),
      ...accountControl(parts),
      systemState: systemQuery(parts.db),
    }),
};
