import { expect, it } from 'vitest';
import { dayAfter, today, withDates } from './dates.ts';

it('counts days across months, years and leap days', () => {
  expect(dayAfter('2026-11-21', 0)).toBe('2026-11-21');
  expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

it("writes the syllabus' dates relative to the given day", () => {
  expect(withDates('Quiz {{+1}}, exam {{+12}} at 9', '2026-12-31')).toBe(
    'Quiz January 1, 2027, exam January 12, 2027 at 9',
  );
});

it('formats today as YYYY-MM-DD', () => {
  expect(today()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
