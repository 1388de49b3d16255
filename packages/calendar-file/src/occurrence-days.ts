import { mostOccurrences, type NewRepeats } from '@hub/contracts';
import ICAL from 'ical.js';
import { repeatRule } from './repeat-rule.ts';

/**
 * The days of something that repeats, from its first day on, at most one more than `mostOccurrences`: for the words about
 * them. The server finds those that it stores faster, by another library, and its tests compare both. Days belong to no time
 * zone, so that a class at ten stays at ten when the clocks change.
 * @param first `YYYY-MM-DD`
 */
export const occurrenceDays = (first: string, repeats: NewRepeats): string[] => {
  const following = ICAL.Recur.fromString(repeatRule(repeats)).iterator(ICAL.Time.fromDateString(first));
  const days: string[] = [];
  for (let day = following.next(); day && days.length <= mostOccurrences; day = following.next())
    days.push(day.toString());
  return days;
};
