import { percentile } from './check/recovery.ts';
import type { Check } from './check/check.ts';

const shownFaults = 12;

/** Counts for the test runner: each check is one test. */
export const countsOf = (checks: readonly Check[]) => {
  const failed = checks.filter(({ faults }) => faults.length > 0).length;
  return { passed: checks.length - failed, failed, skipped: 0 };
};

const lineOf = ({ name, summary, faults }: Check, width: number) => [
  `${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(width)}  ${summary}`,
  ...faults.slice(0, shownFaults).map((fault) => `         ${fault}`),
  ...(faults.length > shownFaults ? [`         and ${faults.length - shownFaults} more`] : []),
];

/** Actions by name, with one entry per occurrence: its duration in ms where measured. */
export type Counts = ReadonlyMap<string, readonly (number | undefined)[]>;

const countLine = ([what, all]: readonly [string, readonly (number | undefined)[]]) => {
  const times = all.flatMap((ms) => (ms === undefined ? [] : [Math.round(ms)]));
  const took = times.length > 0 ? ` (p50 ${percentile(times, 0.5)} ms, max ${percentile(times, 1)} ms)` : '';
  return `${all.length} ${what}${took}`;
};

/** Formats the report for the terminal. */
export const reportText = (head: string, checks: readonly Check[], counts: Counts): string => {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return [head, [...counts].map(countLine).join(', '), ...checks.flatMap((check) => lineOf(check, width))].join('\n');
};
