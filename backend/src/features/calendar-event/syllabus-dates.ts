import { CalendarEventId, type ClassId, type DocumentId, type ExtractedDate, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import type { CalendarEventCommand } from './decider.ts';
import type { Fields } from './origin.ts';
import { compare, type KnownItem, plainTitle } from './same-items.ts';

/** The dates found in one syllabus. */
export interface SyllabusDates {
  readonly documentId: DocumentId;
  readonly classId: ClassId;
  readonly ownerId: UserId;
  readonly dates: readonly ExtractedDate[];
  /** Dates to check: they schedule and move nothing, but their events are still in the syllabus. */
  readonly toCheck?: readonly ExtractedDate[];
  /** Events that other lines of the syllabus are about, with these lines. */
  readonly named?: ReadonlyMap<CalendarEventId, string>;
  /** Events that the student accepted: they are never removed. */
  readonly kept?: ReadonlySet<CalendarEventId>;
}

/** `ids` has the event of each date that is on the calendar, by {@link keyOf}. */
export interface Reconciled {
  readonly scheduled: number;
  readonly ids: ReadonlyMap<string, CalendarEventId>;
}

/** `read` is what the syllabus says about it. */
export type SyllabusItem = KnownItem & { readonly read: Fields };

interface Dependencies {
  handleAll: (commands: readonly CalendarEventCommand[], context: CommandContext) => Promise<unknown>;
  /** The class's items from this syllabus and earlier ones, as they described them. */
  fromSyllabi: (syllabus: SyllabusDates) => Promise<readonly SyllabusItem[]>;
  /** The last day that has begun anywhere on earth. */
  today: string;
}

/** The same for items of a syllabus with the same title and day. */
export const keyOf = ({ title, dueDate }: Pick<ExtractedDate, 'title' | 'dueDate'>) =>
  `${dueDate} ${plainTitle(title)}`;

/** The id of the event that an item of a syllabus becomes. */
export const syllabusEventId = (id: DocumentId, key: string) => CalendarEventId.parse(uuid5('syllabus-date', id, key));

/**
 * Reconciles the class's events with a syllabus (decision Q5). The same item keeps its event and the student's edits; a
 * new item is scheduled, under an id derived from document, title and day; a missing one is marked, or removed if it is in
 * the future and untouched. Safe to repeat.
 */
export const reconcileSyllabus = async (
  { handleAll, fromSyllabi, today }: Dependencies,
  syllabus: SyllabusDates,
  context: CommandContext,
): Promise<Reconciled> => {
  const { documentId: bySyllabus, classId, ownerId: by, toCheck = [], named = new Map(), kept } = syllabus;
  const dates = [...new Map(syllabus.dates.map((date) => [keyOf(date), date])).values()];
  const known = await fromSyllabi(syllabus);
  const { same, fresh, gone } = compare(known, dates);
  const missing = new Set(gone);
  const doubtful = compare(
    known.filter(({ id }) => missing.has(id) && !named.has(id)),
    toCheck,
  );
  const quotes = new Map<CalendarEventId, string>([
    ...named,
    ...doubtful.same.map(({ id, date }) => [id, date.quote] as const),
  ]);
  const ids = new Map([
    ...[...same, ...doubtful.same].map(({ id, date }) => [keyOf(date), id] as const),
    ...fresh.map((date) => [keyOf(date), syllabusEventId(bySyllabus, keyOf(date))] as const),
  ]);

  const commands = [
    ...same.map(({ id, date }) => ({ type: 'FollowSyllabus', calendarEventId: id, by, bySyllabus, date }) as const),
    ...fresh.map((date) => {
      const calendarEventId = syllabusEventId(bySyllabus, keyOf(date));
      return { type: 'ScheduleFromSyllabus', calendarEventId, by, classId, documentId: bySyllabus, date } as const;
    }),
    ...known
      .filter(({ id }) => missing.has(id))
      .map(({ id, read }): CalendarEventCommand => {
        const quote = quotes.get(id);
        const target = { calendarEventId: id, by, bySyllabus };
        if (quote === undefined) return { type: 'LeaveSyllabus', ...target, today, kept: kept?.has(id) ?? false };
        const { description: _none, ...date } = read;
        return { type: 'FollowSyllabus', ...target, date: { ...date, quote } };
      }),
  ];
  await handleAll(commands, { ...context, commandId: uuid5('reconcile', bySyllabus) });
  return { scheduled: dates.length, ids };
};
