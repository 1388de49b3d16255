import type { MeetingForm, MeetingId, MovedMeeting, TermView, TimetableEntry } from '@hub/contracts';
import { addDays, weekday, weeksBetween } from '../../platform/domain/index.ts';
import type { MeetingRow } from './projection.ts';

/** The days between two days, both included. */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/** A term as the timetable needs it. */
export type TermDays = Pick<TermView, 'first' | 'last' | 'breaks' | 'rotationDays'>;

type Plan = Pick<MeetingForm, 'by' | 'days' | 'everyWeeks' | 'first' | 'last'>;
type Row = MeetingRow & { readonly id: MeetingId };

const daysOf = ({ from, to }: Window): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

const isBreak = ({ breaks }: TermDays, day: string) => breaks.some(({ first, last }) => first <= day && day <= last);

/**
 * The number of each day in the term's cycle, from 1. Its first school day is day 1; weekends and breaks are not
 * counted, so that the cycle continues after them.
 */
const cycleOf = (term: TermDays): ReadonlyMap<string, number> => {
  const { first, last, rotationDays } = term;
  if (rotationDays === null) return new Map();
  const school = daysOf({ from: first, to: last }).filter(
    (day) => weekday(day) !== 0 && weekday(day) !== 6 && !isBreak(term, day),
  );
  return new Map(school.map((day, index) => [day, (index % rotationDays) + 1]));
};

/** Whether the class meets on a day according to the plan, whatever happened to that day since. */
type MeetsOn = (plan: Plan, day: string) => boolean;

/** @param term the term of the class, if it has one */
export const meetsIn = (term: TermDays | undefined): MeetsOn => {
  let cycle: ReadonlyMap<string, number> | undefined;
  return (plan, day) => {
    const first = plan.first ?? term?.first;
    const last = plan.last ?? term?.last;
    if ((first && day < first) || (last && day > last) || (term && isBreak(term, day))) return false;
    if (plan.by === 'rotation') {
      cycle ??= term ? cycleOf(term) : new Map();
      return plan.days.includes(cycle.get(day) ?? 0);
    }
    if (!plan.days.includes(weekday(day))) return false;
    return plan.everyWeeks === 1 || !first || weeksBetween(first, day) % plan.everyWeeks === 0;
  };
};

/**
 * The meetings on the days of a window, by day and time: as planned, moved into it, or cancelled. A changed day on which
 * the plan has no meeting any more is ignored.
 * @param termOf the term of a meeting's class
 */
export const timetableOf = (
  meetings: readonly Row[],
  termOf: (meeting: Row) => TermDays | undefined,
  window: Window,
): TimetableEntry[] => {
  const days = daysOf(window);
  const isShown = (day: string) => window.from <= day && day <= window.to;
  const inTerm = new Map<TermDays | undefined, MeetsOn>();
  const entries = meetings.flatMap((meeting) => {
    const term = termOf(meeting);
    const meetsOn = inTerm.get(term) ?? meetsIn(term);
    inTerm.set(term, meetsOn);
    const { id: meetingId, classId, title, startTime, endTime, place, changes } = meeting;
    const own = { meetingId, classId, title, startTime, endTime, place };
    const unmoved = days
      .filter((day) => meetsOn(meeting, day) && !changes[day])
      .map((day) => ({ ...own, day, plannedDay: day, state: day in changes ? 'cancelled' : 'planned' }) as const);
    const moved = Object.entries(changes)
      .filter((change): change is [string, MovedMeeting] => change[1] !== null && isShown(change[1].day))
      .filter(([plannedDay]) => meetsOn(meeting, plannedDay))
      .map(([plannedDay, to]) => ({ ...own, ...to, plannedDay, state: 'moved' }) as const);
    return [...unmoved, ...moved];
  });
  const order = ({ day, startTime, endTime, meetingId }: TimetableEntry) =>
    `${day} ${startTime} ${endTime} ${meetingId}`;
  return entries.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
};
