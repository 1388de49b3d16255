import { type CalendarProblem, type ClassId, listCalendarSubscriptions, type UserId } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { CalendarSubscriptionEvent } from './events.ts';

/** Without the address, of which only the host is shown. */
export interface CalendarSubscriptionRow {
  ownerId: UserId;
  name: string;
  host: string;
  otherwise: ClassId | null;
  problem: CalendarProblem | null;
  failingSince: string | null;
  isPaused: boolean;
  createdAt: string;
}

const working = { problem: null, failingSince: null, isPaused: false };

export const calendarSubscriptionList: Projection<CalendarSubscriptionEvent, CalendarSubscriptionRow> = {
  name: 'calendar-subscription-list',
  version: 1, // raise it to rebuild from the first event
  table: 'calendar_subscription_list',
  events: CalendarSubscriptionEvent,
  categories: ['calendarSubscription'],
  queryKeys: [listCalendarSubscriptions.path],
  key: (event) => event.data.calendarSubscriptionId,

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'CalendarSubscriptionAdded': {
        const { ownerId, name, address, otherwise } = event.data;
        return { ownerId, name, host: new URL(address).host, otherwise, ...working, createdAt: recordedAt };
      }
      case 'CalendarSubscriptionChanged': {
        const { name, otherwise } = event.data;
        return (
          row && { ...row, name: name ?? row.name, otherwise: otherwise === undefined ? row.otherwise : otherwise }
        );
      }
      case 'CalendarSubscriptionRead':
      case 'CalendarSubscriptionResumed':
        return row && { ...row, ...working };
      case 'CalendarSubscriptionFailed': {
        const { problem, at } = event.data;
        return row && { ...row, problem, failingSince: row.failingSince ?? at };
      }
      case 'CalendarSubscriptionPaused':
        return row && { ...row, isPaused: true };
      case 'CalendarSubscriptionRemoved':
        return null;
    }
  },
};
