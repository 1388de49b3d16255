import { CalendarEventId, defaultStudyPlan, minutesOf } from '@hub/contracts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, uuid5, weekday } from '../../../platform/domain/index.ts';
import { runs } from '../../../testing/runs.ts';
import { type Exam, planSessions, type Situation } from './plan-sessions.ts';

const today = '2026-11-26';
const dayIn = (count: number) => addDays(today, count);

const exams = fc.uniqueArray(
  fc
    .record({ left: fc.integer({ min: 1, max: 40 }), ago: fc.integer({ min: 0, max: 40 }) })
    .map(({ left, ago }): Exam => ({
      id: CalendarEventId.parse(uuid5(String(left), String(ago))),
      day: dayIn(left),
      added: dayIn(-ago),
    })),
  { maxLength: 8, selector: ({ id }) => id },
);
const plans = fc.record({
  minutes: fc.constantFrom(15, 60, 240),
  sessions: fc.integer({ min: 1, max: 10 }),
  daysBefore: fc.integer({ min: 1, max: 30 }),
  from: fc.constantFrom('00:00', '08:10', '18:00'),
  to: fc.constantFrom('19:00', '23:59'),
  weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
});
const stretches = fc
  .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 1, max: 300 }))
  .map(([from, length]) => ({ from, to: Math.min(1440, from + length) }));
const situations = fc
  .record({
    exams,
    plan: plans,
    busy: fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), stretches), { maxLength: 40 }),
    minutes: fc.integer({ min: 0, max: 1439 }),
  })
  .map(({ busy, plan, minutes, ...rest }): Situation => ({
    ...rest,
    plan: { ...defaultStudyPlan, ...plan },
    busyOn: (day) => busy.flatMap(([count, stretch]) => (dayIn(count) === day ? [stretch] : [])),
    acceptedOn: () => new Set(),
    isAccepted: () => false,
    now: { day: today, minutes },
  }));

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }) => a.from < b.to && b.from < a.to;

it('every session is in free time, within the hours and days of the plan, before its exam and never in the past', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { plan, now } = situation;
      const planned = planSessions(situation);
      for (const { examId, day, time, number } of planned) {
        const exam = situation.exams.find(({ id }) => id === examId);
        expect(
          day < (exam?.day ?? '') && day >= (exam?.added ?? '') && day >= addDays(exam?.day ?? '', -plan.daysBefore),
        ).toBe(true);
        expect(day > now.day || time.from >= now.minutes).toBe(true);
        expect(time.from).toBeGreaterThanOrEqual(minutesOf(plan.from));
        expect(time.to).toBeLessThanOrEqual(minutesOf(plan.to));
        expect(time.to - time.from).toBe(plan.minutes);
        expect(plan.weekdays).toContain(weekday(day));
        expect(number).toBeLessThanOrEqual(plan.sessions);
        expect(situation.busyOn(day).some((busy) => overlaps(busy, time))).toBe(false);
      }
      for (const [index, one] of planned.entries()) {
        const others = planned.slice(index + 1);
        expect(others.some((other) => other.day === one.day && overlaps(other.time, one.time))).toBe(false);
        const own = others.filter(({ examId }) => examId === one.examId);
        expect(own.some((other) => other.day === one.day || other.number === one.number)).toBe(false);
      }
    }),
    runs,
  );
});

it('the same situation always has the same plan, in whatever order the exams come', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const reversed = { ...situation, exams: situation.exams.toReversed() };
      expect(planSessions(reversed)).toEqual(planSessions(situation));
    }),
    runs,
  );
});

it('accepting a session where it is proposed moves no other one', () => {
  fc.assert(
    fc.property(situations, fc.nat(), (situation, nth) => {
      const planned = planSessions(situation);
      const accepted = planned[nth % Math.max(1, planned.length)];
      if (!accepted) return;
      const others = planSessions({
        ...situation,
        busyOn: (day) => [...situation.busyOn(day), ...(day === accepted.day ? [accepted.time] : [])],
        acceptedOn: (exam) => new Set(exam === accepted.examId ? [accepted.day] : []),
        isAccepted: (exam, number) => exam === accepted.examId && number === accepted.number,
      });
      expect(others).toEqual(planned.filter((one) => one !== accepted));
    }),
    runs,
  );
});
