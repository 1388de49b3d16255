import { UserId, WebhookId } from '@hub/contracts';
import { expect, it } from 'vitest';
import type { WebhookEvent } from './events.ts';
import { webhookList } from './projection.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const webhookId = WebhookId.parse('5c0a8f6e-2d4b-4f3a-9a57-1e6f7b8c9d10');
const recorded = { ownerId, recordedAt: '2026-11-26T09:00:00.000Z' };
const form = { address: 'https://example.org/hub', kinds: ['task' as const] };
const added: WebhookEvent = { type: 'WebhookAdded', data: { webhookId, ownerId, ...form } };
const later: readonly WebhookEvent[] = [
  { type: 'WebhookPaused', data: { webhookId } },
  { type: 'WebhookResumed', data: { webhookId } },
  { type: 'WebhookStopped', data: { webhookId, reason: 'gone' } },
];

it('the list shows a new webhook as on, and then its state', () => {
  const row = webhookList.evolve(null, added, recorded);
  expect(row).toEqual({ ownerId, ...form, state: 'on', createdAt: recorded.recordedAt });
  const states = later.map((event) => webhookList.evolve(row, event, recorded)?.state);
  expect(states).toEqual(['paused', 'on', 'stopped']);
  for (const event of later) expect(webhookList.evolve(null, event, recorded)).toBeNull();
});

it('a deleted webhook leaves the list', () => {
  const row = webhookList.evolve(null, added, recorded);
  expect(webhookList.evolve(row, { type: 'WebhookDeleted', data: { webhookId } }, recorded)).toBeNull();
});
