import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { claimDue, dueOwners, retryAt, unclaimed } from '../../platform/postgres/index.ts';
import { deliveries, type DeliveryRow, keepNewest } from './outbox.ts';
import type { Outcome } from './send.ts';
import { type TargetRow, targets } from './targets.ts';

/** A message whose turn it is, and where it goes. */
export interface Turn {
  readonly target: TargetRow & { readonly address: string; readonly claim: string };
  readonly message: DeliveryRow;
}

const dueTargets = <On extends Knex>(db: On) => ({ db, table: 'webhook_targets', where: { active: true } });

/** How many finished messages are kept per webhook. */
const mostFinished = 20;

/** Students with a message to send now, except these. */
export const ownersToSend = (db: Knex, except: readonly UserId[], most: number): Promise<UserId[]> =>
  dueOwners(dueTargets(db), except, most);

/** A message that has waited for a day is no news. */
const giveUpOld = (trx: Knex.Transaction, { id }: TargetRow) =>
  deliveries(trx)
    .where({ webhookId: id, state: 'waiting' })
    .whereRaw("queued_at < now() - interval '1 day'")
    .update({ state: 'given-up' });

const forgetOld = (trx: Knex.Transaction, { id }: TargetRow) =>
  keepNewest(() => deliveries(trx).where({ webhookId: id }).whereNot({ state: 'waiting' }), mostFinished);

const nextOf = (trx: Knex.Transaction, { id }: TargetRow) =>
  deliveries(trx).where({ webhookId: id, state: 'waiting' }).orderBy('number').first();

/**
 * Claims the next message of a student for half a minute; null when there is none. Others leave the webhook alone until
 * then, so its messages go one after the other. No transaction is open while it is sent.
 */
export const claimTurn = (db: Knex, ownerId: UserId): Promise<Turn | null> =>
  db.transaction(async (trx) => {
    const claim = await claimDue(dueTargets(trx), ownerId);
    if (claim === null) return null;
    const target = await targets(trx).where({ ownerId, claim }).first();
    if (!target?.address) return null;
    await giveUpOld(trx, target);
    await forgetOld(trx, target);
    const message = await nextOf(trx, target);
    if (!message) {
      await targets(trx)
        .where({ id: target.id })
        .update({ ...unclaimed, dueAt: null });
      return null;
    }
    await deliveries(trx)
      .where({ id: message.id })
      .update({ tries: message.tries + 1, triedAt: trx.fn.now() });
    return { target: { ...target, address: target.address, claim }, message };
  });

const isAccepted = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;

/**
 * Records the outcome of a claimed message, and when the webhook is next; returns since when it has failed, in days, or
 * null when it was lost to another process, deleted or erased.
 */
export const endTurn = (
  db: Knex,
  { target, message }: Turn,
  outcome: Outcome,
): Promise<{ failingDays: number } | null> =>
  db.transaction(async (trx) => {
    const own = () => targets(trx).where({ id: target.id });
    const found = await own().where({ claim: target.claim }).forUpdate().first();
    if (!found) return null;
    const sent = deliveries(trx).where({ id: message.id });
    if (isAccepted(outcome)) {
      await sent.update({ ...outcome, state: 'delivered' });
      const dueAt = (await nextOf(trx, target)) ? trx.fn.now() : null;
      await own().update({ ...unclaimed, dueAt, tries: 0, failingSince: null });
      return { failingDays: 0 };
    }
    await sent.update({ ...outcome });
    const failingSince = trx.raw('coalesce(failing_since, now())');
    await own().update({ ...unclaimed, dueAt: retryAt(trx, found.tries), tries: found.tries + 1, failingSince });
    const row = await own().first<{ failingDays: number }>(
      trx.raw('extract(epoch from now() - failing_since)::float8 / 86400 as failing_days'),
    );
    return { failingDays: row?.failingDays ?? 0 };
  });
