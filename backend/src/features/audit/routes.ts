import { getEventProof, getSealState, type InStream, listAuditEntries } from '@hub/contracts';
import type Router from '@koa/router';
import type { Proofs } from '../../platform/audit/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { mountForRole } from '../../platform/http/routing/index.ts';
import type { AuditQueries } from './queries.ts';

interface AuditDependencies extends Pick<AuditQueries, 'entriesFor'>, Proofs {
  /** The stream of an event, by the timeline or as given. @throws Rejection `not_found` */
  readonly streamOf: (id: string, given: InStream) => Promise<string>;
}

export const auditRoutes = (router: Router, dependencies: AuditDependencies): void => {
  const { entriesFor, streamOf, proofOf, state } = dependencies;

  mountForRole(router, listAuditEntries, ({ query }) => entriesFor(query));

  mountForRole(router, getSealState, () => state());

  mountForRole(router, getEventProof, async ({ params: { id }, query }) => {
    const proof = await proofOf(await streamOf(id, query), id);
    if (!proof) throw new Rejection('not_found');
    return proof;
  });
};
