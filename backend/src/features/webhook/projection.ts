import type { UserId, WebhookKind, WebhookState } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { WebhookEvent } from './events.ts';

export interface WebhookRow {
  ownerId: UserId;
  address: string;
  kinds: WebhookKind[];
  state: WebhookState;
  createdAt: string;
}

export const webhookList: Projection<WebhookEvent, WebhookRow> = {
  name: 'webhook-list',
  version: 1, // raise it to rebuild from the first event
  table: 'webhook_list',
  events: WebhookEvent,
  categories: ['webhook'],
  queryKeys: ['/api/account/webhooks'],
  key: (event) => event.data.webhookId,

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'WebhookAdded': {
        const { ownerId, address, kinds } = event.data;
        return { ownerId, address, kinds, state: 'on', createdAt: recordedAt };
      }
      case 'WebhookPaused':
        return row && { ...row, state: 'paused' };
      case 'WebhookResumed':
        return row && { ...row, state: 'on' };
      case 'WebhookStopped':
        return row && { ...row, state: 'stopped' };
      case 'WebhookDeleted':
        return null;
    }
  },
};
