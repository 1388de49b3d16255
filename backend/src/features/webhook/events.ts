import { UserId, WebhookId, webhookKinds } from '@hub/contracts';
import { z } from 'zod';

const id = z.object({ webhookId: WebhookId });

/** Why the service stopped a webhook: it failed for three days, or its receiver said that it is gone. */
export const stopReasons = ['failing', 'gone'] as const;
export type StopReason = (typeof stopReasons)[number];

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const WebhookEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('WebhookAdded'),
    data: id.extend({ ownerId: UserId, address: z.string(), kinds: z.array(z.enum(webhookKinds)) }),
  }),
  z.object({ type: z.literal('WebhookPaused'), data: id }),
  z.object({ type: z.literal('WebhookResumed'), data: id }),
  z.object({ type: z.literal('WebhookStopped'), data: id.extend({ reason: z.enum(stopReasons) }) }),
  z.object({ type: z.literal('WebhookDeleted'), data: id }),
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;
