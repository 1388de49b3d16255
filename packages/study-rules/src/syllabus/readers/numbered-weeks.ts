import { addDays, nextWeekday, yearOf } from '../../dates/calendar.ts';
import type { Block } from '@hub/contracts';
import type { Scope } from './scope.ts';
import { weekNumber } from './week-anchor.ts';

type Dates = Omit<Scope, 'week'>;

const weekThenDate = /\b(?:week|wk|woche|semaine|semana)\s*#?\s*(\d{1,2}|[a-z]{3,9})\b[\s,:(–—.-]{0,6}$/iu;
const counted = /^\s*(?:#\s*)?(\d{1,2})[.)]?\s*$/u;

const weekHeader = /^\W*(?:kw|kalenderwoche|woche|vko|viikko|vecka|v|uge|uke|week|wk|semaine|semana|settimana|tydzień|týden|týždeň|hét)\W*$/iu;
const fewestWeeks = 4;

/** The Monday of a week of the ISO calendar, in the term. */
const mondayOf = (number: number, { anchor }: Dates): string | undefined => {
  const thursday = new Date(Date.UTC(2023, 0, 5 + 7 * (number - 1)));
  const days = [{ month: thursday.getUTCMonth() + 1, day: thursday.getUTCDate() }];
  const near = anchor({ start: 0, end: 0, text: '', days, range: false })?.days[0];
  if (near === undefined) return undefined;
  const first = nextWeekday(`${yearOf(near)}-01-01`, 4);
  return addDays(first, 7 * (number - 1) - 3);
};

/** A column of week numbers that no date explains, and that does not begin at 1, counts the weeks of the year. */
const calendarWeeks = (blocks: readonly Block[], dates: Dates): Map<number, string> => {
  const numbers = blocks.flatMap((block) => {
    if (block.kind !== 'table' || !weekHeader.test(block.rows[0]?.[0] ?? '')) return [];
    return block.rows.flatMap(([cell = '']) => (counted.test(cell) ? [Number(counted.exec(cell)?.[1])] : []));
  });
  if (new Set(numbers).size < fewestWeeks || Math.min(...numbers) <= 1 || Math.max(...numbers) > 53) return new Map();
  return new Map(
    numbers.flatMap((number) => {
      const monday = mondayOf(number, dates);
      return monday === undefined ? [] : [[number, monday] as const];
    }),
  );
};

/**
 * The first day of each numbered week, from "Week 5, Oct 12", a column of weeks next to one of dates, or a numbered
 * list of dates.
 */
export const numberedWeeks = (blocks: readonly Block[], dates: Dates): Map<number, string> => {
  const weeks = new Map<number, string>();
  const add = (number: number, text: string) => {
    const [mention] = dates.mentions(text);
    const day = mention && dates.anchor(mention)?.days[0];
    if (day !== undefined && !weeks.has(number)) weeks.set(number, day);
  };
  const inText = (text: string) => {
    for (const mention of dates.mentions(text)) {
      const match = weekThenDate.exec(text.slice(0, mention.start));
      const number = weekNumber(match?.[1] ?? '');
      if (number !== undefined) add(number, text.slice(mention.start));
    }
  };
  for (const block of blocks) {
    if (block.kind !== 'table') {
      block.text.split('\n').forEach(inText);
      continue;
    }
    for (const row of block.rows) {
      row.forEach((cell) => inText(cell.replaceAll('\n', ' ')));
      const number = counted.exec(row[0] ?? '')?.[1];
      if (number !== undefined && row[1] !== undefined) add(Number(number), row[1]);
    }
  }
  return weeks.size > 0 ? weeks : calendarWeeks(blocks, dates);
};
