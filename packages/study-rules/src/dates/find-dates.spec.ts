import { describe, expect, it } from 'vitest';
import { findDates } from './find-dates.ts';
import type { DateOrder } from './numeric-dates.ts';

/** "10-5..10-9" for a range, "2026-10-5, 10-7" for a list. */
const shown = (text: string, order: DateOrder = 'month-first') =>
  findDates(text, { order }).map(({ days, range }) =>
    days.map(({ year, month, day }) => [year ?? [], month, day].flat().join('-')).join(range ? '..' : ', '),
  );

describe('dates with a month name', () => {
  it.each([
    ['Essay due October 5', ['10-5']],
    ['Oct. 5th, 2026', ['2026-10-5']],
    ['the 5th of October', ['10-5']],
    ['the fifth of October', ['10-5']],
    ['5 Oct 2026', ['2026-10-5']],
    ['Nov. 4/98', ['1998-11-4']],
    ['Mittwoch, 16. Oktober', ['10-16']],
    ['8. Jänner', ['1-8']],
    ['1er octobre', ['10-1']],
    ['27 octobre(grp9)', ['10-27']],
    ['6 de noviembre de 2026', ['2026-11-6']],
    ['Qua 24/Set 26', ['9-24']],
    ['24-Sep-26', ['2026-9-24']],
    ['Week 5, Oct 12', ['10-12']],
    ['Week 5 Oct 12', ['10-12']],
    ['Problem Set 1 due Nov 25', ['11-25']],
  ])('%s', (text, expected) => expect(shown(text)).toEqual(expected));
});

describe('lists and ranges', () => {
  it.each([
    ['13. - 17.10.', ['10-13..10-17']],
    ['Semana 12-16/10', ['10-12..10-16']],
    ['9. – 13.11.2026: Klausurwoche', ['2026-11-9..2026-11-13']],
    ['Abgabe bis 13.11.2026.', ['2026-11-13']],
    ['13.11.26: Klausur', ['2026-11-13']],
    ['13.11. 20:00 Uhr', ['11-13']],
    ['Raum 4.12', []],
  ])('with dots, and ranges with the month after the last day: %s', (text, expected) =>
    expect(shown(text, 'day-first')).toEqual(expected),
  );

  it.each([
    ['September 15,18,20 and 22', ['9-15, 9-18, 9-20, 9-22']],
    ['September 29; October 2,4,6', ['9-29', '10-2, 10-4, 10-6']],
    ['Oct 5-9', ['10-5..10-9']],
    ['Jan. 27-Feb. 2', ['1-27..2-2']],
    ['October 25th - 29th', ['10-25..10-29']],
    ['4. - 8. März', ['3-4..3-8']],
    ['del 4 al 8 de marzo', ['3-4..3-8']],
    ['du 3 au 7 octobre', ['10-3..10-7']],
    ['Monday, Oct 5 – Friday, Oct 9', ['10-5..10-9']],
    ['10/2-10/6', ['10-2..10-6']],
    ['9/8-12', ['9-8..9-12']],
    ['11/22,24', ['11-22, 11-24']],
  ])('%s', (text, expected) => expect(shown(text)).toEqual(expected));
});

describe('numeric dates', () => {
  it('are read in the order of the text', () => {
    expect(shown('10/5/2026')).toEqual(['2026-10-5']);
    expect(shown('10/5/2026', 'day-first')).toEqual(['2026-5-10']);
    expect(shown('12/03 al 17/03', 'day-first')).toEqual(['3-12..3-17']);
    expect(shown('05.10.2026', 'day-first')).toEqual(['2026-10-5']);
  });
  it('are read in the other order when only that is a valid date', () => {
    expect(shown('29/09/2025')).toEqual(['2025-9-29']);
  });
  it('in ISO 8601 are the same in every country', () => {
    expect(shown('2026-03-07', 'day-first')).toEqual(['2026-3-7']);
  });
});

describe('numbers that are not dates', () => {
  it.each([
    'due at 10:30',
    'October 2026',
    'chapters 3-5, pages 10-12',
    'A/O 82, 86',
    '1/2 point off',
    'you may 5 times',
    'room 3/12b',
    '10/40%',
    'open 24/7',
    '45/50 points',
    'version 1.2.3',
    'call 312-413-3782',
  ])('%s', (text) => expect(shown(text)).toEqual([]));

  it('after a date belong to a time or an amount', () => {
    expect(shown('December 20, 2 PM')).toEqual(['12-20']);
    expect(shown('May 2, 12-2 pm')).toEqual(['5-2']);
    expect(shown('Oct 7, 10 points')).toEqual(['10-7']);
  });
});

describe('the weekday next to a date', () => {
  it.each([
    ['M 9/11', 1],
    ['Th. Mar. 28', 4],
    ['Wednesday, October 25th', 3],
    ['lundi 6 octobre', 1],
    ['Oct 5 (Mon)', 1],
  ])('%s', (text, weekday) => expect(findDates(text, { order: 'month-first' })[0]?.weekday).toBe(weekday));
});

it.each([
  ['dates in digits', 'Quiz 3/14, '],
  ['month names', 'Quiz on Mon March 3. '],
  ['dates in words', 'the fifth of October; '],
])('a long line takes time in proportion to its length: %s', (_kind, piece) => {
  const cost = (times: number) => {
    const before = process.threadCpuUsage().user;
    findDates(piece.repeat(times), { order: 'month-first' });
    return process.threadCpuUsage().user - before;
  };
  const least = (times: number) => Math.min(cost(times), cost(times), cost(times));
  least(250); // compiled from here on
  expect(least(4000)).toBeLessThan(Math.max(least(250), 5000) * 16 * 4);
});
