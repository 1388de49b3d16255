import type { TableRow } from '@hub/contracts';
import { makeDay } from '../../dates/calendar.ts';
import { monthNames, monthNumber } from '../../dates/month-and-weekday-names.ts';
import type { Scope } from '../readers/scope.ts';

const namedMonth = new RegExp(String.raw`(?<![\p{L}\d])(${monthNames})(?!\p{L})\.?(?:[\s,]+((?:19|20)\d{2}))?`, 'iu');

interface Month {
  readonly month: number;
  readonly year?: number | undefined;
}

const monthIn = (text: string): Month | undefined => {
  const match = namedMonth.exec(text);
  const month = match?.[1] === undefined ? undefined : monthNumber(match[1]);
  if (month === undefined || (match?.[1]?.length ?? 0) < 4) return undefined;
  return { month, ...(match?.[2] === undefined ? {} : { year: Number(match[2]) }) };
};

const dayNumber = /^\s*(\d{1,2})(?![\d/.:%-])\b/u;

const numberOf = (cell: string) => {
  const number = Number(dayNumber.exec(cell)?.[1] ?? Number.NaN);
  return number >= 1 && number <= 31 ? number : undefined;
};

/** Whether the cells of a row begin with days in sequence, as in a printed calendar. */
const isWeek = (row: TableRow) => {
  const numbers = row.map(numberOf);
  const steps = numbers.slice(1).map((number, index) => [numbers[index], number] as const);
  const sequent = steps.filter(
    ([before, number]) => before !== undefined && number !== undefined && number === before + 1,
  );
  return sequent.length >= 2 && row.length >= 5;
};

/** A cell of a printed calendar: its day and its lines without the number. */
export interface DayCell {
  readonly row: number;
  readonly index: number;
  readonly day: string;
  readonly text: string;
}

/** The cells of a month's calendar; undefined for other tables. The month is in the table or above it. */
export const monthGrid = (rows: readonly TableRow[], above: string, scope: Scope): DayCell[] | undefined => {
  const weeks = rows.filter(isWeek);
  if (
    weeks.length < 2 ||
    weeks.length < rows.filter((row) => row.some((cell) => numberOf(cell) !== undefined)).length * 0.6
  )
    return undefined;
  const titleOf = (row: TableRow) => (isWeek(row) ? undefined : monthIn(row.join(' ')));
  const start = rows.flatMap((row) => titleOf(row) ?? [])[0] ?? monthIn(above);
  if (!start) return undefined;
  const found: DayCell[] = [];
  let { month, year } = start;
  let before = 0;
  for (const [row, cells] of rows.entries()) {
    const title = titleOf(cells);
    if (title) {
      year = title.year ?? (year === undefined || title.month >= month ? year : year + 1);
      ({ month } = title);
      before = 0;
      continue;
    }
    for (const [index, cell] of cells.entries()) {
      const number = numberOf(cell);
      if (number === undefined) continue;
      if (number < before - 20) {
        year = year !== undefined && month === 12 ? year + 1 : year;
        month = (month % 12) + 1;
      }
      before = number;
      const written = { month, day: number };
      const days = [written];
      const day =
        year === undefined
          ? scope.anchor({ start: 0, end: 0, text: cell.slice(0, 2), days, range: false })?.days[0]
          : makeDay(year, written);
      if (day !== undefined) found.push({ row, index, day, text: cell.replace(dayNumber, '').trim() });
    }
  }
  return found;
};
