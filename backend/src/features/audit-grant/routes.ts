import {
  AuditGrantId,
  auditGrantLimits,
  decideGrant,
  endGrant,
  listGrantRequests,
  listGrants,
  listLooks,
  requestGrant,
  type UserId,
  withdrawGrant,
} from '@hub/contracts';
import type Router from '@koa/router';
import { actingFor, type CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { mountForRole } from '../../platform/http/routing/index.ts';
import type { AuditGrantCommand } from './decider.ts';
import type { AuditGrantQueries } from './queries.ts';

interface AuditGrantDependencies extends AuditGrantQueries {
  readonly handle: (command: AuditGrantCommand, context: CommandContext) => Promise<unknown>;
}

/** An instant of the process's clock, ISO 8601 UTC. */
const now = () => new Date().toISOString();

export const auditGrantRoutes = (router: Router, dependencies: AuditGrantDependencies): void => {
  const { handle, grantsOf, allGrants, ownerOf, openOf, isStudent, looksFor } = dependencies;

  /** @throws Rejection `grant_not_found` */
  const ownerOfKnown = async (id: AuditGrantId): Promise<UserId> => {
    const ownerId = await ownerOf(id);
    if (!ownerId) throw new Rejection('grant_not_found');
    return ownerId;
  };

  mountForRole(router, requestGrant, async ({ body: { ownerId, ...terms }, user, context }) => {
    if (!(await isStudent(ownerId))) throw new Rejection('not_found');
    if ((await openOf(user.id, now())) >= auditGrantLimits.open) throw new Rejection('grants_full');
    const id = AuditGrantId.parse(context.newId());
    const command = { type: 'RequestGrant', auditGrantId: id, ownerId, by: user.id, terms } as const;
    await handle(command, actingFor(ownerId, 'auditor', context));
    return { id };
  });

  mountForRole(router, listGrants, ({ user }) => grantsOf(user.id));

  mountForRole(router, withdrawGrant, async ({ params: { id }, user, context }) => {
    const ownerId = await ownerOfKnown(id);
    const command = { type: 'EndGrant', auditGrantId: id, ownerId, by: user.id, role: 'auditor' } as const;
    await handle(command, actingFor(ownerId, 'auditor', context));
    return undefined;
  });

  mountForRole(router, listLooks, ({ query }) => looksFor(query));

  mountForRole(router, listGrantRequests, () => allGrants());

  mountForRole(router, decideGrant, async ({ params: { id }, body: { given }, user, context }) => {
    const ownerId = await ownerOfKnown(id);
    const target = { auditGrantId: id, ownerId, by: user.id };
    const command = given
      ? ({ type: 'GiveGrant', ...target, at: now() } as const)
      : ({ type: 'RefuseGrant', ...target } as const);
    await handle(command, actingFor(ownerId, 'operator', context));
    return undefined;
  });

  mountForRole(router, endGrant, async ({ params: { id }, user, context }) => {
    const ownerId = await ownerOfKnown(id);
    const command = { type: 'EndGrant', auditGrantId: id, ownerId, by: user.id, role: 'operator' } as const;
    await handle(command, actingFor(ownerId, 'operator', context));
    return undefined;
  });
};
