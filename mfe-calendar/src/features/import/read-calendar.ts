import { mostImportedEvents } from '@hub/contracts';
import ICAL from 'ical.js';
import { importedDate, type ImportedDate, type Occurrence } from './imported-date.ts';

export interface ReadCalendar {
  readonly name: string;
  /** By day and time. */
  readonly dates: readonly ImportedDate[];
  /** Dates outside the period, or beyond the most that one import takes. */
  readonly left: number;
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
  const items = components.map((component) => new ICAL.Event(component, { strictExceptions: true }));
  const masters = new Map(items.filter((item) => !item.isRecurrenceException()).map((item) => [item.uid, item]));
  const orphans = items.filter((item) => item.isRecurrenceException() && !masters.has(item.uid));
  for (const item of items) if (item.isRecurrenceException()) masters.get(item.uid)?.relateException(item);
  return [...masters.values(), ...orphans];
};

const isCancelled = (item: ICAL.Event) =>
  String(item.component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

/** Every occurrence up to a day; `budget` is what the file may still step. */
function* occurrencesOf(item: ICAL.Event, to: string, budget: { steps: number }): Generator<Occurrence> {
  if (!item.isRecurring()) {
    yield { item, start: item.startDate, end: item.endDate ?? endOf(item.startDate, item), id: null };
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
  for (const item of itemsOf(calendar.getAllSubcomponents('vevent')))
    for (const occurrence of occurrencesOf(item, to, budget))
      if (!isCancelled(occurrence.item)) all.push(importedDate(occurrence, untitled));
  const dates = all
    .filter(({ dueDate, endDate }) => (endDate ?? dueDate) >= from && dueDate <= to)
    .toSorted((a, b) => `${a.dueDate} ${a.dueTime ?? ''}`.localeCompare(`${b.dueDate} ${b.dueTime ?? ''}`))
    .slice(0, mostImportedEvents);
  const name = String(calendar.getFirstPropertyValue('x-wr-calname') ?? '');
  return { name, dates, left: all.length - dates.length };
};
