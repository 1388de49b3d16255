import { CalendarEventId, type ClassId, type DocumentId, type ExtractedDate, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import type { CalendarEventCommand } from './decider.ts';
import { compare, type KnownItem, plainTitle } from './same-items.ts';

/** What the reading of one syllabus found. */
export interface SyllabusDates {
  readonly documentId: DocumentId;
  readonly classId: ClassId;
  readonly ownerId: UserId;
  readonly dates: readonly ExtractedDate[];
}

interface Deps {
  handleAll: (commands: readonly CalendarEventCommand[], context: CommandContext) => Promise<unknown>;
  /** What the class has from syllabi, this one or earlier ones, as they described it. */
  fromSyllabi: (syllabus: SyllabusDates) => Promise<readonly KnownItem[]>;
  /** The last day that is today, or over, everywhere on earth. */
  today: string;
}

const keyOf = ({ title, dueDate }: ExtractedDate) => `${dueDate} ${plainTitle(title)}`;

/**
 * Brings the class's events into line with a syllabus and answers how many dates that names (decision Q5): the same item
 * keeps its event, with what the student did to it; what is new is scheduled, under an id derived from document, title and
 * day; what is gone is marked, or removed where nobody will miss it. Safe to repeat: what is in line already stays.
 */
export const reconcileSyllabus = async (
  { handleAll, fromSyllabi, today }: Deps,
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
