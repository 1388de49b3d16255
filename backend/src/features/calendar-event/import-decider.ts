import type { CalendarEventForm, CalendarEventId, ClassId } from '@hub/contracts';
import { changesTo } from '../../platform/domain/index.ts';
import { checkEnd, endless } from './event-end.ts';
import type { CalendarEventEvent } from './events.ts';
import { type Fields, fieldsOf, followed } from './origin.ts';
import type { CalendarEvent } from './state.ts';

interface Imported {
  readonly calendarEventId: CalendarEventId;
  readonly form: CalendarEventForm;
  /** The class that the student has chosen for it; without it, the event's stays. */
  readonly classId?: ClassId | undefined;
}

const whole = (fields: Fields) => ({ ...endless, ...fieldsOf(fields) });
const whenOf = ({ dueDate, dueTime, endDate, endTime }: ReturnType<typeof whole>) => ({
  dueDate,
  dueTime,
  endDate,
  endTime,
});

/** The student has changed a field or ticked it. */
export const isTouched = ({ fields, given, completed }: CalendarEvent) =>
  completed || changesTo(whole(given), whole(fields)) !== null;

/**
 * A calendar file states an event that is there: what it changed since the last import is changed, except what the student
 * has changed. Day, time and end are one thing, so that a student's day never meets the file's end.
 * @throws Rejection `ends_before_start`
 */
export const decideImportedAgain = (
  { calendarEventId, form, classId }: Imported,
  { fields, given: before, origin, classId: current }: CalendarEvent,
): readonly CalendarEventEvent[] => {
  checkEnd(form);
  if (origin.source !== 'manual') return [];
  const [now, last, given] = [whole(fields), whole(before), whole(form)];
  const isMoved = changesTo(whenOf(last), whenOf(now)) !== null;
  const changes = {
    ...followed(now, last, isMoved ? { ...given, ...whenOf(now) } : given),
    ...(classId !== undefined && classId !== current && { classId }),
  };
  if (Object.keys(changes).length === 0) return [];
  return [{ type: 'CalendarEventImportedAgain', data: { calendarEventId, ...changes, given } }];
};
