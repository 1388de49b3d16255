import { describe, expect, it } from 'vitest';
import { clockChangeOn, wallTimeIn } from './clock.ts';

describe('what a clock shows', () => {
  it('depends on where the student is', () => {
    const at = new Date('2026-11-26T23:30:00Z');
    expect(wallTimeIn('Europe/Berlin', at)).toEqual({ day: '2026-11-27', minutes: 30 });
    expect(wallTimeIn('America/New_York', at)).toEqual({ day: '2026-11-26', minutes: 18 * 60 + 30 });
    expect(wallTimeIn('Asia/Kathmandu', at)).toEqual({ day: '2026-11-27', minutes: 5 * 60 + 15 });
  });
});

describe('the hours that a clock change makes longer or shorter', () => {
  it.each([
    ['Europe/Berlin', '2027-03-28', { from: 120, to: 180 }],
    ['Europe/Berlin', '2026-10-25', { from: 120, to: 180 }],
    ['America/New_York', '2026-03-08', { from: 120, to: 180 }],
    ['America/New_York', '2026-11-01', { from: 60, to: 120 }],
    ['Australia/Lord_Howe', '2026-10-04', { from: 120, to: 150 }],
    // in the first hour of a day
    ['Asia/Beirut', '2026-03-29', { from: 0, to: 60 }],
  ])('%s, %s', (zone, day, stretch) => expect(clockChangeOn(zone, day)).toEqual(stretch));

  it.each([
    ['Europe/Berlin', '2027-03-27'],
    ['Europe/Berlin', '2027-03-29'],
    ['Asia/Tokyo', '2027-03-28'],
    ['UTC', '2027-03-28'],
  ])('%s, %s: none', (zone, day) => expect(clockChangeOn(zone, day)).toBeNull());
});
