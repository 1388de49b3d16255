import { Temporal } from 'temporal-polyfill';

/** What a clock shows where the student is. */
export interface WallTime {
  readonly day: string;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** A stretch of a day, in minutes since midnight. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const minutesOf = (at: Temporal.ZonedDateTime) => at.hour * 60 + at.minute;

export const wallTimeIn = (zone: string, instant: Date): WallTime => {
  const at = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  return { day: at.toPlainDate().toString(), minutes: minutesOf(at) };
};

/**
 * The time of a day that the clocks of a zone skip in spring or show twice in autumn: what is planned over it would be
 * shorter or longer than it says. Null on other days.
 */
export const clockChangeOn = (zone: string, day: string): Stretch | null => {
  const begins = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  const change = begins.hoursInDay === 24 ? null : begins.subtract({ nanoseconds: 1 }).getTimeZoneTransition('next');
  if (!change) return null;
  const shift = (change.offsetNanoseconds - change.subtract({ nanoseconds: 1 }).offsetNanoseconds) / 60_000_000_000;
  const shown = change.toPlainDate().toString() === day ? minutesOf(change) : 0;
  return shift > 0 ? { from: shown - shift, to: shown } : { from: shown, to: shown - shift };
};
