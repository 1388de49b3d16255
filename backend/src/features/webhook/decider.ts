import type { UserId, WebhookForm, WebhookId, WebhookState } from '@hub/contracts';
import { type Decider, Rejection } from '../../platform/domain/index.ts';
import type { StopReason, WebhookEvent } from './events.ts';

export type WebhookCommand = { webhookId: WebhookId; by: UserId } & (
  | { type: 'AddWebhook'; form: WebhookForm }
  | { type: 'PauseWebhook' }
  | { type: 'ResumeWebhook' }
  | { type: 'StopWebhook'; reason: StopReason }
  | { type: 'DeleteWebhook' }
);

export type Webhook = { ownerId: UserId; state: WebhookState | 'deleted' };

const states = {
  WebhookPaused: 'paused',
  WebhookResumed: 'on',
  WebhookStopped: 'stopped',
  WebhookDeleted: 'deleted',
} as const satisfies Record<Exclude<WebhookEvent['type'], 'WebhookAdded'>, Webhook['state']>;

export const webhook: Decider<WebhookCommand, WebhookEvent, Webhook | null> = {
  initialState: null,

  evolve(state, event) {
    if (event.type === 'WebhookAdded') return { ownerId: event.data.ownerId, state: 'on' };
    return state && { ...state, state: states[event.type] };
  },

  decide(command, webhook) {
    const { webhookId, by } = command;
    if (command.type === 'AddWebhook') {
      if (webhook) throw new Rejection('already_exists');
      return [{ type: 'WebhookAdded', data: { webhookId, ownerId: by, ...command.form } }];
    }
    if (!webhook || webhook.ownerId !== by || webhook.state === 'deleted') throw new Rejection('webhook_not_found');
    const isOn = webhook.state === 'on';
    switch (command.type) {
      case 'PauseWebhook':
        return isOn ? [{ type: 'WebhookPaused', data: { webhookId } }] : [];
      case 'ResumeWebhook':
        return isOn ? [] : [{ type: 'WebhookResumed', data: { webhookId } }];
      case 'StopWebhook':
        return isOn ? [{ type: 'WebhookStopped', data: { webhookId, reason: command.reason } }] : [];
      case 'DeleteWebhook':
        return [{ type: 'WebhookDeleted', data: { webhookId } }];
    }
  },
};
