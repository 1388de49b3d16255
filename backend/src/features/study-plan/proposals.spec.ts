import { CalendarEventId, ClassId, defaultStudyPlan } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { proposalsOf, sessionIdOf } from './proposals.ts';
import { noStudy, withDecision } from './state.ts';

const examId = CalendarEventId.parse('9c2d7e10-4b5a-4f3c-8e21-6d7f8a9b0c1e');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const exam = { id: examId, title: 'Final', classId, day: '2027-03-30', added: '2027-01-10' };
const calendar = { exams: [exam], events: [], meetings: [] };
const night = { ...defaultStudyPlan, sessions: 2, daysBefore: 2, from: '00:30', to: '06:00' };
const clock = { now: { day: '2027-03-01', minutes: 600 }, zone: 'UTC' };
const study = { ...noStudy, plan: night };
const times = (zone: string) =>
  proposalsOf(study, calendar, { ...clock, zone }).map(
    ({ day, startTime, endTime }) => `${day} ${startTime}–${endTime}`,
  );

describe('proposals', () => {
  it('name the exam, and have the id of the event that they become', () => {
    expect(proposalsOf(study, calendar, clock)[1]).toEqual({
      id: sessionIdOf(examId, 1),
      examId,
      examTitle: 'Final',
      examDay: '2027-03-30',
      number: 1,
      classId,
      day: '2027-03-29',
      startTime: '00:30',
      endTime: '01:30',
    });
  });
  it('are not over a change of the clocks, which would make them shorter', () => {
    const long = { ...study, plan: { ...night, minutes: 90 } };
    const [first] = proposalsOf(long, calendar, { ...clock, zone: 'Europe/Berlin' });
    expect(first).toMatchObject({ day: '2027-03-28', startTime: '03:15', endTime: '04:45' });
    expect(times('Asia/Tokyo')[0]).toBe('2027-03-28 00:30–01:30');
    expect(times('Europe/Berlin')[0]).toBe('2027-03-28 00:30–01:30');
  });
  it('that were dismissed stay away, and no other one moves', () => {
    const other = { ...exam, id: CalendarEventId.parse('aa2d7e10-4b5a-4f3c-8e21-6d7f8a9b0c1e'), title: 'Oral' };
    const both = { ...calendar, exams: [exam, other] };
    const all = proposalsOf(study, both, clock);
    const decided = withDecision({}, all[0]?.id ?? examId, 'dismissed');
    expect(proposalsOf({ ...study, decided }, both, clock)).toEqual(all.slice(1));
  });
  it('are not at the time of a meeting, unless it is cancelled', () => {
    const meeting = { classId, title: null, place: null, plannedDay: '2027-03-29', day: '2027-03-29' };
    const held = (state: 'planned' | 'cancelled') => ({
      ...calendar,
      meetings: [{ ...meeting, meetingId: 'm' as never, startTime: '00:00', endTime: '02:00', state }],
    });
    expect(proposalsOf(study, held('planned'), clock)[1]).toMatchObject({ startTime: '02:15' });
    expect(proposalsOf(study, held('cancelled'), clock)[1]).toMatchObject({ startTime: '00:30' });
  });
  it('are none when the student does not want any', () => {
    expect(proposalsOf({ ...study, plan: { ...night, on: false } }, calendar, clock)).toEqual([]);
  });
});
