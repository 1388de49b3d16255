import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';

export const WebhookId = z.uuid().brand<'WebhookId'>();
export type WebhookId = z.infer<typeof WebhookId>;

/** The things whose changes a webhook can announce. */
export const webhookKinds = [
  'class',
  'term',
  'meeting',
  'task',
  'event',
  'document',
  'grade',
  'flashcard-set',
  'practice-test',
] as const;
const WebhookKind = z.enum(webhookKinds, 'Please choose what the webhook announces');
export type WebhookKind = z.infer<typeof WebhookKind>;

/** `changed` is also said of what an undo brought back. */
const webhookChanges = ['created', 'changed', 'deleted'] as const;
export type WebhookChange = (typeof webhookChanges)[number];

export type WebhookMessageType = `${WebhookKind}.${WebhookChange}` | 'webhook.test';
const messageTypes: readonly WebhookMessageType[] = [
  ...webhookKinds.flatMap((kind) => webhookChanges.map((change) => `${kind}.${change}` as const)),
  'webhook.test',
];

/** `deliveries` are those that are shown. */
export const webhookLimits = { webhooks: 5, address: 500, deliveries: 10 } as const;

const wrongAddress = 'Please enter an address that begins with https://, without a name, a password or a #';

/** Plain http is allowed only for this machine, and there only by a setting of the service. */
const WebhookAddress = z
  .string(wrongAddress)
  .trim()
  .max(webhookLimits.address, `The address must be at most ${webhookLimits.address} characters`)
  .regex(
    /^(?:https:\/\/[^\s/?#@]+|http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?)(?:[/?][^\s#]*)?$/i,
    wrongAddress,
  )
  .pipe(z.url(wrongAddress));

export const WebhookForm = z.object({
  address: WebhookAddress,
  kinds: z
    .array(WebhookKind)
    .min(1, 'Please choose what the webhook announces')
    .max(webhookKinds.length)
    .transform((kinds) => webhookKinds.filter((kind) => kinds.includes(kind))),
});
export type WebhookForm = z.infer<typeof WebhookForm>;

/** `stopped`: by the service, because the receiver failed for three days or responded with 410. */
export const webhookStates = ['on', 'paused', 'stopped'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why a delivery failed without a response. */
export const webhookProblems = ['timeout', 'unreachable', 'certificate', 'not_public'] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

/** One message to a webhook, as far as it was tried. */
export const WebhookDelivery = z.object({
  /** The header `webhook-id`: the same however often the message is sent. */
  id: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'given-up']),
  tries: z.number().int(),
  triedAt: Instant,
  /** Of the last response; null without one. */
  status: z.number().int().nullable(),
  /** Null when there was a response, or while the first one is awaited. */
  problem: z.enum(webhookProblems).nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** An address to which changes of the student’s things are announced, without its secret. */
export const WebhookView = z.object({
  id: WebhookId,
  address: z.string(),
  kinds: z.array(WebhookKind),
  state: z.enum(webhookStates),
  /** Messages that were not delivered yet. */
  waiting: z.number().int(),
  /** When the first of the latest attempts failed; null after a success. */
  failingSince: Instant.nullable(),
  nextTryAt: Instant.nullable(),
  /** Newest first. */
  deliveries: z.array(WebhookDelivery).max(webhookLimits.deliveries),
  createdAt: Instant,
});
export type WebhookView = z.infer<typeof WebhookView>;

/** `secret` is the key of the signatures, in the form of the Standard Webhooks; no one can see it again. */
export const AddedWebhook = WebhookView.extend({ secret: z.string() });
export type AddedWebhook = z.infer<typeof AddedWebhook>;

const params = z.object({ id: WebhookId });

/** The webhooks of the student, oldest first. */
export const listWebhooks = endpoint({ method: 'GET', path: '/api/account/webhooks', result: z.array(WebhookView) });
/** 403 `proof_required` without a present proof; 400 `address_not_public`; 409 `too_many_webhooks` above 5. */
export const addWebhook = endpoint({
  method: 'POST',
  path: '/api/account/webhooks',
  body: WebhookForm,
  result: AddedWebhook,
  status: 201,
});
/** While it is paused nothing is sent, and what changes then is not sent later. False resumes a stopped one as well. */
export const pauseWebhook = endpoint({
  method: 'PUT',
  path: '/api/account/webhooks/:id/paused',
  params,
  body: z.object({ paused: z.boolean() }),
  result: WebhookView,
});
/** Sends `webhook.test` after what is waiting, and tries that at once. 409 `webhook_off` unless it is on. */
export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/account/webhooks/:id/test',
  params,
  result: z.undefined(),
});
/** What is waiting is not sent. */
export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/account/webhooks/:id',
  params,
  result: z.undefined(),
});

/** What a webhook is sent: which thing changed. What it is now is read from the API, by an access token. */
export const WebhookMessage = z.object({
  type: z.enum(messageTypes).meta({ description: 'More types will be added: accept those that you do not know' }),
  timestamp: Instant.meta({ description: 'When it happened' }),
  data: z.object({ id: z.uuid().meta({ description: 'The id of the thing in the API; of a test, of the webhook' }) }),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

/** The headers of a delivery (Standard Webhooks 1.0). */
export const WebhookHeaders = z.object({
  'webhook-id': z.string().meta({ description: 'The same however often the message is sent: ignore a repeat' }),
  'webhook-timestamp': z.string().meta({ description: 'When this attempt was made, in seconds since 1970' }),
  'webhook-signature': z.string().meta({
    description: '`v1,` and the HMAC-SHA-256 of `{id}.{timestamp}.{body}` in base64, under the secret after `whsec_`',
  }),
});

/** A request that the service sends to others. */
export interface Announcement {
  readonly announces: string;
  readonly summary: string;
  readonly headers: z.ZodObject;
  readonly body: z.ZodObject;
}

/** Any response of 2xx within ten seconds accepts it; 410 stops the webhook; all others are retried for a day. */
export const thingChanged: Announcement = {
  announces: 'thingChanged',
  summary: 'Something of the student changed',
  headers: WebhookHeaders,
  body: WebhookMessage,
};
