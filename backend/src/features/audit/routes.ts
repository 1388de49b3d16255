import { getEventProof, getSealState, listAuditEntries } from '@hub/contracts';
import type Router from '@koa/router';
import type { Proofs } from '../../platform/audit/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { mountForRole } from '../../platform/http/routing/index.ts';
import type { AuditQueries } from './queries.ts';

export const auditRoutes = (router: Router, { entriesFor, streamOf, proofOf, state }: AuditQueries & Proofs): void => {
  mountForRole(router, listAuditEntries, ({ query }) => entriesFor(query));

  mountForRole(router, getSealState, () => state());

  mountForRole(router, getEventProof, async ({ params: { id } }) => {
    const stream = await streamOf(id);
    const proof = stream === null ? null : await proofOf(stream, id);
    if (!proof) throw new Rejection('not_found');
    return proof;
  });
};
