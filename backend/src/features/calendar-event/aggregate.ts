import type { Aggregate } from '../../platform/domain/index.ts';
import { type CalendarEvent, calendarEvent, type CalendarEventCommand } from './decider.ts';
import { CalendarEventEvent } from './events.ts';
import { undoCalendarEvent } from './undo.ts';

export const calendarEventAggregate: Aggregate<CalendarEventCommand, CalendarEventEvent, CalendarEvent | null> = {
  category: 'calendarEvent',
  decider: calendarEvent,
  events: CalendarEventEvent,
  undo: undoCalendarEvent,
};
