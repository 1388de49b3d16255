import { changesTo, type UndoContext, Rejection } from '../../platform/domain/index.ts';
import { revertedState } from '../../platform/commands/index.ts';
import type { CalendarEventEvent } from './events.ts';
import type { CalendarEvent } from './state.ts';

/** Undoes a command to an event. Undoing its creation removes it. */
export const undoCalendarEvent = (
  done: UndoContext<CalendarEventEvent, CalendarEvent | null>,
): readonly CalendarEventEvent[] => {
  const { events, after, now, beganAt } = done;
  if (now?.removed && !after?.removed) throw new Rejection('changed_since');
  const { calendarEventId } = events[0].data;
  const event = revertedState(done);
  if (!event) return [{ type: 'CalendarEventRemoved', data: { calendarEventId } }];
  const { ownerId, classId, fields, given, origin, completed, series, subscriptionId } = event;
  const state = { ...fields, ...(origin.source === 'manual' && { given }), ...origin, ...series, completed };
  const bySubscription = subscriptionId && { subscriptionId };
  const data = { calendarEventId, ownerId, classId, ...state, ...bySubscription, createdAt: beganAt };
  const restored = { type: 'CalendarEventRestored', data } as const;
  if (!event.removed) return [restored];
  const yes = true as const;
  const why = { ...(event.removedByStudent && { byStudent: yes }), ...(event.gone && { gone: yes }) };
  const removed = { type: 'CalendarEventRemoved', data: { calendarEventId, ...why } } as const;
  // undoing the removal as well must find the event as it was
  return now && changesTo(now, { fields, origin, completed }) ? [restored, removed] : [removed];
};
