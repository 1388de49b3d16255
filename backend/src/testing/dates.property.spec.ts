import { Day } from '@hub/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDayIn } from '../platform/http/routing/index.ts';
import { runs } from './runs.ts';
import { days } from './values.ts';

const zones = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe', // half an hour of daylight saving time
  'Pacific/Kiritimati', // a day ahead of the other side of the date line
  'Pacific/Pago_Pago',
);
const instants = fc.oneof(
  fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  // nights of clock changes, and the last moments of a leap day and of a year
  fc
    .tuple(
      fc.constantFrom(
        '2026-03-29T01:00Z',
        '2026-10-25T01:00Z',
        '2026-11-01T06:00Z',
        '2024-02-29T23:59Z',
        '2026-12-31T23:59Z',
      ),
      fc.integer({ min: -7_200_000, max: 7_200_000 }),
    )
    .map(([text, away]) => new Date(Date.parse(text) + away)),
);
const hoursMs = 3_600_000;
const next = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hoursMs).toISOString().slice(0, 10);

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

describe('a calendar day', { tags: ['R34'] }, () => {
  it('is accepted as YYYY-MM-DD if it exists, and only then', () => {
    const numbers = fc.tuple(fc.integer({ min: 1000, max: 9999 }), fc.nat(13), fc.nat(32));
    const property = fc.property(numbers, ([year, month, date]) => {
      const text = [String(year), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
      const exists = month >= 1 && month <= 12 && date >= 1 && date <= lengthOf(year, month);
      expect(Day.safeParse(text).success).toBe(exists);
    });
    fc.assert(property, runs);
  }, 60_000);

  it('is nothing else: no time, no other order, no other text', () => {
    const property = fc.property(days, fc.string({ minLength: 1, maxLength: 4 }), (day, more) => {
      expect(Day.safeParse(day).success).toBe(true);
      for (const other of [`${day}${more}`, `${more}${day}`, day.replaceAll('-', '/'), `${day}T00:00:00Z`])
        expect(Day.safeParse(other).success).toBe(false);
    });
    fc.assert(property, runs);
  }, 60_000);
});

describe('the student’s day', { tags: ['R34'] }, () => {
  it('is a calendar day at every moment, and at most one away from UTC’s', () => {
    const property = fc.property(zones, instants, (zone, instant) => {
      const [day, utc] = [calendarDayIn(zone, instant), calendarDayIn('UTC', instant)];
      expect(Day.safeParse(day).success).toBe(true);
      expect(utc).toBe(instant.toISOString().slice(0, 10));
      expect([day === utc, next(day) === utc, next(utc) === day]).toContain(true);
    });
    fc.assert(property, runs);
  }, 60_000);

  it('advances by one day and never goes back, even in nights of clock changes', () => {
    const property = fc.property(zones, instants, (zone, instant) => {
      const here = calendarDayIn(zone, instant);
      const hourLater = calendarDayIn(zone, new Date(instant.getTime() + hoursMs));
      const twoDaysLater = calendarDayIn(zone, new Date(instant.getTime() + 49 * hoursMs));
      expect([here, next(here)]).toContain(hourLater);
      expect(twoDaysLater > next(here) || twoDaysLater === next(next(here))).toBe(true);
    });
    fc.assert(property, runs);
  }, 60_000);
});
