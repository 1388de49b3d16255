import { UserId, WebhookId, type WebhookForm } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { webhook } from './decider.ts';
import type { WebhookEvent } from './events.ts';

const { given } = specOf(webhook);
const webhookId = WebhookId.parse('5c0a8f6e-2d4b-4f3a-9a57-1e6f7b8c9d10');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const form: WebhookForm = { address: 'https://example.org/hub', kinds: ['task'] };
const added: WebhookEvent = { type: 'WebhookAdded', data: { webhookId, ownerId: ann, ...form } };
const paused: WebhookEvent = { type: 'WebhookPaused', data: { webhookId } };
const resumed: WebhookEvent = { type: 'WebhookResumed', data: { webhookId } };
const stopped: WebhookEvent = { type: 'WebhookStopped', data: { webhookId, reason: 'failing' } };
const deleted: WebhookEvent = { type: 'WebhookDeleted', data: { webhookId } };
const own = { webhookId, by: ann };

describe('adding a webhook', () => {
  it('records its address and what it announces, and no secret', () => {
    given()
      .when({ type: 'AddWebhook', ...own, form })
      .then(added);
  });
  it('rejects an id that exists', () => {
    given(added)
      .when({ type: 'AddWebhook', ...own, form })
      .thenRejects('already_exists');
  });
});

describe('a webhook', () => {
  it('is paused once, and resumed once', () => {
    given(added)
      .when({ type: 'PauseWebhook', ...own })
      .then(paused);
    given(added, paused)
      .when({ type: 'PauseWebhook', ...own })
      .then();
    given(added, paused)
      .when({ type: 'ResumeWebhook', ...own })
      .then(resumed);
    given(added)
      .when({ type: 'ResumeWebhook', ...own })
      .then();
  });

  it('is stopped once, unless it is paused, and resumed by its student', () => {
    const stop = { type: 'StopWebhook', ...own, reason: 'failing' } as const;
    given(added).when(stop).then(stopped);
    given(added, stopped).when(stop).then();
    given(added, paused).when(stop).then();
    given(added, stopped)
      .when({ type: 'PauseWebhook', ...own })
      .then();
    given(added, stopped)
      .when({ type: 'ResumeWebhook', ...own })
      .then(resumed);
  });

  it('is deleted in any state, for good', () => {
    for (const past of [[added], [added, paused], [added, stopped]])
      given(...past)
        .when({ type: 'DeleteWebhook', ...own })
        .then(deleted);
    for (const type of ['DeleteWebhook', 'PauseWebhook', 'ResumeWebhook'] as const)
      given(added, deleted)
        .when({ type, ...own })
        .thenRejects('webhook_not_found');
  });

  it('of another student looks like one that does not exist', () => {
    for (const type of ['DeleteWebhook', 'PauseWebhook', 'ResumeWebhook'] as const) {
      given(added).when({ type, webhookId, by: bob }).thenRejects('webhook_not_found');
      given()
        .when({ type, ...own })
        .thenRejects('webhook_not_found');
    }
  });
});
