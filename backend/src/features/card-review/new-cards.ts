import type { ClassId } from '@hub/contracts';

/** The current time, and the student's calendar day of any instant. */
export interface Clock {
  readonly now: Date;
  /** YYYY-MM-DD. */
  readonly dayOf: (instant: Date) => string;
}

export interface Begun {
  readonly classId: ClassId;
  /** ISO 8601 UTC. */
  readonly firstRatedAt: string;
}

/** New cards per day and class, as in Anki: starting a large set on one day would cause weeks of too many reviews. */
const newPerDay = 20;

/** A class whose cards must all be started within so many days, with today. */
interface Deadline {
  readonly classId: ClassId;
  readonly daysLeft: number;
}

/**
 * Returns how many new cards are left for today in a class with so many unseen ones: more than usual where an exam
 * would come before the last of them. Due cards are not limited.
 */
export const newCardsLeft = (begun: readonly Begun[], { now, dayOf }: Clock, deadlines: readonly Deadline[] = []) => {
  const today = dayOf(now);
  const begunToday = begun.filter(({ firstRatedAt }) => dayOf(new Date(firstRatedAt)) === today);
  return (classId: ClassId, unseen = 0): number => {
    const done = begunToday.filter((each) => each.classId === classId).length;
    const daysLeft = deadlines.find((each) => each.classId === classId)?.daysLeft;
    const needed = daysLeft === undefined ? 0 : Math.ceil((unseen + done) / daysLeft);
    return Math.max(0, Math.max(newPerDay, needed) - done);
  };
};
