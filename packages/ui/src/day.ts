const dayMs = 86_400_000;

/** A calendar day `YYYY-MM-DD`, a month `YYYY-MM`. Neither has a zone, so all arithmetic is done in UTC. */
const toUtc = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
};

const fromUtc = (time: number) => new Date(time).toISOString().slice(0, 10);

/** True for an existing day written `YYYY-MM-DD`. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && fromUtc(toUtc(text)) === text;

/** True for a month written `YYYY-MM`. */
export const isMonth = (text: string) => isDay(`${text}-01`);

/** `count` may be negative. Both days are `YYYY-MM-DD`. */
export const addDays = (day: string, count: number) => fromUtc(toUtc(day) + count * dayMs);

/** Days from one day to another; negative when `to` is before `from`. */
export const daysBetween = (from: string, to: string) => Math.round((toUtc(to) - toUtc(from)) / dayMs);

/** 0 is Sunday. */
export const weekday = (day: string) => new Date(toUtc(day)).getUTCDay();

/** The month of a day: `2026-03-14` → `2026-03`. */
export const monthOf = (day: string) => day.slice(0, 7);

/** `count` may be negative. Both months are `YYYY-MM`. */
export const addMonths = (month: string, count: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return fromUtc(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
};

/** Every day of a month, in order. */
export const monthDays = (month: string) => {
  const first = `${month}-01`;
  const count = daysBetween(first, `${addMonths(month, 1)}-01`);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
};

/** The same date in another month, or that month's last day: January 31 becomes February 28 or 29. */
export const inMonth = (day: string, month: string) => {
  const days = monthDays(month);
  return days[Number(day.slice(8)) - 1] ?? days.at(-1) ?? day;
};

/** Weeks from Sunday to Saturday, with null before the 1st and after the last day (decision Q58). */
export const monthWeeks = (month: string): (string | null)[][] => {
  const before = Array.from({ length: weekday(`${month}-01`) }, () => null);
  const cells = [...before, ...monthDays(month)];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => cells[week * 7 + column] ?? null),
  );
};

/** Today in a time zone, the browser's own by default. */
export const todayIn = (timeZone?: string, now: Date = new Date()) => {
  if (!timeZone) return fromUtc(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};
