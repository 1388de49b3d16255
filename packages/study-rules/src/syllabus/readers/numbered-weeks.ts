import type { Block } from '@hub/contracts';
import type { Scope } from './scope.ts';
import { weekNumber } from './week-anchor.ts';

type Dates = Omit<Scope, 'week'>;

const weekThenDate = /\b(?:week|wk|woche|semaine|semana)\s*#?\s*(\d{1,2}|[a-z]{3,9})\b[\s,:(–—.-]{0,6}$/iu;
const counted = /^\s*(?:#\s*)?(\d{1,2})[.)]?\s*$/u;

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
  return weeks;
};
