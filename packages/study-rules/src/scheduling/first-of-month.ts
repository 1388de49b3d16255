import { yearOf } from '../dates/calendar.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const named = /\b(?:in|for|of|to) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: (\d{4}))?\b/iu;

/** The first day of a month named without a day ("in March"): the next such month unless a year is given. */
export const firstOfMonthIn = (text: string, today: string): string | undefined => {
  const [, name = '', year] = named.exec(text) ?? [];
  if (name === '') return undefined;
  const month = months.indexOf(name.toLowerCase()) + 1;
  const past = month < Number(today.slice(5, 7));
  return `${year ?? yearOf(today) + (past ? 1 : 0)}-${String(month).padStart(2, '0')}-01`;
};
