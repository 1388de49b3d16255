import { Temporal } from 'temporal-polyfill';

/** A time of day on a calendar day, wherever the student is. */
export interface WallTime {
  readonly day: string;
  /** HH:mm */
  readonly time: string;
}

const dateTimeOf = ({ day, time }: WallTime) => Temporal.PlainDateTime.from(`${day}T${time}`);

const wallTimeOf = (shown: Temporal.PlainDateTime): WallTime => ({
  day: shown.toPlainDate().toString(),
  time: shown.toPlainTime().toString({ smallestUnit: 'minute' }),
});

/** Wall times sort and compare as text: "2026-12-01 09:00". */
export const textOf = ({ day, time }: WallTime): string => `${day} ${time}`;

/** What a clock without a zone shows some days or minutes later or, if negative, earlier. */
export const shifted = (wall: WallTime, by: { readonly days?: number; readonly minutes?: number }): WallTime =>
  wallTimeOf(dateTimeOf(wall).add(by));

/**
 * The instant of a wall time in a zone. A time that the clocks skip in spring is as much later as they jump. If a time
 * occurs twice in autumn, the first is used.
 */
export const instantOf = (wall: WallTime, zone: string): Date =>
  new Date(dateTimeOf(wall).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds);

/** The calendar day of a zone at an instant. */
export const dayIn = (zone: string, instant: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = ({ day }: WallTime): number => Temporal.PlainDate.from(day).dayOfWeek;
