import { CalendarEventId, type ClassId, type DocumentId, type ExtractedDate, type UserId } from '@hub/contracts';
import type { CommandContext, Target } from '../../platform/commands.ts';
import { uuid5 } from '../../platform/uuid5.ts';
import type { CalendarEventCommand } from './decider.ts';

/** What the reading of one syllabus found. */
export interface SyllabusDates {
  readonly documentId: DocumentId;
  readonly classId: ClassId;
  readonly ownerId: UserId;
  readonly dates: readonly ExtractedDate[];
}

type Key = Pick<ExtractedDate, 'title' | 'dueDate'>;

const keyOf = ({ title, dueDate }: Key) =>
  `${dueDate} ${title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** Commands with ids derived from document, title and day, so that a second analysis meets the first one's events. */
const commandsFor = ({ documentId, classId, ownerId, dates }: SyllabusDates): Target<CalendarEventCommand>[] =>
  [...new Map(dates.map((date) => [keyOf(date), date]))].map(([key, date]) => {
    const id = CalendarEventId.parse(uuid5('syllabus-date', documentId, key));
    return {
      id,
      command: { type: 'ScheduleFromSyllabus', calendarEventId: id, by: ownerId, classId, documentId, date },
    };
  });

interface Deps {
  handleAll: (targets: readonly Target<CalendarEventCommand>[], context: CommandContext) => Promise<unknown>;
  /** What earlier syllabi of the class brought, which a student may have ticked or changed since. */
  fromOtherSyllabi: (syllabus: SyllabusDates) => Promise<readonly Key[]>;
}

/**
 * Writes the dates of a syllabus as calendar events and answers how many there are. Safe to repeat.
 * What the class has already from a syllabus that this one replaced keeps its event (decision Q5).
 */
export const scheduleSyllabusDates = async (deps: Deps, syllabus: SyllabusDates, context: CommandContext) => {
  const known = new Set((await deps.fromOtherSyllabi(syllabus)).map(keyOf));
  const all = commandsFor(syllabus);
  const fresh = all.filter(({ command }) => command.type === 'ScheduleFromSyllabus' && !known.has(keyOf(command.date)));
  await deps.handleAll(fresh, context);
  return all.length;
};
