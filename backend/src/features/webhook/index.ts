import type { Feature } from '../../platform/feature.ts';
import { webhookAggregate } from './aggregate.ts';
import { keepDelivering } from './keep-delivering.ts';
import { announceTest } from './outbox.ts';
import { webhookList } from './projection.ts';
import { webhookQueries } from './queries.ts';
import { webhookReactor } from './reactor.ts';
import { webhookRoutes } from './routes.ts';
import { removeTarget, webhookSecrets } from './targets.ts';

export const webhookFeature: Feature = {
  privacy: {
    tables: {
      [webhookList.table]: { owner: 'ownerId' },
      webhook_targets: { owner: 'ownerId', secret: 'sealed secrets of webhooks, and when each is next' },
      webhook_deliveries: { owner: 'ownerId' },
    },
    streams: ['webhook'],
  },
  aggregates: [webhookAggregate],
  projections: [webhookList],
  reactors: (dependencies) => [webhookReactor(dependencies)],
  routes: (router, { db, keys, commands, webhookReach }) =>
    webhookRoutes(router, {
      handle: (command, context) => commands.handle(webhookAggregate, { id: command.webhookId, command }, context),
      load: (id) => commands.load(webhookAggregate, id),
      addSecret: (own) => webhookSecrets({ db, keys }).add(own),
      remove: (own) => removeTarget(db, own),
      test: ({ id: webhookId, ownerId }, id) => announceTest(db, { id, webhookId, ownerId }),
      reach: webhookReach,
      ...webhookQueries(db),
    }),
};

export { keepDelivering };
