import type { Feature } from '../../platform/feature.ts';
import { termAggregate } from './aggregate.ts';
import { termList } from './projection.ts';
import { termQueries } from './queries.ts';
import { termRoutes } from './routes.ts';

export const termFeature: Feature = {
  privacy: { tables: { [termList.table]: { owner: 'ownerId' } }, streams: ['term'] },
  aggregates: [termAggregate],
  projections: [termList],
  routes: (router, { db, commands }) =>
    termRoutes(router, {
      handle: (command, context) => commands.handle(termAggregate, { id: command.termId, command }, context),
      ...termQueries(db),
    }),
};
export { termAggregate, termQueries };
