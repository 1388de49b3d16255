import type { DateSpan } from './date-mention.ts';

/** A text with its dates blanked out, so that every other character keeps its place. */
export const withoutDates = (text: string, dates: readonly Pick<DateSpan, 'start' | 'end'>[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of dates.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    parts.push(text.slice(at, from), ' '.repeat(end - from));
    at = end;
  }
  return parts.join('') + text.slice(at);
};
