export { fetchCalendar } from './fetch-calendar.ts';
export { readingOf } from './reading-of.ts';
