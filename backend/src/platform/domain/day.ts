const dayMs = 86_400_000;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** A calendar day `YYYY-MM-DD` that many days later; `count` may be negative. */
export const addDays = (day: string, count: number): string =>
  new Date(at(day) + count * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** How many days `to` is after `from`; negative if it is before. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / dayMs);

/** The weekday of a calendar day; Sunday is 0. */
export const weekday = (day: string): number => new Date(at(day)).getUTCDay();

const monday = (day: string) => addDays(day, -((weekday(day) + 6) % 7));

/** How many weeks, from Monday to Sunday, the week of `to` is after that of `from`. */
export const weeksBetween = (from: string, to: string): number => daysBetween(monday(from), monday(to)) / 7;
