import { describe, expect, it } from 'vitest';
import { formatLongDay, formatMonth, formatShortDay, relativeDueLabel, weekdayNames } from './format-day.ts';

describe('a day in words', () => {
  it('is a short month and day, with the year when it is another', () => {
    expect(formatShortDay('2026-03-14', '2026-11-21')).toBe('Mar 14');
    expect(formatShortDay('2027-01-02', '2026-11-21')).toBe('Jan 2, 2027');
  });

  it('names its weekday in the long form', () => {
    expect(formatLongDay('2026-11-21')).toBe('Saturday, November 21, 2026');
    expect(formatMonth('2026-03')).toBe('March 2026');
    expect(weekdayNames('short')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  });
});

describe('a due label', () => {
  it.each([
    ['2026-11-21', 'Today'],
    ['2026-11-22', 'Tomorrow'],
    ['2026-11-23', 'In 2 days'],
    ['2026-11-27', 'In 6 days'],
    ['2026-11-28', 'Nov 28'],
    ['2026-11-20', 'Nov 20'],
    ['2026-11-14', 'Nov 14'],
    ['2027-01-01', 'Jan 1, 2027'],
  ])('of %s reads "%s" on 2026-11-21', { tags: ['S2.69', 'S2.70', 'S2.71', 'S2.72'] }, (day, text) => {
    expect(relativeDueLabel(day, '2026-11-21')).toBe(text);
  });

  it('counts calendar days across a change of clocks', () => {
    expect(relativeDueLabel('2026-03-30', '2026-03-28')).toBe('In 2 days');
  });
});
