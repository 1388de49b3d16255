import { blockText } from '@hub/contracts';
import type { Syllabus } from '../requests.ts';
import { weekdayOf } from './calendar.ts';
import { dateOrderOf } from './date-order.ts';
import { resolveNear, windowOf } from './date-window.ts';
import { findDates } from './find-dates.ts';

/** A date, a list of dates or a range in a text. */
export interface NamedDays {
  /** YYYY-MM-DD, those within the term of the syllabus; of a range the first and the last. */
  readonly days: readonly string[];
  /** Whether the weekday next to it is another one than that of its first day. */
  readonly isContradicted: boolean;
}

/** Finds the days that a text of this syllabus names, with the year that fits the whole document. */
export const dayFinder = ({ pages, uploadedOn, term }: Syllabus): ((text: string) => NamedDays[]) => {
  const text = pages.flatMap(({ blocks }) => blocks.map(blockText)).join('\n');
  const order = dateOrderOf(text);
  const mentionsIn = (part: string) => findDates(part, { order });
  const window = term ?? windowOf(text, text.split(/[\n\t]/u).flatMap(mentionsIn), uploadedOn);
  return (part) =>
    mentionsIn(part).map(({ days, weekday }) => {
      const found = days.flatMap((day) => resolveNear(day, window) ?? []);
      const [first] = found;
      return {
        days: found,
        isContradicted: weekday !== undefined && first !== undefined && weekdayOf(first) !== weekday,
      };
    });
};
