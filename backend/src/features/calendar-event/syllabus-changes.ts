import { CalendarEventId, type DocumentId, type ExtractedDate } from '@hub/contracts';
import { uuid5 } from '../../platform/domain/index.ts';
import type { Fields } from './origin.ts';
import { compare, type KnownItem, plainTitle } from './same-items.ts';

type When = Pick<Fields, 'dueDate' | 'dueTime'>;

/** `isTouched`: the student edited or completed it. */
export type OnCalendar = When & { readonly isTouched: boolean };

/** An event from a syllabus. `read` and `quote` are what that says about it, `now` is the calendar. */
export type SyllabusItem = KnownItem & {
  readonly read: Fields;
  readonly quote: string;
  readonly documentId: DocumentId | null;
  readonly now: OnCalendar;
};

/** The dates of a syllabus, and what is known about earlier ones. */
export interface Compared {
  readonly documentId: DocumentId;
  readonly dates: readonly ExtractedDate[];
  /** Dates to check: they schedule and move nothing, but their events are still in the syllabus. */
  readonly toCheck?: readonly ExtractedDate[];
  /** Events that other lines of the syllabus are about, with these lines. */
  readonly named?: ReadonlyMap<CalendarEventId, string>;
  /** Events of earlier syllabi: they move when the student agrees. */
  readonly earlier?: ReadonlySet<CalendarEventId>;
  /** Events that the student keeps although the syllabus does not name them. */
  readonly kept?: ReadonlySet<CalendarEventId>;
}

/** The same for items of a syllabus with the same title and day. */
export const keyOf = ({ title, dueDate }: Pick<ExtractedDate, 'title' | 'dueDate'>) =>
  `${dueDate} ${plainTitle(title)}`;

/** The id of the event that an item of a syllabus becomes. */
export const syllabusEventId = (id: DocumentId, key: string) => CalendarEventId.parse(uuid5('syllabus-date', id, key));

/** Another day, or another time where both have one: a time that is added or left out moves nothing. */
export const isElsewhere = (from: When, to: When) =>
  from.dueDate !== to.dueDate || (from.dueTime !== null && to.dueTime !== null && from.dueTime !== to.dueTime);

const dateOf = ({ description: _none, ...read }: Fields, quote: string): ExtractedDate => ({ ...read, quote });

/**
 * How a syllabus changes the class's events: those that follow it, new ones, and missing ones. An event of an earlier
 * syllabus that has another day now follows it in everything else. `today` is the last day that has begun anywhere on earth.
 */
export const changesBy = (known: readonly SyllabusItem[], syllabus: Compared, today: string) => {
  const { documentId, toCheck = [], named = new Map<CalendarEventId, string>(), earlier, kept } = syllabus;
  const dates = [...new Map(syllabus.dates.map((date) => [keyOf(date), date])).values()];
  const items = new Map(known.map((item) => [item.id, item]));
  const withItem = ({ id, date }: { id: CalendarEventId; date: ExtractedDate }) => {
    const item = items.get(id);
    return item ? [{ item, date }] : [];
  };
  const waits = ({ item, date }: { item: SyllabusItem; date: ExtractedDate }) =>
    (item.documentId !== documentId || earlier?.has(item.id)) &&
    isElsewhere(item.read, date) &&
    isElsewhere(item.now, date);

  const sure = compare(known, dates);
  const missing = new Set(sure.gone);
  const notSure = compare(
    known.filter(({ id }) => missing.has(id) && !named.has(id)),
    toCheck,
  );
  const [same, doubtful] = [sure.same.flatMap(withItem), notSure.same.flatMap(withItem)];
  const gone = known.filter(({ id }) => notSure.gone.includes(id));
  const stays = ({ item: { id, read }, date }: (typeof same)[number]) => {
    const { dueDate, dueTime } = read;
    return { id, date: { ...date, dueDate, dueTime } };
  };

  return {
    follow: [
      ...same.map((pair) => (waits(pair) ? stays(pair) : { id: pair.item.id, date: pair.date })),
      ...doubtful.map(({ item: { id, read }, date }) => ({ id, date: dateOf(read, date.quote) })),
      ...known.flatMap(({ id, read }) => {
        const quote = missing.has(id) && named.get(id);
        return quote ? [{ id, date: dateOf(read, quote) }] : [];
      }),
    ],
    schedule: sure.fresh.map((date) => ({ id: syllabusEventId(documentId, keyOf(date)), date })),
    leave: gone.map(({ id }) => id),
    /** The event of each date that is on the calendar, by {@link keyOf}. */
    ids: new Map([
      ...[...same, ...doubtful].map(({ item, date }) => [keyOf(date), item.id] as const),
      ...sure.fresh.map((date) => [keyOf(date), syllabusEventId(documentId, keyOf(date))] as const),
    ]),
    /** Keys of dates whose event has another day, until the student agrees. */
    moved: new Set([...same, ...doubtful].filter(waits).map(({ date }) => keyOf(date))),
    /** Keys of dates that no known event is about; also when the same syllabus is compared again. */
    fresh: new Set(
      [...sure.fresh, ...notSure.fresh, ...same.filter(isOwn).map(({ date }) => date)].map((date) => keyOf(date)),
    ),
    /** Missing events that the student may remove: untouched and still to come (decision Q5). */
    gone: gone.filter(({ id, now }) => !now.isTouched && now.dueDate > today && !kept?.has(id)),
  };

  function isOwn({ item, date }: (typeof same)[number]) {
    return item.id === syllabusEventId(documentId, keyOf(date));
  }
};
