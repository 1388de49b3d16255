import { CalendarEventId, type ClassId, type DocumentId, type ExtractedDate, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import type { CalendarEventCommand } from './decider.ts';
import { compare, type KnownItem, plainTitle } from './same-items.ts';

/** The dates found in one syllabus. */
export interface SyllabusDates {
  readonly documentId: DocumentId;
  readonly classId: ClassId;
  readonly ownerId: UserId;
  readonly dates: readonly ExtractedDate[];
}

interface Dependencies {
  handleAll: (commands: readonly CalendarEventCommand[], context: CommandContext) => Promise<unknown>;
  /** The class's items from this syllabus and earlier ones, as they described them. */
  fromSyllabi: (syllabus: SyllabusDates) => Promise<readonly KnownItem[]>;
  /** The last day that has begun anywhere on earth. */
  today: string;
}

const keyOf = ({ title, dueDate }: ExtractedDate) => `${dueDate} ${plainTitle(title)}`;

/**
 * Reconciles the class's events with a syllabus and returns how many dates it names (decision Q5). The same item keeps
 * its event and the student's edits; a new item is scheduled, under an id derived from document, title and day; a
 * missing one is marked, or removed if it is in the future and untouched. Safe to repeat.
 */
export const reconcileSyllabus = async (
  { handleAll, fromSyllabi, today }: Dependencies,
  syllabus: SyllabusDates,
  context: CommandContext,
): Promise<number> => {
  const { documentId: bySyllabus, classId, ownerId: by } = syllabus;
  const dates = [...new Map(syllabus.dates.map((date) => [keyOf(date), date])).values()];
  const { same, fresh, gone } = compare(await fromSyllabi(syllabus), dates);

  const commands: CalendarEventCommand[] = [
    ...same.map(({ id, date }) => ({ type: 'FollowSyllabus', calendarEventId: id, by, bySyllabus, date }) as const),
    ...fresh.map((date) => {
      const calendarEventId = CalendarEventId.parse(uuid5('syllabus-date', bySyllabus, keyOf(date)));
      return { type: 'ScheduleFromSyllabus', calendarEventId, by, classId, documentId: bySyllabus, date } as const;
    }),
    ...gone.map((id) => ({ type: 'LeaveSyllabus', calendarEventId: id, by, bySyllabus, today }) as const),
  ];
  await handleAll(commands, { ...context, commandId: uuid5('reconcile', bySyllabus) });
  return dates.length;
};
