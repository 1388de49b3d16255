import {
  type CalendarEventChange,
  CalendarEventForm,
  CalendarEventId,
  CalendarSeriesId,
  type CalendarEventView,
  type NewCalendarEvent,
  type NewRepeats,
  type UserId,
} from '@hub/contracts';
import { daysBetween, withChanges } from '../../platform/domain/index.ts';
import { changedSeries, moved, newSeries } from '../../repeating/series.ts';
import type { CalendarEventCommand } from './decider.ts';

type Schedule = Extract<CalendarEventCommand, { type: 'ScheduleCalendarEvent' }>;

/** The same on another day, as long as it is. */
const onDay = <Form extends Pick<CalendarEventForm, 'dueDate' | 'endDate'>>(form: Form, dueDate: string): Form => {
  const endDate = moved(form.endDate, daysBetween(form.dueDate, dueDate));
  return { ...form, dueDate, ...(endDate !== undefined && { endDate }) };
};

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
  const scheduling = ({ id, day }: (typeof occurrences)[number]): Schedule => {
    const calendarEventId = CalendarEventId.parse(id);
    return { type, calendarEventId, by, form: onDay(form, day), series };
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

interface Repeating {
  readonly event: CalendarEventView;
  readonly change: CalendarEventChange;
  readonly repeats: NewRepeats;
  /** The later occurrences of an event that repeats already. */
  readonly following: readonly (Occurrence & Pick<CalendarEventView, 'completed'>)[];
}

/**
 * The commands for a change after which an event repeats by this rule, from its day on: to the event itself, then to the
 * later occurrences that stay, go and come.
 * @throws Rejection `never_repeats`, `repeats_too_often`
 */
export const repeatingOf = (
  { event, change, repeats, following }: Repeating,
  newId: string,
  by: UserId,
): [CalendarEventCommand, ...CalendarEventCommand[]] => {
  const form = withChanges(CalendarEventForm.parse(event), change);
  const later = following.map(({ id, dueDate: day, completed }) => ({ id, day, completed }));
  const changed = changedSeries({ day: form.dueDate, repeats, following: later }, newId);
  const series = { seriesId: CalendarSeriesId.parse(newId), repeats: changed.repeats };
  const kept = new Set(changed.kept);
  const staying = following.filter(({ id }) => kept.has(id));
  const { dueDate: _day, ...same } = change;
  return [
    { type: 'ChangeCalendarEvent', calendarEventId: event.id, by, change, series },
    ...staying.map((other) => {
      const its = changeFor(other, { ...event, dueDate: form.dueDate }, same);
      return { type: 'ChangeCalendarEvent', calendarEventId: other.id, by, change: its, series } as const;
    }),
    ...changed.removed.map((id) => ({ type: 'RemoveCalendarEvent', calendarEventId: id, by }) as const),
    ...changed.added.map(({ id, day }) => {
      const calendarEventId = CalendarEventId.parse(id);
      return { type: 'ScheduleCalendarEvent', calendarEventId, by, form: onDay(form, day), series } as const;
    }),
  ];
};
