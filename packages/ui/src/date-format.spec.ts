import { afterEach, expect, it, vi } from 'vitest';
import { dateFormat } from './date-format.ts';

afterEach(() => vi.unstubAllEnvs());

const midnight = new Date('2026-11-21T00:00:00Z');
const clock = () => dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

it('is made once for the same options', () => {
  expect(clock()).toBe(clock());
});

it('uses the time zone of where the student is, also after travelling', () => {
  vi.stubEnv('TZ', 'Europe/Athens');
  expect(clock().format(midnight)).toBe('02:00');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(clock().format(midnight)).toBe('09:00');
});
