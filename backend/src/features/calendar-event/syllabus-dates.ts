import type { CalendarEventId, ClassId, UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import type { CalendarEventCommand } from './decider.ts';
import { changesBy, type Compared, keyOf, type SyllabusItem } from './syllabus-changes.ts';

/** The dates found in one syllabus. */
export type SyllabusDates = Compared & { readonly classId: ClassId; readonly ownerId: UserId };

/** What a syllabus changed, and what waits for the student; keys are those of `keyOf`. */
export interface Reconciled {
  readonly scheduled: number;
  /** The event of each date that is on the calendar. */
  readonly ids: ReadonlyMap<string, CalendarEventId>;
  readonly moved: ReadonlySet<string>;
  readonly fresh: ReadonlySet<string>;
  readonly gone: readonly SyllabusItem[];
}

interface Dependencies {
  handleAll: (commands: readonly CalendarEventCommand[], context: CommandContext) => Promise<unknown>;
  /** The class's items from this syllabus and earlier ones, as they described them. */
  fromSyllabi: (syllabus: SyllabusDates) => Promise<readonly SyllabusItem[]>;
  /** The last day that has begun anywhere on earth. */
  today: string;
}

/**
 * Reconciles the class's events with a syllabus (decision Q5). The same item keeps its event and the student's edits; a
 * new item is scheduled, under an id derived from document, title and day; a missing one is marked. What moved and what is
 * gone waits for the student. Safe to repeat.
 */
export const reconcileSyllabus = async (
  { handleAll, fromSyllabi, today }: Dependencies,
  syllabus: SyllabusDates,
  context: CommandContext,
): Promise<Reconciled> => {
  const { documentId: bySyllabus, classId, ownerId: by } = syllabus;
  const { follow, schedule, leave, ids, moved, fresh, gone } = changesBy(await fromSyllabi(syllabus), syllabus, today);
  const commands: CalendarEventCommand[] = [
    ...follow.map(({ id, date }) => ({ type: 'FollowSyllabus', calendarEventId: id, by, bySyllabus, date }) as const),
    ...schedule.map(({ id: calendarEventId, date }) => {
      const type = 'ScheduleFromSyllabus' as const;
      return { type, calendarEventId, by, classId, documentId: bySyllabus, date };
    }),
    ...leave.map((calendarEventId) => ({ type: 'LeaveSyllabus', calendarEventId, by, bySyllabus }) as const),
  ];
  await handleAll(commands, { ...context, commandId: uuid5('reconcile', bySyllabus) });
  return { scheduled: new Set(syllabus.dates.map(keyOf)).size, ids, moved, fresh, gone };
};
