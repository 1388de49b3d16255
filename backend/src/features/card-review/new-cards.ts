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

/** Returns how many new cards are left for today in a class. Due cards are not limited. */
export const newCardsLeft = (begun: readonly Begun[], { now, dayOf }: Clock) => {
  const today = dayOf(now);
  const begunToday = begun.filter(({ firstRatedAt }) => dayOf(new Date(firstRatedAt)) === today);
  return (classId: ClassId): number =>
    Math.max(0, newPerDay - begunToday.filter((each) => each.classId === classId).length);
};
