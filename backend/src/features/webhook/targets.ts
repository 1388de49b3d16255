import { open, seal } from '@hub/cipher';
import { type UserId, type WebhookId, webhookLimits } from '@hub/contracts';
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';
import type { FeatureDependencies } from '../../platform/feature.ts';
import type { DueRow } from '../../platform/postgres/index.ts';
import type { WebhookEvent } from './events.ts';

/** Where messages of a webhook go. What its events say follows in the order of the log; only the secret is stored first. */
export interface TargetRow extends DueRow {
  id: WebhookId;
  secret: Buffer;
  address: string | null;
  kinds: string;
  active: boolean;
  /** Failures since the last success. */
  tries: number;
  failingSince: string | null;
  createdAt: string;
}

export const targets = (on: Knex) => on<TargetRow>('webhook_targets');

interface Own {
  readonly id: WebhookId;
  readonly ownerId: UserId;
}

const boundTo = (id: WebhookId) => `secret of webhook ${id}`;

/** Its event was never recorded: the request that began it failed, and was not repeated. */
const abandoned = "address is null and created_at < now() - interval '1 day'";

/** What signs a webhook's messages: 256 bits, sealed with the student's key. */
export const webhookSecrets = ({ db, keys }: Pick<FeatureDependencies, 'db' | 'keys'>) => ({
  /**
   * Returns the secret as receivers store it. A repeat with the same id replaces the secret, which no one has seen.
   * @throws Rejection `too_many_webhooks`
   */
  async add({ id, ownerId }: Own): Promise<string> {
    const plain = randomBytes(32);
    const secret = seal(await keys.use(ownerId), plain, boundTo(id));
    await db.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`webhooks of ${ownerId}`]);
      await targets(trx).where({ ownerId }).whereRaw(abandoned).delete();
      const others = await targets(trx).where({ ownerId }).whereNot({ id }).pluck('id');
      if (others.length >= webhookLimits.webhooks) throw new Rejection('too_many_webhooks');
      await targets(trx).insert({ id, ownerId, secret }).onConflict('id').merge(['secret']);
    });
    return `whsec_${plain.toString('base64')}`;
  },

  open: async ({ id, ownerId, secret }: Own & Pick<TargetRow, 'secret'>): Promise<Buffer> =>
    open(await keys.use(ownerId), secret, boundTo(id)),
});

/** Nothing of it is sent from now on, with or without its events. */
export const removeTarget = async (db: Knex, own: Own): Promise<void> => {
  await targets(db).where(own).delete();
};

/**
 * Does with a webhook's target what its event says; `stopped` runs in the same transaction, once. A repeat changes
 * nothing.
 */
export const followEvent = (
  db: Knex,
  { type, data }: WebhookEvent,
  stopped: (trx: Knex.Transaction) => Promise<unknown>,
): Promise<void> =>
  db.transaction(async (trx) => {
    const target = () => targets(trx).where({ id: data.webhookId });
    switch (type) {
      case 'WebhookAdded': {
        const { address, kinds } = data;
        await target().update({ address, kinds: JSON.stringify(kinds), active: true });
        return;
      }
      case 'WebhookPaused':
        await target().update({ active: false });
        return;
      case 'WebhookResumed':
        await target().update({ active: true, tries: 0, failingSince: null, dueAt: trx.fn.now() });
        return;
      case 'WebhookStopped': {
        const found = await target().where({ active: true }).update({ active: false });
        if (found === 0) return;
        await trx('webhook_deliveries')
          .where({ webhookId: data.webhookId, state: 'waiting' })
          .update('state', 'given-up');
        await stopped(trx);
        return;
      }
      case 'WebhookDeleted':
        await target().delete();
    }
  });
