import type { ClassId } from '@hub/contracts';

/** The student's clock: what time it is, and on which day of theirs an instant is. */
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

/** As Anki has it: reviews pile up for weeks after cards were begun, so not all of a large set are begun on one day. */
const newPerDay = 20;

/** How many new cards are still for today, by class: what is due is never held back. */
export const newCardsLeft = (begun: readonly Begun[], { now, dayOf }: Clock) => {
  const today = dayOf(now);
  const begunToday = begun.filter(({ firstRatedAt }) => dayOf(new Date(firstRatedAt)) === today);
  return (classId: ClassId): number =>
    Math.max(0, newPerDay - begunToday.filter((each) => each.classId === classId).length);
};
