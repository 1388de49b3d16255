import { expect, it } from 'vitest';
import { dayIn } from './day.ts';

const evening = new Date('2026-11-21T23:30:00Z');

it('today is the day where the student is', () => {
  expect(dayIn('Asia/Tokyo', evening)).toBe('2026-11-22');
  expect(dayIn('America/New_York', evening)).toBe('2026-11-21');
});

it('today is the day in UTC when the zone is unknown', () => {
  expect(dayIn('Mars/Olympus', evening)).toBe('2026-11-21');
  expect(dayIn('../../etc/passwd', evening)).toBe('2026-11-21');
});
