import { mostImportedEvents } from '@hub/contracts';
import ICAL from 'ical.js';
import { importedDate, type ImportedDate, type Occurrence } from './imported-date.ts';

export interface ReadCalendar {
  readonly name: string;
  /** By day and time. */
  readonly dates: readonly ImportedDate[];
  /** Dates outside the period, or beyond the most that one import takes. */
  readonly left: number;
  /** Entries without a day, or with a rule that makes no sense. */
  readonly unreadable: number;
}

/** The days that are read: first and last, YYYY-MM-DD. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Steps through all repetitions of a file: a rule that repeats every second ends nowhere else. */
const mostSteps = 20_000;

const endOf = (start: ICAL.Time, item: ICAL.Event) => {
  const end = start.clone();
  end.addDuration(item.duration);
  return end;
};

/** Series with their exceptions, and single dates; cancelled ones are left out. */
const itemsOf = (components: readonly ICAL.Component[]) => {
  const items = components.map((component) => new ICAL.Event(component, { strictExceptions: true, exceptions: [] }));
  const [exceptions, whole] = [true, false].map((wanted) =>
    items.filter((item) => item.isRecurrenceException() === wanted),
  ) as [ICAL.Event[], ICAL.Event[]];
  const named = new Map(whole.filter(({ uid }) => uid).map((item) => [item.uid, item]));
  for (const exception of exceptions) named.get(exception.uid)?.relateException(exception);
  const orphans = exceptions.filter(({ uid }) => !named.has(uid));
  return [...named.values(), ...whole.filter(({ uid }) => !uid), ...orphans];
};

const isCancelled = (item: ICAL.Event) =>
  String(item.component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

/** Every occurrence up to a day; `budget` is what the file may still step. */
function* occurrencesOf(item: ICAL.Event, to: string, budget: { steps: number }): Generator<Occurrence> {
  if (!item.isRecurring()) {
    const id = item.isRecurrenceException() ? item.recurrenceId.toString() : null;
    yield { item, start: item.startDate, end: item.endDate ?? endOf(item.startDate, item), id };
    return;
  }
  const steps = item.iterator();
  for (let next = steps.next(); next && budget.steps > 0; next = steps.next()) {
    budget.steps -= 1;
    if (next.toString().slice(0, 10) > to) return;
    const { item: actual, startDate: start, endDate: end } = item.getOccurrenceDetails(next);
    yield { item: actual, start, end, id: next.toString() };
  }
}

const parsed = (text: string) => {
  try {
    const all = ICAL.parse(text) as unknown[];
    return new ICAL.Component((Array.isArray(all[0]) ? all[0] : all) as never); // a file may hold several
  } catch {
    return null;
  }
};

const calendarIn = (text: string) => {
  const calendar = parsed(text);
  if (calendar?.name !== 'vcalendar') throw new Error('Not a calendar');
  return calendar;
};

/**
 * The dates of an iCalendar file (RFC 5545) within a period, on the browser's days.
 * @throws Error when the text is no such file
 */
export const readCalendar = (text: string, { from, to }: Period, untitled: string): ReadCalendar => {
  const calendar = calendarIn(text);
  const budget = { steps: mostSteps };
  const all: ImportedDate[] = [];
  let unreadable = 0;
  for (const item of itemsOf(calendar.getAllSubcomponents('vevent'))) {
    try {
      for (const occurrence of occurrencesOf(item, to, budget))
        if (!isCancelled(occurrence.item)) all.push(importedDate(occurrence, untitled));
    } catch {
      unreadable += 1;
    }
  }
  const dates = all
    .filter(({ dueDate, endDate }) => (endDate ?? dueDate) >= from && dueDate <= to)
    .toSorted((a, b) => `${a.dueDate} ${a.dueTime ?? ''}`.localeCompare(`${b.dueDate} ${b.dueTime ?? ''}`))
    .slice(0, mostImportedEvents);
  const name = String(calendar.getFirstPropertyValue('x-wr-calname') ?? '');
  return { name, dates, left: all.length - dates.length, unreadable };
};
