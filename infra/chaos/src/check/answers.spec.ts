import { expect, it } from 'vitest';
import type { Attempt } from '../history/operation.ts';
import { operation } from '../history/testing.ts';
import { checkAnswers } from './answers.ts';
import { checkRecovery, percentile } from './recovery.ts';

const attempt = (status: number | null, retryAfter = status === 503): Attempt => {
  return { at: 7, ms: 1, api: 0, status, retryAfter };
};
const faultsOf = (...attempts: readonly Attempt[]) => checkAnswers([operation({ attempts })]).flatMap((c) => c.faults);

it('a broken connection, 503 and 504 are allowed responses of a failing product', () => {
  expect(faultsOf(attempt(null), attempt(503), attempt(504), attempt(200))).toEqual([]);
});

it('500 is never allowed, nor is a refusal of a valid request', () => {
  expect(faultsOf(attempt(500), attempt(201))).toEqual(['act a/1 got 500 at 7 ms']);
  expect(faultsOf(attempt(404))).toEqual(['act a/1 got 404 at 7 ms']);
});

it('503 needs Retry-After', () => {
  expect(faultsOf(attempt(503, false))).toEqual(['act a/1 got 503 without Retry-After at 7 ms']);
});

it('a retry may conflict with its own first attempt; a first attempt may not conflict', () => {
  expect(faultsOf(attempt(null), attempt(409), attempt(201))).toEqual([]);
  expect(faultsOf(attempt(409))).toHaveLength(1);
});

it('an outcome that stays unknown is reported', () => {
  const faults = checkAnswers([operation({ outcome: 'unknown' })]).flatMap((check) => check.faults);
  expect(faults).toEqual(['act a/1 is unknown after 1 attempts']);
});

const took = (...times: readonly number[]) => times.map((ms) => ({ role: 'api', ms }));
const slow = (...times: readonly number[]) =>
  checkRecovery(took(...times)).find(({ name }) => name.endsWith('api'))?.faults;

it('a role may take 15 s at most, and 5 s in 95 of 100 cases', () => {
  expect(slow(400, 14_000)).toEqual([]);
  expect(slow(400, 15_001)).toEqual(['the longest is 15001 ms, over 15000 ms']);
  expect(slow(...Array.from({ length: 19 }, () => 400), 6_000)).toEqual([]);
  expect(slow(...Array.from({ length: 18 }, () => 400), 6_000, 6_000)).toEqual(['p95 is 6000 ms, over 5000 ms']);
});

it('a percentile is one of the given values', () => {
  expect([percentile([3, 1, 2], 0.5), percentile([3, 1, 2], 1), percentile([], 0.5)]).toEqual([2, 3, 0]);
});
