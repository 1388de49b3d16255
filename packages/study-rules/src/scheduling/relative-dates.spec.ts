import { describe, expect, it } from 'vitest';
import { daysIn, isAmbiguousDay, rangeIn, shiftIn, timeIn } from './relative-dates.ts';

/** A Saturday. */
const today = '2026-11-21';

describe('the days in a sentence', { timeout: 60_000 }, () => {
  it.each([
    ['tomorrow', '2026-11-22'],
    ['the day after tomorrow', '2026-11-23'],
    ['on friday', '2026-11-27'],
    ['friday next week', '2026-11-27'],
    ['next week on monday', '2026-11-23'],
    ['a week from monday', '2026-11-30'],
    ['the 5th', '2026-12-05'],
    ['the 30th', '2026-11-30'],
    ['on 3 March', '2027-03-03'],
    ['Dec 5th', '2026-12-05'],
    ['in 3 days', '2026-11-24'],
    ['2026-12-01', '2026-12-01'],
  ])('%s is %s', (text, day) => {
    expect(daysIn(`do it ${text} please`, today).map((when) => when.day)).toEqual([day]);
  });

  it.each([
    'now',
    'next week',
    'this month',
    'in March',
    'for 2 hours',
    'read chapter 3',
    'a day',
    'sat exam',
    'I may',
  ])('are none in %s', (text) => {
    expect(daysIn(text, today)).toEqual([]);
  });

  it('are both ends of a range', () => {
    expect(daysIn('from monday to wednesday', today).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-25']);
  });

  it('are not guessed when day and month can be swapped', () => {
    expect(isAmbiguousDay('on 12/3')).toBe(true);
    expect(isAmbiguousDay('on 12/25')).toBe(false);
    expect(isAmbiguousDay('on 2026-12-03')).toBe(false);
  });
});

it.each([
  ['tomorrow at 3', '15:00'],
  ['at 10:30am', '10:30'],
  ['at 14:00', '14:00'],
  ['at noon', '12:00'],
  ['at 9', '09:00'],
])('the time of %s is %s', (text, time) => {
  expect(timeIn(text, today)?.time).toBe(time);
});

it.each([
  ['back by two days', 2],
  ['by a week', 7],
  ['3 days earlier', -3],
  ['bring the quiz forward by a day', -1],
  ['in two days', undefined],
])('%j shifts by %s', (text, days) => {
  expect(shiftIn(text)).toBe(days);
});

it.each([
  ['this week', '2026-11-21', '2026-11-28'],
  ['next week', '2026-11-23', '2026-11-29'],
  ['this weekend', '2026-11-21', '2026-11-22'],
  ['in the next 3 days', '2026-11-21', '2026-11-24'],
  ['this month', '2026-11-21', '2026-11-30'],
  ['next month', '2026-12-01', '2026-12-31'],
])('%s is from %s to %s', (text, from, to) => {
  expect(rangeIn(text, today)).toMatchObject({ from, to });
});
