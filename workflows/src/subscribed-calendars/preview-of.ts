import type { ReadCalendar } from '@hub/calendar-file';
import { type PreviewedSeries, type PreviewResult, subscriptionLimits } from '@hub/contracts';

const longestClues = 300;

/** A calendar as a student looks at it: a line for each series, by its first date. */
export const previewOf = ({ name, dates, left, unreadable }: ReadCalendar): PreviewResult => {
  const bySeries = new Map<string, PreviewedSeries>();
  for (const { series, title, dueDate, dueTime, clues } of dates) {
    const known = bySeries.get(series);
    const first = { series, title, dueDate, dueTime, dates: 1, clues: clues.slice(0, longestClues) };
    bySeries.set(series, known ? { ...known, dates: known.dates + 1 } : first);
  }
  const series = [...bySeries.values()].slice(0, subscriptionLimits.series);
  return { problem: null, calendar: { name: name.slice(0, 200), series, dates: dates.length, left, unreadable } };
};
