import { expect, it } from 'vitest';
import { calendarDayIn, clockIn } from './calendar-day.ts';

const evening = new Date('2026-11-21T23:30:00Z');

it('today is the day in the time zone of the student', () => {
  expect(calendarDayIn('Asia/Tokyo', evening)).toBe('2026-11-22');
  expect(calendarDayIn('America/New_York', evening)).toBe('2026-11-21');
});

it('today is the day in UTC when the zone is unknown', () => {
  expect(calendarDayIn('Mars/Olympus', evening)).toBe('2026-11-21');
  expect(calendarDayIn('../../etc/passwd', evening)).toBe('2026-11-21');
});

it('the clock shows the time in the zone of the student, or in UTC when the zone is unknown', () => {
  expect(clockIn('Asia/Tokyo', evening)).toEqual({ time: '08:30', zone: 'Asia/Tokyo' });
  expect(clockIn('Mars/Olympus', evening)).toEqual({ time: '23:30', zone: 'UTC' });
});
