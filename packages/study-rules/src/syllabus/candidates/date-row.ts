import type { TableRow } from '@hub/contracts';
import { withoutDates } from '../../dates/without-dates.ts';
import type { Scope } from '../readers/scope.ts';
import { dateOfMention, type KnownDate } from './known-date.ts';
import { isNameless } from './segments.ts';

/** The day of a column, from a row of days above. */
export interface ColumnDate {
  readonly index: number;
  readonly date: KnownDate;
}

/**
 * "Week 2 | Mon 9/7 | Wed 9/9": the days of the cells below. Undefined for any other row, such as that of a thing with
 * several dates.
 */
export const dateRow = (row: TableRow, scope: Scope, line: number): ColumnDate[] | undefined => {
  const found: ColumnDate[] = [];
  for (const [index, cell] of row.entries()) {
    const mentions = scope.mentions(cell);
    if (!isNameless(withoutDates(cell, mentions))) return undefined;
    const date = mentions[0] && dateOfMention(mentions[0], scope, line);
    if (mentions.length === 1 && date) found.push({ index, date });
    else if (mentions.length > 1) return undefined;
  }
  const days = found.map(({ date }) => date.days[0] ?? '');
  const forward = days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''));
  return found.length >= 2 && forward ? found : undefined;
};

/** A cell belongs to the day above it, or to the nearest one on its left: days may span several columns. */
export const dateAbove = (dates: readonly ColumnDate[], index: number): KnownDate | undefined =>
  dates.findLast((one) => one.index <= index)?.date;
