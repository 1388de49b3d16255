import type { Stretch } from './clock.ts';

/** Sessions begin on a quarter of an hour. */
const step = 15;

/** Between a session and what is before or after it. */
const pauseMinutes = 15;

const rounded = (minutes: number) => Math.ceil(minutes / step) * step;

/** The first time of that length in `hours` that is free, with a pause around what is busy; null if there is none. */
export const firstFree = (length: number, hours: Stretch, busy: readonly Stretch[]): Stretch | null => {
  let from = rounded(hours.from);
  for (const taken of busy.toSorted((a, b) => a.from - b.from)) {
    if (from + length + pauseMinutes <= taken.from) break;
    from = Math.max(from, rounded(taken.to + pauseMinutes));
  }
  return from + length <= hours.to ? { from, to: from + length } : null;
};
