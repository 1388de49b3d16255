import type { Feature } from '../../platform/feature.ts';
import { createAccessTokenStore } from '../../platform/identity/index.ts';
import { accessTokenAggregate } from './aggregate.ts';
import { accessTokenList } from './projection.ts';
import { accessTokenQueries } from './queries.ts';
import { accessTokenRoutes } from './routes.ts';

export const accessTokenFeature: Feature = {
  privacy: { tables: { [accessTokenList.table]: { owner: 'ownerId' } }, streams: ['accessToken'] },
  aggregates: [accessTokenAggregate],
  projections: [accessTokenList],
  routes: (router, { db, commands }) => {
    accessTokenRoutes(router, {
      handle: (command, context) =>
        commands.handle(accessTokenAggregate, { id: command.accessTokenId, command }, context),
      store: createAccessTokenStore(db),
      ...accessTokenQueries(db),
    });
  },
};
