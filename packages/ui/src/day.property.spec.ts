import { assert, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  inMonth,
  isDay,
  isMonth,
  monthDays,
  monthOf,
  monthWeeks,
  todayIn,
  weekday,
} from './day.ts';

const days = integer({ min: -300_000, max: 300_000 }).map((count) => addDays('2000-01-01', count));
const months = days.map(monthOf);
const counts = integer({ min: -2000, max: 2000 });

describe('a calendar day', () => {
  it('is written YYYY-MM-DD and exists', () => {
    expect(isDay('2024-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '14/03/2026', '']) {
      expect(isDay(text)).toBe(false);
    }
    expect(isMonth('2026-12')).toBe(true);
    expect(isMonth('2026-13')).toBe(false);
  });

  it('comes back after going any number of days away', () => {
    assert(
      property(days, counts, (day, count) => {
        const other = addDays(day, count);
        expect(isDay(other)).toBe(true);
        expect(addDays(other, -count)).toBe(day);
        expect(daysBetween(day, other)).toBe(count);
      }),
    );
  });

  it('moves by seven days onto the same weekday', () => {
    assert(property(days, (day) => weekday(addDays(day, 7)) === weekday(day)));
    expect(weekday('2026-11-21')).toBe(6);
  });

  it('is one day later across a change of clocks, whatever the zone of the process', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
  });
});

describe('a month', () => {
  it('follows the year: after December comes January of the next', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    assert(property(months, counts, (month, count) => addMonths(addMonths(month, count), -count) === month));
  });

  it('has its own days, in order, and 29 in February of a leap year', () => {
    expect(monthDays('2024-02').at(-1)).toBe('2024-02-29');
    expect(monthDays('2100-02').at(-1)).toBe('2100-02-28');
    assert(
      property(months, (month) => {
        const all = monthDays(month);
        expect(all[0]).toBe(`${month}-01`);
        expect(monthOf(addDays(all.at(-1) ?? '', 1))).toBe(addMonths(month, 1));
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  it('keeps a date or takes the last day that it has', () => {
    expect(inMonth('2026-01-31', '2026-02')).toBe('2026-02-28');
    expect(inMonth('2026-01-15', '2026-02')).toBe('2026-02-15');
  });

  it('is 4 to 6 weeks from Sunday to Saturday, blank outside the month', () => {
    expect(monthWeeks('2026-02')).toHaveLength(4);
    expect(monthWeeks('2026-08')).toHaveLength(6);
    assert(
      property(months, (month) => {
        const weeks = monthWeeks(month);
        expect(weeks.flat().filter(Boolean)).toEqual(monthDays(month));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          for (const [column, day] of week.entries()) expect(day === null || weekday(day) === column).toBe(true);
        }
      }),
    );
  });
});

describe('today', () => {
  it("is the day of the student's zone, not of the server", () => {
    const lateInLondon = new Date('2026-11-21T23:30:00Z');
    expect(todayIn('Europe/London', lateInLondon)).toBe('2026-11-21');
    expect(todayIn('Asia/Tokyo', lateInLondon)).toBe('2026-11-22');
    expect(todayIn('Pacific/Honolulu', new Date('2026-01-01T05:00:00Z'))).toBe('2025-12-31');
  });

  it('is a day at every instant, in the browser zone too', () => {
    assert(
      property(date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        expect(isDay(todayIn(undefined, now))).toBe(true);
      }),
    );
  });
});
