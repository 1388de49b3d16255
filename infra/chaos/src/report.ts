import { percentile } from './check/recovery.ts';
import type { Check } from './check/check.ts';

const shownFaults = 12;

/** The counts that the runner of all tests reads: a check is a test. */
export const countsOf = (checks: readonly Check[]) => {
  const failed = checks.filter(({ faults }) => faults.length > 0).length;
  return { passed: checks.length - failed, failed, skipped: 0 };
};

const lineOf = ({ name, summary: figure, faults }: Check, width: number) => [
  `${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(width)}  ${figure}`,
  ...faults.slice(0, shownFaults).map((fault) => `         ${fault}`),
  ...(faults.length > shownFaults ? [`         and ${faults.length - shownFaults} more`] : []),
];

/** What was done, by name: how often, and how long it took where that was measured. */
export type Counts = ReadonlyMap<string, readonly (number | undefined)[]>;

const countLine = ([what, all]: readonly [string, readonly (number | undefined)[]]) => {
  const times = all.flatMap((ms) => (ms === undefined ? [] : [Math.round(ms)]));
  const took = times.length > 0 ? ` (p50 ${percentile(times, 0.5)} ms, max ${percentile(times, 1)} ms)` : '';
  return `${all.length} ${what}${took}`;
};

/** For people. */
export const reportText = (head: string, checks: readonly Check[], counts: Counts): string => {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return [head, [...counts].map(countLine).join(', '), ...checks.flatMap((check) => lineOf(check, width))].join('\n');
};
