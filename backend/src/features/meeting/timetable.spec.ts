import { ClassId, MeetingId, NewMeeting, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { MeetingRow } from './projection.ts';
import { meetsIn, type TermDays, timetableOf, type Window } from './timetable.ts';

const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const fall: TermDays = {
  first: '2026-08-24',
  last: '2026-12-18',
  breaks: [{ name: 'Thanksgiving', first: '2026-11-25', last: '2026-11-27' }],
  rotationDays: null,
};
let ids = 0;
const meetingOf = (fields: object = {}): MeetingRow & { id: MeetingId } => {
  ids += 1;
  const form = NewMeeting.parse({ classId, days: [2, 4], startTime: '10:00', endTime: '11:15', ...fields });
  const id = MeetingId.parse(`b7f6a0de-0d0c-4c0e-9d5e-${String(ids).padStart(12, '0')}`);
  return { id, ownerId, ...form, changes: {}, createdAt: '2026-08-01T00:00:00.000Z', ...fields };
};
const shown = (meeting: ReturnType<typeof meetingOf>, term: TermDays | undefined, window: Window) =>
  timetableOf([meeting], () => term, window).map(({ day, startTime, state }) => `${day} ${startTime} ${state}`);
const daysOf = (...args: Parameters<typeof shown>) => shown(...args).map((line) => line.slice(0, 10));

describe('a class that meets on Tuesdays and Thursdays', () => {
  it('meets on these days of the term, and not in its breaks', () => {
    const days = daysOf(meetingOf(), fall, { from: '2026-11-16', to: '2026-12-03' });
    expect(days).toEqual(['2026-11-17', '2026-11-19', '2026-11-24', '2026-12-01', '2026-12-03']);
  });
  it('begins and ends with the term', () => {
    expect(daysOf(meetingOf(), fall, { from: '2026-08-10', to: '2026-08-28' })).toEqual(['2026-08-25', '2026-08-27']);
    expect(daysOf(meetingOf(), fall, { from: '2026-12-14', to: '2027-01-08' })).toEqual(['2026-12-15', '2026-12-17']);
  });
  it('begins and ends on days that were chosen instead', () => {
    const meeting = meetingOf({ first: '2026-11-19', last: '2026-11-24' });
    expect(daysOf(meeting, fall, { from: '2026-11-01', to: '2026-12-18' })).toEqual(['2026-11-19', '2026-11-24']);
  });
  it('has no limit without a term', () => {
    expect(daysOf(meetingOf(), undefined, { from: '2031-02-24', to: '2031-02-28' })).toEqual([
      '2031-02-25',
      '2031-02-27',
    ]);
  });
});

describe('a class that meets every second week', () => {
  it('counts the weeks from its first day, over breaks and the end of the year', () => {
    const meeting = meetingOf({ days: [3], everyWeeks: 2, first: '2026-11-11', last: '2027-02-28' });
    expect(daysOf(meeting, undefined, { from: '2026-11-01', to: '2026-12-31' })).toEqual([
      '2026-11-11',
      '2026-11-25',
      '2026-12-09',
      '2026-12-23',
    ]);
    expect(daysOf(meeting, undefined, { from: '2027-01-01', to: '2027-01-31' })).toEqual(['2027-01-06', '2027-01-20']);
  });
  it('meets on every chosen day of such a week, also on one before the weekday of the first day', () => {
    const meeting = meetingOf({ days: [1, 5], everyWeeks: 2, first: '2026-11-13' });
    expect(daysOf(meeting, undefined, { from: '2026-11-09', to: '2026-11-29' })).toEqual([
      '2026-11-13',
      '2026-11-23',
      '2026-11-27',
    ]);
  });
});

describe('a timetable of six days', () => {
  const school = { ...fall, first: '2026-11-16', rotationDays: 6 };

  it('counts school days, and continues after a weekend and a break', () => {
    const onDay = (number: number) =>
      daysOf(meetingOf({ by: 'rotation', days: [number] }), school, { from: '2026-11-16', to: '2026-12-04' });
    expect(onDay(1)).toEqual(['2026-11-16', '2026-11-24']);
    expect(onDay(2)).toEqual(['2026-11-17', '2026-11-30']);
    expect(onDay(6)).toEqual(['2026-11-23', '2026-12-04']);
  });
  it('has no days where the term goes by weekdays, or without a term', () => {
    const meeting = meetingOf({ by: 'rotation', days: [1] });
    expect(daysOf(meeting, fall, { from: '2026-11-16', to: '2026-12-04' })).toEqual([]);
    expect(daysOf(meeting, undefined, { from: '2026-11-16', to: '2026-12-04' })).toEqual([]);
  });
});

describe('a day that differs from the plan', () => {
  const to = { day: '2026-11-23', startTime: '14:00', endTime: '15:15', place: 'Room 7' };

  it('is shown as cancelled', () => {
    const meeting = meetingOf({ changes: { '2026-11-19': null } });
    expect(shown(meeting, fall, { from: '2026-11-16', to: '2026-11-20' })).toEqual([
      '2026-11-17 10:00 planned',
      '2026-11-19 10:00 cancelled',
    ]);
  });
  it('is shown on the day that it was moved to, also from outside the window', () => {
    const meeting = meetingOf({ changes: { '2026-11-19': to } });
    expect(shown(meeting, fall, { from: '2026-11-16', to: '2026-11-20' })).toEqual(['2026-11-17 10:00 planned']);
    expect(timetableOf([meeting], () => fall, { from: '2026-11-23', to: '2026-11-23' })).toMatchObject([
      { ...to, plannedDay: '2026-11-19', state: 'moved' },
    ]);
  });
  it('is ignored once the class no longer meets on it', () => {
    const meeting = meetingOf({ days: [5], changes: { '2026-11-19': to, '2026-11-17': null } });
    expect(shown(meeting, fall, { from: '2026-11-16', to: '2026-11-24' })).toEqual(['2026-11-20 10:00 planned']);
  });
  it('must be a day of the plan', () => {
    expect(meetsIn(fall)(meetingOf(), '2026-11-18')).toBe(false);
    expect(meetsIn(fall)(meetingOf(), '2026-11-26')).toBe(false);
    expect(meetsIn(fall)(meetingOf(), '2026-11-24')).toBe(true);
  });
});

it('the timetable of several classes is sorted by day and time', () => {
  const meetings = [meetingOf({ startTime: '08:00', days: [4] }), meetingOf(), meetingOf({ startTime: '09:00' })];
  const times = timetableOf(meetings, () => fall, { from: '2026-11-16', to: '2026-11-20' });
  expect(times.map(({ day, startTime }) => `${day} ${startTime}`)).toEqual([
    '2026-11-17 09:00',
    '2026-11-17 10:00',
    '2026-11-19 08:00',
    '2026-11-19 09:00',
    '2026-11-19 10:00',
  ]);
});
