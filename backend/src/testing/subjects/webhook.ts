import { type UserId, webhookKinds, type WebhookState } from '@hub/contracts';
import * as fc from 'fast-check';
import { webhookAggregate } from '../../features/webhook/aggregate.ts';
import type { Webhook, WebhookCommand } from '../../features/webhook/decider.ts';
import { stopReasons, type WebhookEvent } from '../../features/webhook/events.ts';
import type { Subject } from '../subject.ts';
import { texts, userIds, webhookIds } from '../values.ts';

const target = { webhookId: webhookIds, by: userIds };

type Known = 'nothing' | 'deleted' | { of: UserId; state: WebhookState };

const statesAfter = {
  PauseWebhook: { on: 'paused', paused: 'paused', stopped: 'stopped' },
  ResumeWebhook: { on: 'on', paused: 'on', stopped: 'on' },
  StopWebhook: { on: 'stopped', paused: 'paused', stopped: 'stopped' },
} as const;

export const webhookSubject: Subject<WebhookCommand, WebhookEvent, Webhook | null, Known> = {
  aggregate: webhookAggregate,
  idOf: ({ webhookId }) => webhookId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    fc.record({
      ...target,
      type: fc.constant('AddWebhook' as const),
      form: fc.record({ address: texts, kinds: fc.subarray([...webhookKinds], { minLength: 1 }) }),
    }),
    fc.record({ ...target, type: fc.constantFrom('PauseWebhook', 'ResumeWebhook', 'DeleteWebhook') }),
    fc.record({ ...target, type: fc.constant('StopWebhook' as const), reason: fc.constantFrom(...stopReasons) }),
  ),
  unknown: 'nothing',

  after(known, { type, by }) {
    if (type === 'AddWebhook') {
      return known === 'nothing' ? { known: { of: by, state: 'on' } } : { refused: 'already_exists' };
    }
    if (typeof known === 'string' || known.of !== by) return { refused: 'webhook_not_found' };
    return { known: type === 'DeleteWebhook' ? 'deleted' : { ...known, state: statesAfter[type][known.state] } };
  },

  seen(state) {
    if (!state) return 'nothing';
    return state.state === 'deleted' ? 'deleted' : { of: state.ownerId, state: state.state };
  },
};
