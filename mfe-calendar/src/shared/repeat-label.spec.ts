import { expect, it } from 'vitest';
import { repeatLabel } from './repeat-label.ts';

const today = '2026-11-23';

it('says how an event repeats in words', () => {
  const until = '2026-12-11';
  const label = (rule: object) =>
    repeatLabel({ every: 'week', interval: 1, weekdays: [], until, ...rule }, '2026-11-26', today);
  expect(label({ weekdays: [2, 4] })).toBe('Every week on Tue, Thu until Dec 11');
  expect(label({ interval: 2 })).toBe('Every 2 weeks on Thu until Dec 11');
  expect(label({ every: 'day' })).toBe('Every day until Dec 11');
  expect(label({ every: 'month', until: '2027-05-26' })).toBe('Every month until May 26, 2027');
});
