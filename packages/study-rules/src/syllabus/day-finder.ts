import { weekdayOf } from '../dates/calendar.ts';
import type { Syllabus } from '../requests.ts';
import { courseDates } from './course-dates.ts';
import { preparedPages } from './document/prepared-pages.ts';

/** A date, a list of dates or a range in a text. */
export interface NamedDays {
  /** YYYY-MM-DD, those within the term of the syllabus; of a range the first and the last. */
  readonly days: readonly string[];
  /** Whether the weekday next to it is another one than that of its first day. */
  readonly isContradicted: boolean;
}

/** Finds the days that a text of this syllabus names, with the year that fits the whole document. */
export const dayFinder = ({ pages, ...hints }: Syllabus): ((text: string) => NamedDays[]) => {
  const { scope } = courseDates(preparedPages(pages), hints);
  return (part) =>
    scope.mentions(part).map((mention) => {
      const days = scope.anchor(mention)?.days ?? [];
      const [first] = days;
      const { weekday } = mention;
      const isContradicted = weekday !== undefined && first !== undefined && weekdayOf(first) !== weekday;
      return { days, isContradicted };
    });
};
