import { expect, it } from 'vitest';
import { attemptsIn, percentOf, stepsUntil } from './figures.ts';

it('no more attempts fail than there were, however many errors one has', () => {
  expect(attemptsIn({ mounts: 3, failures: 1, errors: 20 })).toEqual({ attempts: 4, failed: 4 });
  expect(attemptsIn({ mounts: 9, failures: 1, errors: 0 })).toEqual({ attempts: 10, failed: 1 });
});

it.each([
  [0, 0, '0 %'],
  [0, 10, '0 %'],
  [1, 250, '0.4 %'],
  [1, 8, '13 %'],
  [8, 8, '100 %'],
])('%i of %i are %s', (part, whole, shown) => {
  expect(percentOf(part, whole)).toBe(shown);
});

it('the last two hours have 24 steps, with the gaps between what was reported', () => {
  const counts = { mounts: 2, failures: 1, errors: 0, longTasks: 0 };
  const at = (time: string) => ({ ...counts, at: `2026-11-26T${time}:00.000Z` });
  const steps = stepsUntil({ steps: [at('09:00'), at('10:05'), at('11:55')] }, Date.parse('2026-11-26T11:59:59.000Z'));
  expect(steps).toHaveLength(24);
  expect(steps.map(({ attempts }) => attempts).join(' ')).toBe(`0 3 ${'0 '.repeat(21)}3`);
});
