import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekday, weeksBetween } from './day.ts';

describe('calendar days', () => {
  it('are counted over leap days and ends of years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-11-02', '2026-11-01')).toBe(-1);
  });
  it('have a weekday, Sunday is 0', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekday)).toEqual([0, 1, 6]);
  });
  it('are weeks apart by their Mondays', () => {
    expect(weeksBetween('2026-11-22', '2026-11-23')).toBe(1);
    expect(weeksBetween('2026-11-23', '2026-11-29')).toBe(0);
    expect(weeksBetween('2026-12-30', '2027-01-12')).toBe(2);
    expect(weeksBetween('2026-11-23', '2026-11-20')).toBe(-1);
  });
});
