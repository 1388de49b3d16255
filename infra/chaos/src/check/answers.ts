import type { Attempt, Operation } from '../history/operation.ts';
import type { Check } from './check.ts';

const away = new Set([503, 504]);
const isGood = (status: number) => status >= 200 && status < 300;

/** A retry may conflict with its own first attempt, whether that is still running or done. */
const isMeeting = ({ status }: Attempt, before: readonly Attempt[]) =>
  status === 409 && before.some((attempt) => attempt.status === null || away.has(attempt.status));

const faultOf = ({ id, action, attempts }: Operation) =>
  attempts.flatMap((attempt, index) => {
    const { status, retryAfter, at } = attempt;
    if (status === null || isGood(status) || isMeeting(attempt, attempts.slice(0, index))) return [];
    if (!away.has(status)) return [`${action} ${id} got ${status} at ${at} ms`];
    return status === 503 && !retryAfter ? [`${action} ${id} got 503 without Retry-After at ${at} ms`] : [];
  });

const unresolved = (operations: readonly Operation[]): Check => {
  const faults = operations
    .filter(({ outcome }) => outcome === 'unknown')
    .map(({ id, action, attempts }) => `${action} ${id} is unknown after ${attempts.length} attempts`);
  return { name: 'outcomes that stay unknown', summary: `${faults.length} of ${operations.length}`, faults };
};

/**
 * Checks that a student sees only "try again" or a broken connection during faults, and that every request is settled
 * when retried with its key.
 */
export const checkAnswers = (operations: readonly Operation[]): Check[] => {
  const faults = operations.flatMap(faultOf);
  const statuses = Map.groupBy(
    operations.flatMap(({ attempts }) => attempts),
    ({ status }) => String(status ?? 'none'),
  );
  const summary = [...statuses]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, { length }]) => `${status}: ${length}`)
    .join(', ');
  return [{ name: 'responses', summary, faults }, unresolved(operations)];
};
