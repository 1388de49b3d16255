import type { Check } from './check.ts';

/** Time from the end of a process until the next one of its role is ready. */
export interface Recovery {
  readonly role: string;
  readonly ms: number;
}

const mostP95 = 5_000;
const most = 15_000;
/** Below this number of recoveries only the longest one is checked. */
const enoughForPercentile = 20;

/** Nearest-rank percentile; 0 for an empty list. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

const checkOne = (role: string, list: readonly Recovery[]): Check => {
  const times = list.map(({ ms }) => Math.round(ms));
  const [p50, p95, max] = [percentile(times, 0.5), percentile(times, 0.95), percentile(times, 1)];
  const faults = [
    ...(times.length >= enoughForPercentile && p95 > mostP95 ? [`p95 is ${p95} ms, over ${mostP95} ms`] : []),
    ...(max > most ? [`the longest is ${max} ms, over ${most} ms`] : []),
  ];
  const summary = `${times.length} times: p50 ${p50} ms, p95 ${p95} ms, max ${max} ms`;
  return { name: `recovery of ${role}`, summary, faults };
};

/**
 * Checks that every role recovers from a kill, counted from when its dependencies are ready: 95 % within 5 s, all
 * within 15 s.
 */
export const checkRecovery = (recoveries: readonly Recovery[]): Check[] => [
  ...[...Map.groupBy(recoveries, ({ role }) => role)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([role, list]) => checkOne(role, list)),
  checkOne('all roles', recoveries),
];
