import type { UserId, WebhookId, WebhookKind, WebhookMessageType, WebhookProblem } from '@hub/contracts';
import type { Knex } from 'knex';
import { uuid5 } from '../../platform/domain/index.ts';
import { targets } from './targets.ts';

/** One message to one webhook, sent in the order of `number`. */
export interface DeliveryRow {
  id: string;
  number: string;
  webhookId: WebhookId;
  ownerId: UserId;
  type: WebhookMessageType;
  subjectId: string;
  happenedAt: string;
  queuedAt: string;
  state: 'waiting' | 'delivered' | 'given-up';
  tries: number;
  triedAt: string | null;
  status: number | null;
  problem: WebhookProblem | null;
}

export const deliveries = (on: Knex) => on<DeliveryRow>('webhook_deliveries');

/** How many messages of a webhook wait at most: of more, the oldest are forgotten. */
export const mostWaiting = 1000;

type Message = Pick<DeliveryRow, 'id' | 'webhookId' | 'ownerId' | 'type' | 'subjectId' | 'happenedAt'>;

/** A change that is announced already, by the last message and not sent yet, needs no second one. */
const isAnnounced = async (trx: Knex.Transaction, { webhookId, type, subjectId }: Message) => {
  const last = await deliveries(trx).where({ webhookId, state: 'waiting' }).orderBy('number', 'desc').first();
  return last?.type === type && last.subjectId === subjectId && last.tries === 0;
};

/** Deletes all but the newest `most` of these messages. */
export const keepNewest = async (some: () => ReturnType<typeof deliveries>, most: number): Promise<void> => {
  const oldest = some().orderBy('number', 'desc').offset(most).limit(1).select('number');
  await some().where('number', '<=', oldest).delete();
};

/** The caller holds the lock on the target's row: who sends the last message looks for more under the same lock. */
const put = async (trx: Knex.Transaction, message: Message) => {
  const { webhookId: id } = message;
  const waiting = () => deliveries(trx).where({ webhookId: id, state: 'waiting' });
  if (await isAnnounced(trx, message)) return;
  await deliveries(trx).insert(message).onConflict('id').ignore();
  await keepNewest(waiting, mostWaiting);
  await targets(trx).where({ id, dueAt: null }).update({ dueAt: trx.fn.now() });
};

interface Change extends Pick<Message, 'ownerId' | 'type' | 'subjectId' | 'happenedAt'> {
  readonly kind: WebhookKind;
  /** The event's id, of which those of its messages are made: a repeat finds them. */
  readonly eventId: string;
}

/** Puts a change into the outbox of every webhook of the student for its kind. Safe to repeat. */
export const announce = (db: Knex, { kind, eventId, ...change }: Change): Promise<void> =>
  db.transaction(async (trx) => {
    const { ownerId } = change;
    const wanting = await targets(trx)
      .where({ ownerId, active: true })
      .whereRaw('kinds @> ?::jsonb', [JSON.stringify([kind])])
      .orderBy('id')
      .forUpdate()
      .select('id');
    for (const { id: webhookId } of wanting)
      await put(trx, { id: uuid5('webhook message', webhookId, eventId), webhookId, ...change });
  });

/** Puts a test into the outbox, and has the receiver tried at once; returns false when the webhook is off. */
export const announceTest = (
  db: Knex,
  { id, webhookId, ownerId }: Pick<Message, 'id' | 'webhookId' | 'ownerId'>,
): Promise<boolean> =>
  db.transaction(async (trx) => {
    const own = () => targets(trx).where({ id: webhookId, ownerId, active: true });
    if (!(await own().forUpdate().first('id'))) return false;
    const happenedAt = new Date().toISOString();
    await put(trx, { id, webhookId, ownerId, type: 'webhook.test', subjectId: webhookId, happenedAt });
    await own().update({ dueAt: trx.fn.now() });
    return true;
  });
