import type { TimetableEntry } from '@hub/contracts';
import type { ClassNameOf } from '../../shared/class-names.ts';
import { whenAndWhere } from '../../shared/format-dates.ts';

/** A meeting of a class on a day, as it is laid out among the timed events. */
export interface MeetingItem {
  kind: 'meeting';
  id: string;
  title: string;
  dueDate: string;
  dueTime: string;
  endTime: string;
  place: string | null;
  priority: 'medium';
  entry: TimetableEntry;
}

/** "Lecture · Biology", or just the class. */
export const meetingTitle = (entry: TimetableEntry, classNameOf: ClassNameOf | undefined): string =>
  [entry.title, classNameOf?.(entry)].filter(Boolean).join(' · ');

/** "10:00 AM – 11:15 AM, Hall 2". */
export const meetingTimes = ({ startTime, endTime, place }: TimetableEntry): string =>
  whenAndWhere({ dueTime: startTime, endTime, place });

export const meetingItemsOf = (
  entries: readonly TimetableEntry[],
  classNameOf: ClassNameOf | undefined,
): MeetingItem[] =>
  entries.map((entry) => ({
    kind: 'meeting',
    id: `${entry.meetingId}/${entry.plannedDay}`,
    title: meetingTitle(entry, classNameOf),
    dueDate: entry.day,
    dueTime: entry.startTime,
    endTime: entry.endTime,
    place: entry.place,
    priority: 'medium',
    entry,
  }));
