import { afterEach, expect, it, vi } from 'vitest';
import { browserTimeZone } from './time-zone.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('is read once, and again when the student has travelled', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  vi.stubEnv('TZ', 'Europe/Athens');
  expect([browserTimeZone(), browserTimeZone()]).toEqual(['Europe/Athens', 'Europe/Athens']);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(browserTimeZone()).toBe('Asia/Tokyo');
});
