import { mostOccurrences, type NewRepeats } from '@hub/contracts';
import ICAL from 'ical.js';

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;
const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

const compact = (day: string) => day.replaceAll('-', '');

/** The rule as in a calendar file (RFC 5545): "FREQ=WEEKLY;INTERVAL=1;BYDAY=TU,TH;UNTIL=20261211". */
const ruleOf = ({ every, interval, weekdays, until, times }: NewRepeats): string => {
  const byDay = every === 'week' && weekdays.length > 0;
  const names = [...new Set(weekdays)].toSorted((a, b) => a - b).map((day) => weekdayNames[day]);
  return [
    `FREQ=${frequencies[every]}`,
    `INTERVAL=${interval}`,
    ...(byDay ? [`BYDAY=${names.join(',')}`] : []),
    until === undefined ? `COUNT=${times}` : `UNTIL=${compact(until)}`,
  ].join(';');
};

/**
 * The days of something that repeats, from its first day on, for the words about them: the server finds those that it stores
 * faster, by another library, and its tests compare both; at most one more than `mostOccurrences`. Days belong to no time zone, so that a class at ten stays at ten when the clocks change.
 * @param first `YYYY-MM-DD`
 */
export const occurrenceDays = (first: string, repeats: NewRepeats): string[] => {
  const following = ICAL.Recur.fromString(ruleOf(repeats)).iterator(ICAL.Time.fromDateString(first));
  const days: string[] = [];
  for (let day = following.next(); day && days.length <= mostOccurrences; day = following.next())
    days.push(day.toString());
  return days;
};
