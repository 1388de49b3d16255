import { t } from './calendar-messages.ts';
import { dateFormat } from './date-format.ts';
import { daysBetween } from './day.ts';

const format = (day: string, options: Intl.DateTimeFormatOptions) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dateFormat({ ...options, timeZone: 'UTC' }).format(Date.UTC(year, month - 1, date));
};

/** "Mar 14"; with the year when it is not today's (decision Q39). */
export const formatShortDay = (day: string, today: string) =>
  format(day, {
    month: 'short',
    day: 'numeric',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });

/** "Saturday, March 14, 2026". */
export const formatLongDay = (day: string) =>
  format(day, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/** "March 2026", from `YYYY-MM`. */
export const formatMonth = (month: string) => format(`${month}-01`, { year: 'numeric', month: 'long' });

/** Sunday to Saturday. 2023-01-01 was a Sunday. */
export const weekdayNames = (width: 'short' | 'long' | 'narrow') =>
  Array.from({ length: 7 }, (_, index) => format(`2023-01-0${index + 1}`, { weekday: width }));

/** Today, Tomorrow, "In N days" for 2 to 6, else the short date, past days included (decision Q38). */
export const relativeDueLabel = (day: string, today: string) => {
  const away = daysBetween(today, day);
  if (away === 0) return t('today');
  if (away === 1) return t('tomorrow');
  if (away >= 2 && away < 7) return t('inDays', { count: away });
  return formatShortDay(day, today);
};
