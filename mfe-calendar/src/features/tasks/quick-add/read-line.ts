import type { ClassId, ClassView, EventType, Priority } from '@hub/contracts';
import { readClass } from './read-class.ts';
import { readPriority } from './read-priority.ts';
import { readType, describesAction } from './read-type.ts';
import { readWhen } from './read-when.ts';

/** What a line of quick add means. */
export interface Reading {
  title: string;
  classId: ClassId | null;
  /** Type of the event that the line names; null if it describes something to do. */
  eventType: EventType | null;
  priority: Priority;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** `HH:mm` */
  dueTime: string | null;
}

export interface Context {
  classes: readonly ClassView[];
  /** The class that the list is filtered by, used if the line names none. */
  classId: ClassId | null;
  now: Date;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Bio quiz fri 2pm !high": class, type, day, time and priority in any order; the rest is the title. */
export const readLine = (line: string, { classes, classId: preferred, now }: Context): Reading => {
  const whole = line.replaceAll(/\s+/g, ' ').trim();
  const { priority, rest: words } = readPriority(whole);
  // codes are read before the date, as they contain numbers; short names after it, as "mar" may be a month
  const named = readClass(words, { classes, preferred, exactly: true });
  const { dueDate, dueTime, rest: timeless } = readWhen(named.rest, now);
  const meant = named.classId
    ? { classId: named.classId, rest: timeless }
    : readClass(timeless, { classes, preferred, exactly: false });
  const title = meant.rest || timeless || named.rest || words || whole;
  return {
    title: capitalised(title),
    classId: meant.classId ?? preferred,
    eventType: describesAction(title) ? null : readType(title),
    priority,
    dueDate,
    dueTime,
  };
};
