import { addDays, todayIn } from '@hub/ui';

/** The instant at which a day begins where the auditor is, or the day so many days later; undefined without a day. */
export const instantOfDay = (day: string, later = 0): string | undefined =>
  day === '' ? undefined : new Date(`${addDays(day, later)}T00:00:00`).toISOString();

/** The day of such an instant, for a date field. */
export const dayOfInstant = (instant: string | undefined, later = 0): string =>
  instant === undefined ? '' : addDays(todayIn(undefined, new Date(instant)), later);
