import { mostImportedEvents } from '@hub/contracts';
import ICAL from 'ical.js';
import { importedDate, type ImportedDate, type Occurrence } from './imported-date.ts';
import { localTimeIn } from './local-time.ts';

export interface ReadCalendar {
  readonly name: string;
  /** By day and time. */
  readonly dates: readonly ImportedDate[];
  /** Dates outside the period, or beyond the most that are read. */
  readonly left: number;
  /** There are later dates within the period, beyond the most that are read. */
  readonly isCut: boolean;
  /** Entries without a day, or with a rule that makes no sense. */
  readonly unreadable: number;
}

export interface ReadOptions {
  /** The days that are read: first and last, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** The title of a date without one. */
  readonly untitled: string;
  /** IANA name of the student's time zone; without it, that of this process. */
  readonly zone?: string;
  /** The most dates that are read; the default is what one import takes. */
  readonly most?: number;
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
 * The dates of an iCalendar file (RFC 5545) within a period, on the student's days.
 * @throws Error when the text is no such file
 */
export const readCalendar = (
  text: string,
  { from, to, untitled, zone, most = mostImportedEvents }: ReadOptions,
): ReadCalendar => {
  const calendar = calendarIn(text);
  const reading = { local: localTimeIn(zone), untitled };
  const budget = { steps: mostSteps };
  const all: ImportedDate[] = [];
  let unreadable = 0;
  for (const item of itemsOf(calendar.getAllSubcomponents('vevent'))) {
    try {
      for (const occurrence of occurrencesOf(item, to, budget))
        if (!isCancelled(occurrence.item)) all.push(importedDate(occurrence, reading));
    } catch {
      unreadable += 1;
    }
  }
  const within = all
    .filter(({ dueDate, endDate }) => (endDate ?? dueDate) >= from && dueDate <= to)
    .toSorted((a, b) => `${a.dueDate} ${a.dueTime ?? ''}`.localeCompare(`${b.dueDate} ${b.dueTime ?? ''}`));
  const dates = within.slice(0, most);
  const name = String(calendar.getFirstPropertyValue('x-wr-calname') ?? '');
  return { name, dates, left: all.length - dates.length, isCut: within.length > most, unreadable };
};
