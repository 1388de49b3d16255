import type { Aggregate } from '../../platform/domain/index.ts';
import { calendarSubscription, type CalendarSubscription, type CalendarSubscriptionCommand } from './decider.ts';
import { CalendarSubscriptionEvent } from './events.ts';

export const calendarSubscriptionAggregate: Aggregate<
  CalendarSubscriptionCommand,
  CalendarSubscriptionEvent,
  CalendarSubscription | null
> = {
  category: 'calendarSubscription',
  decider: calendarSubscription,
  events: CalendarSubscriptionEvent,
};
