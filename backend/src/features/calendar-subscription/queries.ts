import {
  type CalendarSubscriptionId,
  type CalendarSubscriptionView,
  subscriptionLimits,
  type UserId,
} from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';
import { type RecordedEvents, rowAfter } from '../../platform/read-models/index.ts';
import { calendarEventQueries } from '../calendar-event/index.ts';
import { calendarSubscriptionList } from './projection.ts';
import type { SubscriptionRow } from './readings.ts';

type Read = { subscriptionId: CalendarSubscriptionId; ownerId: UserId; readAt: string | null };

export const calendarSubscriptionQueries = (db: Knex) => {
  const rows = (ownerId: UserId) => db<SubscriptionRow>(calendarSubscriptionList.table).where({ ownerId });

  const viewsOf = async (ownerId: UserId, found: readonly SubscriptionRow[]): Promise<CalendarSubscriptionView[]> => {
    const [counts, reads] = await Promise.all([
      calendarEventQueries(db).subscribedCounts(ownerId),
      db<Read>('calendar_readings').where({ ownerId }).select('subscriptionId', 'readAt'),
    ]);
    const readAt = new Map(reads.map((each) => [each.subscriptionId, each.readAt]));
    return found.map(({ ownerId: _owner, ...row }) => ({
      ...row,
      events: counts.get(row.id) ?? 0,
      lastReadAt: readAt.get(row.id) ?? null,
    }));
  };

  return {
    /** Oldest first. */
    subscriptionsOf: async (ownerId: UserId): Promise<CalendarSubscriptionView[]> => {
      const most = subscriptionLimits.subscriptions + 1;
      return viewsOf(ownerId, await rows(ownerId).orderBy(['createdAt', 'id']).limit(most));
    },

    /** The subscription after a command to it. @throws Rejection `subscription_not_found` */
    subscriptionAfter: async (
      ownerId: UserId,
      id: CalendarSubscriptionId,
      recorded: RecordedEvents,
    ): Promise<CalendarSubscriptionView> => {
      const row = rowAfter(calendarSubscriptionList, { id, row: await rows(ownerId).where({ id }).first() }, recorded);
      const [view] = row ? await viewsOf(ownerId, [{ ...row, id }]) : [];
      if (!view) throw new Rejection('subscription_not_found');
      return view;
    },

    /** @throws Rejection `subscription_not_found` */
    subscriptionOf: async (ownerId: UserId, id: CalendarSubscriptionId): Promise<CalendarSubscriptionView> => {
      const [view] = await viewsOf(ownerId, await rows(ownerId).where({ id }));
      if (!view) throw new Rejection('subscription_not_found');
      return view;
    },
  };
};
