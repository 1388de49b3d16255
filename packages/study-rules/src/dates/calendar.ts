/** Days are `YYYY-MM-DD` strings, which sort correctly; arithmetic is in UTC, so that no time zone shifts a day. */
const dayLength = 86_400_000;

export interface MonthDay {
  readonly month: number;
  readonly day: number;
}

const pad = (value: number) => String(value).padStart(2, '0');

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** undefined for a day that does not exist, such as 30 February. */
export const makeDay = (year: number, { month, day }: MonthDay): string | undefined => {
  if (month < 1 || month > 12 || day < 1 || year < 1900 || year > 2200) return undefined;
  const made = dayOf(Date.UTC(year, month - 1, day));
  return made === `${year}-${pad(month)}-${pad(day)}` ? made : undefined;
};

export const addDays = (day: string, days: number) => dayOf(timeOf(day) + days * dayLength);
export const daysBetween = (from: string, to: string) => Math.round((timeOf(to) - timeOf(from)) / dayLength);

/** For `toSorted`. */
export const compareDays = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(timeOf(day)).getUTCDay();

/** The first such weekday on or after the day. */
export const nextWeekday = (day: string, weekday: number) => addDays(day, (weekday - weekdayOf(day) + 7) % 7);

export const yearOf = (day: string) => Number(day.slice(0, 4));
