import type { Aggregate } from '../../platform/domain/index.ts';
import { calendarFeed, type CalendarFeed, type CalendarFeedCommand } from './decider.ts';
import { CalendarFeedEvent } from './events.ts';

export const calendarFeedAggregate: Aggregate<CalendarFeedCommand, CalendarFeedEvent, CalendarFeed | null> = {
  category: 'calendarFeed',
  decider: calendarFeed,
  events: CalendarFeedEvent,
};
