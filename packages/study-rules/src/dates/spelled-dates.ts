import * as chrono from 'chrono-node';
import type { DateSpan } from './date-mention.ts';
import { mayBeMonth, monthNames } from './month-and-weekday-names.ts';
import { withoutDates } from './without-dates.ts';

const hasMonth = new RegExp(String.raw`(?<![\p{L}])(?:${monthNames})(?!\p{L})`, 'iu');
const namesMonth = (text: string) => mayBeMonth(hasMonth.exec(text)?.[0] ?? 'may');
const locales = [chrono.en.strict, chrono.de.strict, chrono.fr.strict, chrono.es.strict];

/** Dates left to a general parser, such as "the fifth of October": day and month must be certain. */
export const spelledDates = (text: string, taken: readonly DateSpan[]): DateSpan[] => {
  const rest = withoutDates(text, taken);
  if (!hasMonth.test(rest)) return [];
  for (const locale of locales) {
    const found = locale.parse(rest).flatMap((result): DateSpan[] => {
      const { start } = result;
      const [month, day, year] = [start.get('month'), start.get('day'), start.get('year')];
      if (!start.isCertain('day') || !start.isCertain('month') || !namesMonth(result.text)) return [];
      if (month === null || day === null) return [];
      const days = [{ month, day, ...(start.isCertain('year') && year !== null ? { year } : {}) }];
      return [{ start: result.index, end: result.index + result.text.length, days, range: false }];
    });
    if (found.length > 0) return found;
  }
  return [];
};
