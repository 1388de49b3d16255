import type { ClassId, ClassView, EventType, Priority, Repeats } from '@hub/contracts';
import { firstFitting } from '@hub/study-rules/line';
import { addDays } from '@hub/ui';
import { readClass } from './read-class.ts';
import { readPlace } from './read-place.ts';
import { readPriority } from './read-priority.ts';
import { readRhythm } from './read-repeats.ts';
import { readType, describesAction } from './read-type.ts';
import { readUntil, readWhen, type When } from './read-when.ts';

/** What a line of quick add means. */
export interface Reading extends Omit<When, 'rest' | 'isDayNamed'> {
  title: string;
  classId: ClassId | null;
  /** Type of the event that the line names; null if it describes something to do. */
  eventType: EventType | null;
  priority: Priority;
  place: string | null;
  repeats: Repeats | null;
}

export interface Context {
  classes: readonly ClassView[];
  /** The class that the list is filtered by, used if the line names none. */
  classId: ClassId | null;
  now: Date;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A term's length: what repeats without a last day ends with it. */
const usualDays = 15 * 7;

/** When a line says that something is, and how it repeats. */
const readTimes = (text: string, now: Date): When & Pick<Reading, 'repeats'> => {
  const { rhythm, rest } = readRhythm(text);
  if (!rhythm) return { ...readWhen(text, now), repeats: null };
  const last = readUntil(rest, now);
  const when = readWhen(last.rest, now);
  const today = readWhen('today', now).dueDate ?? '';
  const from =
    (when.isDayNamed ? when.dueDate : null) ?? (rhythm.weekdays.length > 0 ? today : (when.dueDate ?? today));
  const dueDate = firstFitting(rhythm, from);
  return { ...when, dueDate, repeats: { ...rhythm, until: last.until ?? addDays(dueDate, usualDays) } };
};

/** "Bio quiz fri 2pm !high": class, type, day, time and priority in any order; the rest is the title. */
export const readLine = (line: string, { classes, classId: preferred, now }: Context): Reading => {
  const whole = line.replaceAll(/\s+/g, ' ').trim();
  const { priority, rest: words } = readPriority(whole);
  // codes are read before the date, as they contain numbers; short names after it, as "mar" may be a month
  const named = readClass(words, { classes, preferred, exactly: true });
  const { place, rest: placeless } = readPlace(named.rest);
  const { rest: timeless, isDayNamed: _named, ...times } = readTimes(placeless, now);
  const meant = named.classId
    ? { classId: named.classId, rest: timeless }
    : readClass(timeless, { classes, preferred, exactly: false });
  const title = meant.rest || timeless || placeless || named.rest || words || whole;
  // a task has no end
  const isAction = describesAction(title) && times.endDate === null && times.endTime === null;
  const isSpread = times.repeats !== null || times.endDate !== null;
  const eventType = isAction ? null : (readType(title) ?? (isSpread ? 'other' : null));
  return {
    title: capitalised(title),
    classId: meant.classId ?? preferred,
    eventType,
    priority,
    ...times,
    place,
  };
};
