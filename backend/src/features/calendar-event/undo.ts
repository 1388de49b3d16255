import { type Done, Rejection } from '../../platform/domain/index.ts';
import { takenBack } from '../../platform/commands/index.ts';
import type { CalendarEventEvent } from './events.ts';
import type { CalendarEvent } from './state.ts';

/** Takes back what a command did to an event; taking back its adding removes it. */
export const undoCalendarEvent = (
  done: Done<CalendarEventEvent, CalendarEvent | null>,
): readonly CalendarEventEvent[] => {
  const { events, after, now, beganAt } = done;
  if (now?.removed && !after?.removed) throw new Rejection('changed_since');
  const { calendarEventId } = events[0].data;
  const event = takenBack(done);
  if (!event || event.removed) return [{ type: 'CalendarEventRemoved', data: { calendarEventId } }];
  const { ownerId, classId, fields, origin, completed } = event;
  const data = { calendarEventId, ownerId, classId, ...fields, ...origin, completed, createdAt: beganAt };
  return [{ type: 'CalendarEventRestored', data }];
};
