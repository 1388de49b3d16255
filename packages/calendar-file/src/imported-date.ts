import { limits, type EventType } from '@hub/contracts';
import type ICAL from 'ical.js';
import { eventTypeOf } from './guess-type.ts';
import type { LocalTime } from './local-time.ts';

/** A date of another calendar, on the student's own days. */
export interface ImportedDate {
  /** The same each time the file is read. */
  readonly key: string;
  /** The same for all dates of a series. */
  readonly series: string;
  readonly title: string;
  readonly description: string | null;
  readonly place: string | null;
  /** YYYY-MM-DD. */
  readonly dueDate: string;
  /** HH:mm. */
  readonly dueTime: string | null;
  readonly endDate: string | null;
  readonly endTime: string | null;
  readonly eventType: EventType;
  /** What may name its class. */
  readonly clues: string;
}

/** One occurrence; `id` is its place in a series. */
export interface Occurrence {
  readonly item: ICAL.Event;
  readonly start: ICAL.Time;
  readonly end: ICAL.Time;
  readonly id: string | null;
}

const longestDescription = 500;
const longestKey = 500;
const longestSeries = 300;
/** The end of a whole day is the morning after it. */
const lastMoment = (end: ICAL.Time, local: LocalTime) => {
  if (!end.isDate) return local(end);
  const last = end.clone();
  last.adjust(-1, 0, 0, 0);
  return local(last);
};

const plain = (text: unknown, longest: number) => {
  const trimmed = typeof text === 'string' ? text.trim().slice(0, longest).trim() : '';
  return trimmed === '' ? null : trimmed;
};

/** How dates are read: the zone of their days, and the title of those without one. */
export interface Reading {
  readonly local: LocalTime;
  readonly untitled: string;
}

export const importedDate = ({ item, start, end, id }: Occurrence, { local, untitled }: Reading): ImportedDate => {
  const { day: dueDate, time: dueTime } = local(start);
  const last = lastMoment(end, local);
  const endDate = last.day > dueDate ? last.day : null;
  const endsLater = dueTime !== null && last.time !== null && (endDate !== null || last.time > dueTime);
  const title = plain(item.summary?.replaceAll(/\s+/g, ' '), limits.title) ?? untitled;
  const categories = item.component.getAllProperties('categories').flatMap((property) => property.getValues());
  const uid = item.uid ?? `${dueDate} ${dueTime} ${title}`;
  return {
    key: [id, uid].filter(Boolean).join(' ').slice(0, longestKey),
    series: uid.slice(0, longestSeries),
    title,
    description: plain(item.description, longestDescription),
    place: plain(item.location, limits.place),
    dueDate,
    dueTime,
    endDate,
    endTime: endsLater ? last.time : null,
    eventType: eventTypeOf(`${title} ${categories.join(' ')}`, item.uid ?? ''),
    clues: [title, ...categories, item.location].join(' '),
  };
};
