import type { AuditGrantId, GrantScope, UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { actingFor, type CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { auditGrantAggregate } from './aggregate.ts';
import type { Looked } from './decider.ts';
import { auditGrantList, type AuditGrantRow } from './projection.ts';

/** What an auditor wants to look at. */
export interface Wanted extends Looked {
  readonly ownerId: string;
  /** The class that it is in, at each moment; null for none. */
  readonly classIds: readonly (string | null)[];
}

/** Whether a grant is about this thing: the class itself with everything in it, or that one thing. */
const covers = (scope: GrantScope | null, { subject, subjectId, classIds }: Wanted): boolean =>
  scope === null ||
  (scope.subject === subject && scope.subjectId === subjectId) ||
  (scope.subject === 'class' && classIds.every((id) => id === scope.subjectId));

type Row = AuditGrantRow & { id: AuditGrantId };

/**
 * Records a look under a grant; contents may be answered only after it.
 * @throws Rejection `no_grant` unless this auditor's grant is good now and covers it; `grant_used_up`
 */
export const recordLook =
  ({ db, commands }: Pick<FeatureDependencies, 'db' | 'commands'>) =>
  async (auditGrantId: AuditGrantId, wanted: Wanted, context: CommandContext): Promise<void> => {
    const grant = await db<Row>(auditGrantList.table).where({ id: auditGrantId }).first('ownerId', 'scope');
    if (!grant || grant.ownerId !== wanted.ownerId || !covers(grant.scope, wanted)) throw new Rejection('no_grant');
    const { ownerId } = grant;
    const { subject, subjectId, eventId, moments } = wanted;
    const command = {
      type: 'RecordLook',
      auditGrantId,
      ownerId,
      by: context.ownerId as UserId,
      lookId: randomUUID(),
      at: new Date().toISOString(),
      looked: { subject, subjectId, eventId, moments },
    } as const;
    await commands.handle(auditGrantAggregate, { id: auditGrantId, command }, actingFor(ownerId, 'auditor', context));
  };
