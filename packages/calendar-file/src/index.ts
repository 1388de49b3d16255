export { classIn } from './guess-class.ts';
export type { ImportedDate } from './imported-date.ts';
export { occurrenceDays } from './occurrence-days.ts';
export { compactDay, repeatRule } from './repeat-rule.ts';
export { readCalendar, type ReadCalendar } from './read-calendar.ts';
