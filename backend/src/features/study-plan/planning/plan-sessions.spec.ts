import { CalendarEventId, defaultStudyPlan, type StudyPlan } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { uuid5 } from '../../../platform/domain/index.ts';
import { type Exam, planSessions, type Situation } from './plan-sessions.ts';

const examOf = (name: string, day: string, added = '2026-11-01'): Exam => ({
  id: CalendarEventId.parse(uuid5(name)),
  day,
  added,
});
const biology = examOf('biology', '2026-12-11');
const plan: StudyPlan = { ...defaultStudyPlan, sessions: 4, daysBefore: 10, from: '09:00', to: '12:00' };
const hour = (from: number) => ({ from: from * 60, to: from * 60 + 60 });

const plannedIn = (situation: Partial<Situation> = {}) =>
  planSessions({
    exams: [biology],
    plan,
    busyOn: () => [],
    acceptedOn: () => new Set(),
    isAccepted: () => false,
    now: { day: '2026-11-26', minutes: 18 * 60 },
    ...situation,
  });
const shown = (situation: Partial<Situation> = {}) =>
  plannedIn(situation).map(({ number, day, time }) => `${number}: ${day} ${time.from / 60}`);

describe('the sessions of an exam', () => {
  it('are spread evenly over the days before it, the first by number on the last day', () => {
    expect(shown()).toEqual(['4: 2026-12-01 9', '3: 2026-12-04 9', '2: 2026-12-07 9', '1: 2026-12-10 9']);
    expect(shown({ plan: { ...plan, sessions: 1 } })).toEqual(['1: 2026-12-10 9']);
  });
  it('are at most one a day, on the chosen weekdays', () => {
    const weekend = { ...plan, sessions: 10, weekdays: [0, 6] };
    expect(shown({ plan: weekend })).toEqual(['2: 2026-12-05 9', '1: 2026-12-06 9']);
  });
  it('begin on the day on which the exam was added', () => {
    expect(shown({ exams: [examOf('biology', '2026-12-11', '2026-12-09')] })).toEqual([
      '2: 2026-12-09 9',
      '1: 2026-12-10 9',
    ]);
    expect(shown({ exams: [examOf('biology', '2026-12-11', '2026-12-11')] })).toEqual([]);
  });
  it('are in free time, on the nearest day with room where theirs is full', () => {
    const busy: Record<string, Situation['busyOn'] extends (day: string) => infer Busy ? Busy : never> = {
      '2026-12-01': [hour(9)],
      '2026-12-04': [{ from: 540, to: 720 }],
    };
    expect(shown({ busyOn: (day) => busy[day] ?? [] })).toEqual([
      '4: 2026-12-01 10.25',
      '3: 2026-12-03 9',
      '2: 2026-12-07 9',
      '1: 2026-12-10 9',
    ]);
    expect(shown({ busyOn: () => [hour(10)] })).toEqual([]);
  });
});

describe('as time passes', () => {
  const at = (day: string, minutes = 0) => ({ now: { day, minutes } });
  it('sessions drop out, and the others stay where they are', () => {
    expect(shown(at('2026-12-05'))).toEqual(['2: 2026-12-07 9', '1: 2026-12-10 9']);
    expect(shown(at('2026-12-11'))).toEqual([]);
  });
  it('one of today is put off, and drops out when the day has no time left', () => {
    expect(shown(at('2026-12-10', 9 * 60 + 50))).toEqual(['1: 2026-12-10 10']);
    expect(shown(at('2026-12-10', 11 * 60 + 1))).toEqual([]);
  });
});

describe('several exams', () => {
  const chemistry = examOf('chemistry', '2026-12-11');
  it('have no session at the same time', () => {
    const all = plannedIn({ exams: [biology, chemistry] });
    expect(all).toHaveLength(8);
    for (const day of new Set(all.map((each) => each.day))) {
      const [first, second] = all.filter((each) => each.day === day);
      expect((second?.time.from ?? 0) - (first?.time.to ?? 0)).toBeGreaterThanOrEqual(15);
    }
  });
  it('have the same sessions in whatever order they come', () => {
    expect(plannedIn({ exams: [chemistry, biology] })).toEqual(plannedIn({ exams: [biology, chemistry] }));
  });
  it('have at most three sessions on a day', () => {
    const exams = ['a', 'b', 'c', 'd', 'e'].map((name) => examOf(name, '2026-12-11'));
    const all = plannedIn({ exams, plan: { ...plan, to: '20:00' } });
    const perDay = Map.groupBy(all, ({ day }) => day);
    expect(Math.max(...[...perDay.values()].map((each) => each.length))).toBe(3);
    expect(all).toHaveLength(20);
  });
});

describe('what the student decided', () => {
  it('keeps an accepted session out, and its day free of another one of the exam', () => {
    const accepted = {
      isAccepted: (_exam: unknown, number: number) => number === 2,
      acceptedOn: () => new Set(['2026-12-04']),
    };
    expect(shown(accepted)).toEqual(['4: 2026-12-01 9', '3: 2026-12-03 9', '1: 2026-12-10 9']);
  });
  it('keeps the number of a session when the plan changes', () => {
    expect(shown({ plan: { ...plan, sessions: 2, minutes: 30 } })).toEqual(['2: 2026-12-01 9', '1: 2026-12-10 9']);
  });
});
