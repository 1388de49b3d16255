import { compactDay, repeatRule } from '@hub/calendar-file';
import { mostOccurrences, type NewRepeats } from '@hub/contracts';
import { RRuleSet } from 'rrule-rust';
import { Rejection } from '../platform/domain/index.ts';

const dashed = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/**
 * The days of a repeating event or task from its first day on. Days belong to no time zone, so that a class at ten stays
 * at ten when the clocks change.
 * @throws Rejection `never_repeats`, `repeats_too_often`
 */
export const occurrenceDays = (first: string, repeats: NewRepeats): [string, ...string[]] => {
  if (repeats.until !== undefined && repeats.until < first) throw new Rejection('never_repeats');
  const set = RRuleSet.fromString(`DTSTART;VALUE=DATE:${compactDay(first)}\nRRULE:${repeatRule(repeats)}`);
  const [begin, ...rest] = set.all(mostOccurrences + 1).map((day) => dashed(String(day)));
  if (begin === undefined) throw new Rejection('never_repeats');
  if (rest.length >= mostOccurrences) throw new Rejection('repeats_too_often');
  return [begin, ...rest];
};
