import type { CalendarEventView, ClassId, ClassView, ImportedEvent } from '@hub/contracts';
import { classIn } from './guess-class.ts';
import type { ImportedDate } from './imported-date.ts';
import type { ReadCalendar } from './read-calendar.ts';

/** A date of the file, and whether and where it is imported. */
export interface Choice {
  readonly date: ImportedDate;
  readonly classId: ClassId | null;
  readonly isTaken: boolean;
  /** The student has an event of that title on that day. */
  readonly isPresent: boolean;
}

type Present = Pick<CalendarEventView, 'title' | 'dueDate'>;

const nameOf = ({ title, dueDate }: Present) => `${dueDate} ${title.toLowerCase()}`;

/** Each date with the class that it names, or else the one that its calendar names; all are taken but those that are there. */
export const choicesOf = (
  { name, dates }: ReadCalendar,
  { classes, events }: { classes: readonly ClassView[]; events: readonly Present[] },
): Choice[] => {
  const present = new Set(events.map(nameOf));
  const ofCalendar = classIn(name, classes) ?? (classes.length === 1 ? classes[0] : undefined);
  return dates.map((date) => {
    const isPresent = present.has(nameOf(date));
    const classId = (classIn(date.clues, classes) ?? ofCalendar)?.id ?? null;
    return { date, classId, isTaken: !isPresent, isPresent };
  });
};

/** What is sent of the taken ones that have a class. */
export const importedOf = (choices: readonly Choice[]): ImportedEvent[] =>
  choices.flatMap(({ date: { clues: _clues, ...event }, classId, isTaken }) =>
    isTaken && classId ? [{ ...event, classId, priority: 'medium' as const }] : [],
  );
