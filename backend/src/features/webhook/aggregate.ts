import type { Aggregate } from '../../platform/domain/index.ts';
import { webhook, type Webhook, type WebhookCommand } from './decider.ts';
import { WebhookEvent } from './events.ts';

export const webhookAggregate: Aggregate<WebhookCommand, WebhookEvent, Webhook | null> = {
  category: 'webhook',
  decider: webhook,
  events: WebhookEvent,
};
