import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { FeatureDependencies } from '../../platform/feature.ts';
import type { Reactor } from '../../platform/subscriptions/index.ts';
import { mailToStudent } from '../user/index.ts';
import { WebhookEvent } from './events.ts';
import { announce } from './outbox.ts';
import { followEvent } from './targets.ts';
import { announcedBy, thingCategories, ThingChanged } from './things.ts';

const Read = z.union([WebhookEvent, ThingChanged]);
type Read = z.infer<typeof Read>;

/**
 * Puts what changes into the outboxes. One reactor for all categories, so that messages are in the order of the log, and
 * begin and end exactly where a webhook was added, paused or deleted.
 */
export const webhookReactor = (dependencies: Pick<FeatureDependencies, 'db' | 'secrets'>): Reactor<Read> => ({
  name: 'webhook-outbox',
  events: Read,
  categories: ['webhook', ...thingCategories],
  async react(event, { ownerId: owner, streamId, eventId, recordedAt }) {
    const { db } = dependencies;
    const ownerId = owner as UserId;
    const own = WebhookEvent.safeParse(event);
    if (own.success) {
      const mail = (trx: Knex.Transaction) =>
        mailToStudent(dependencies, { trx, ownerId, template: 'webhook-stopped' });
      await followEvent(db, own.data, mail);
      return;
    }
    const change = announcedBy(event.type, streamId);
    if (change) await announce(db, { ...change, ownerId, eventId, happenedAt: recordedAt });
  },
});
