import {
  type CalendarEventChange,
  CalendarEventId,
  CalendarSeriesId,
  type CalendarEventView,
  type NewCalendarEvent,
  type UserId,
} from '@hub/contracts';
import { daysBetween } from '../../platform/domain/index.ts';
import { moved, newSeries } from '../../repeating/series.ts';
import type { CalendarEventCommand } from './decider.ts';

type Schedule = Extract<CalendarEventCommand, { type: 'ScheduleCalendarEvent' }>;

/**
 * The commands for a new event: one, or one for each day on which it repeats, under ids derived from `newId` and the day.
 * @throws Rejection `never_repeats`, `repeats_too_often`
 */
export const schedulingOf = (
  { repeats, ...form }: NewCalendarEvent,
  newId: string,
  by: UserId,
): [Schedule, ...Schedule[]] => {
  const type = 'ScheduleCalendarEvent';
  if (!repeats) return [{ type, calendarEventId: CalendarEventId.parse(newId), by, form }];
  const { repeats: rule, occurrences } = newSeries(form.dueDate, repeats, newId);
  const series = { seriesId: CalendarSeriesId.parse(newId), repeats: rule };
  const [first, ...others] = occurrences;
  const scheduling = ({ id, day: dueDate }: (typeof occurrences)[number]): Schedule => {
    const endDate = moved(form.endDate, daysBetween(form.dueDate, dueDate));
    const calendarEventId = CalendarEventId.parse(id);
    return { type, calendarEventId, by, form: { ...form, dueDate, ...(endDate !== undefined && { endDate }) }, series };
  };
  return [scheduling(first), ...others.map(scheduling)];
};

/** What says where an occurrence is. */
export type Occurrence = Pick<CalendarEventView, 'id' | 'dueDate' | 'endDate'>;

/** A change of one occurrence, as it applies to another: the same values, on a day that is as far from its own. */
export const changeFor = (other: Occurrence, changed: Occurrence, change: CalendarEventChange): CalendarEventChange => {
  const { dueDate = changed.dueDate, endDate } = change;
  const days = daysBetween(changed.dueDate, dueDate);
  const begins = moved(other.dueDate, days);
  const ends = endDate ? moved(begins, daysBetween(dueDate, endDate)) : endDate;
  const end = endDate === undefined && days !== 0 ? moved(other.endDate, days) : ends;
  return { ...change, dueDate: begins, ...(end !== undefined && { endDate: end }) };
};
