import type { Operation } from './operation.ts';

/** A successful command of the student `a`, with the given changes. */
export const operation = (given: Partial<Operation>): Operation => ({
  id: 'a/1',
  student: 'a',
  action: 'act',
  invoked: 0,
  answered: 1,
  outcome: 'ok',
  attempts: [{ at: 0, ms: 1, api: 0, status: 200, retryAfter: false }],
  stale: false,
  effect: null,
  seen: null,
  scheduled: null,
  ...given,
});
