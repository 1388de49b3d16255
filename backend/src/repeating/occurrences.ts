import { mostOccurrences, type NewRepeats } from '@hub/contracts';
import { RRuleSet } from 'rrule-rust';
import { Rejection } from '../platform/domain/index.ts';

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;
const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

const compact = (day: string) => day.replaceAll('-', '');
const dashed = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

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
 * The days of a repeating event or task from its first day on. Days belong to no time zone, so that a class at ten stays
 * at ten when the clocks change.
 * @throws Rejection `never_repeats`, `repeats_too_often`
 */
export const occurrenceDays = (first: string, repeats: NewRepeats): [string, ...string[]] => {
  if (repeats.until !== undefined && repeats.until < first) throw new Rejection('never_repeats');
  const set = RRuleSet.fromString(`DTSTART;VALUE=DATE:${compact(first)}\nRRULE:${ruleOf(repeats)}`);
  const [begin, ...rest] = set.all(mostOccurrences + 1).map((day) => dashed(String(day)));
  if (begin === undefined) throw new Rejection('never_repeats');
  if (rest.length >= mostOccurrences) throw new Rejection('repeats_too_often');
  return [begin, ...rest];
};
