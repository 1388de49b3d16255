import type { DateSpan } from './date-mention.ts';

/** A text with its dates blanked out, so that every other character keeps its place. */
export const withoutDates = (text: string, dates: readonly Pick<DateSpan, 'start' | 'end'>[]): string =>
  dates.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
