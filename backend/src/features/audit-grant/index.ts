import type { Feature } from '../../platform/feature.ts';
import { auditGrantAggregate } from './aggregate.ts';
import { auditLookList } from './look-projection.ts';
import { auditGrantList } from './projection.ts';
import { auditGrantQueries } from './queries.ts';
import { auditGrantRoutes } from './routes.ts';

/** Leave for an auditor to read what one student wrote, given by a second person, and the log of each look. */
export const auditGrantFeature: Feature = {
  privacy: {
    tables: { [auditGrantList.table]: { owner: 'ownerId' }, [auditLookList.table]: { owner: 'ownerId' } },
    streams: ['auditGrant'],
  },
  aggregates: [auditGrantAggregate],
  projections: [auditGrantList, auditLookList],
  routes: (router, { db, commands }) =>
    auditGrantRoutes(router, {
      ...auditGrantQueries(db),
      handle: (command, context) =>
        commands.handle(auditGrantAggregate, { id: command.auditGrantId, command }, context),
    }),
};

export { recordLook, type Wanted } from './record-look.ts';
