import type { Clock } from '@hub/contracts';

/**
 * Cached: a format is expensive to create and needed with every request. Limited in number, because callers can spell a
 * zone in many ways.
 */
const formats = new Map<string, Intl.DateTimeFormat>();
const maxFormats = 500;

/** @throws RangeError when the zone is unknown */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (formats.size >= maxFormats) formats.clear();
  formats.set(timeZone, format);
  return format;
};

/** The calendar day of an instant in a time zone, YYYY-MM-DD; in UTC when the zone is unknown or not given. */
export const calendarDayIn = (zone: string, instant: Date): string => {
  try {
    return formatOf(zone).format(instant);
  } catch {
    return instant.toISOString().slice(0, 10);
  }
};

/** The time of an instant in a time zone, HH:mm, and that zone; in UTC when the zone is unknown or not given. */
export const clockIn = (zone: string, instant: Date): Clock => {
  try {
    const time = instant.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    return { time, zone };
  } catch {
    return { time: instant.toISOString().slice(11, 16), zone: 'UTC' };
  }
};
