import type { WebhookMessage } from '@hub/contracts';
import { Webhook } from 'standardwebhooks';
import type { DeliveryRow } from './outbox.ts';

/** What is sent of a message: the same bytes however often, as the ids of its thing are all it says. */
export const bodyOf = ({ type, subjectId, happenedAt }: Pick<DeliveryRow, 'type' | 'subjectId' | 'happenedAt'>) =>
  JSON.stringify({ type, timestamp: happenedAt, data: { id: subjectId } } satisfies WebhookMessage);

/** The header `webhook-id`. */
export const messageId = (id: string) => `msg_${id}`;

interface Signed {
  readonly id: string;
  readonly body: string;
  readonly now: Date;
}

/** The headers by which a receiver knows that a message is ours, new and whole (Standard Webhooks). */
export const signatureOf = (secret: Uint8Array, { id, body, now }: Signed) => ({
  'webhook-id': messageId(id),
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(messageId(id), now, body),
});
