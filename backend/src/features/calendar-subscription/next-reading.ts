const minute = 60_000;
const hour = 60 * minute;
const firstRetry = 10 * minute;
const longest = 24 * hour;

/**
 * Milliseconds until a calendar is read again: about an hour or, after failures in a row, 10 minutes, 20, 40, … at most a
 * day. `chance` (0 to 1) spreads readings by a tenth to both sides, so that they do not meet at one server.
 */
export const nextReadingMs = (failures: number, chance: number): number => {
  const pause = failures === 0 ? hour : Math.min(longest, firstRetry * 2 ** Math.min(failures - 1, 10));
  return Math.round(pause * (0.9 + 0.2 * chance));
};
