import { z } from 'zod';

const shape = /^\d{4}-\d{2}-\d{2}$/;

const exists = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const parsed = new Date(Date.UTC(year, month - 1, date));
  return parsed.getUTCMonth() === month - 1 && parsed.getUTCDate() === date;
};

/** A calendar day, YYYY-MM-DD, with the messages of decision Q154. Never pass one to `new Date(text)`. */
export const Day = z.string('Invalid date').superRefine((value, context) => {
  if (!shape.test(value)) {
    context.addIssue({ code: 'custom', message: `Invalid date format: "${value}". Expected YYYY-MM-DD` });
  } else if (!exists(value)) {
    context.addIssue({ code: 'custom', message: 'Invalid date' });
  }
});

/** A time of day, HH:mm. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time. Expected HH:mm');

/** The minutes since midnight of a time of day, HH:mm. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const two = (part: number) => String(part).padStart(2, '0');

/** The time of day, HH:mm, so many whole minutes after midnight (0 to 1,439). */
export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** An instant, ISO 8601 in UTC with milliseconds (decision Q144). */
export const Instant = z.iso.datetime({ precision: 3 });

const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** An IANA zone. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Unknown time zone');

/** What a student's clock shows, and its zone. */
export const Clock = z.object({ time: TimeOfDay, zone: TimeZone });
export type Clock = z.infer<typeof Clock>;
