import { classIn, type ImportedDate, type ReadCalendar } from '@hub/calendar-file';
import type { CalendarEventView, ClassId, ClassView, ImportedEvent } from '@hub/contracts';

/** A date of the file, and whether and where it is imported. */
export interface Choice {
  readonly date: ImportedDate;
  readonly classId: ClassId | null;
  readonly isTaken: boolean;
  /** The student has it on that day, from an earlier import or with the same title. */
  readonly isPresent: boolean;
  /** What the calendar shows of it since an earlier import, if the file says something else. */
  readonly earlier: Present | null;
}

type Present = Pick<CalendarEventView, 'title' | 'dueDate' | 'dueTime' | 'endDate' | 'endTime' | 'place' | 'classId'>;

export interface OnCalendar {
  readonly classes: readonly ClassView[];
  readonly events: readonly Present[];
  /** The events of earlier imports by the key of their date. */
  readonly imported: ReadonlyMap<string, Present>;
}

const nameOf = ({ title, dueDate }: Pick<Present, 'title' | 'dueDate'>) => `${dueDate} ${title.toLowerCase()}`;

const shown = ['title', 'dueDate', 'dueTime', 'endDate', 'endTime', 'place'] as const;

/** Each date with the class that it names, or else the one that its calendar names; all are taken but those that are there. */
export const choicesOf = ({ name, dates }: ReadCalendar, { classes, events, imported }: OnCalendar): Choice[] => {
  const present = new Set(events.map(nameOf));
  const ofCalendar = classIn(name, classes) ?? (classes.length === 1 ? classes[0] : undefined);
  return dates.map((date) => {
    const before = imported.get(date.key);
    const earlier = before && shown.some((field) => before[field] !== date[field]) ? before : null;
    const isPresent = before ? !earlier : present.has(nameOf(date));
    const classId = before?.classId ?? (classIn(date.clues, classes) ?? ofCalendar)?.id ?? null;
    return { date, classId, isTaken: !isPresent, isPresent, earlier };
  });
};

/** What is sent of the taken ones that have a class. */
export const importedOf = (choices: readonly Choice[]): ImportedEvent[] =>
  choices.flatMap(({ date: { clues: _clues, series: _series, ...event }, classId, isTaken }) =>
    isTaken && classId ? [{ ...event, classId, priority: 'medium' as const }] : [],
  );
