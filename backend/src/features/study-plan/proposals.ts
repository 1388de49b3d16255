import {
  CalendarEventId,
  minutesOf,
  studyPlanLimits,
  type StudySessionView,
  timeOf,
  type TimetableEntry,
} from '@hub/contracts';
import { uuid5 } from '../../platform/domain/index.ts';
import { busyDaysOf, type TimedEvent } from './planning/busy.ts';
import { clockChangeOn, type Stretch, type WallTime } from './planning/clock.ts';
import { type Exam, planSessions } from './planning/plan-sessions.ts';
import type { Study } from './state.ts';

/** Of a session, and of the calendar event that it becomes. */
export const sessionIdOf = (examId: CalendarEventId, number: number): CalendarEventId =>
  CalendarEventId.parse(uuid5('study-session', examId, String(number)));

export interface NamedExam extends Exam {
  readonly title: string;
  readonly classId: StudySessionView['classId'];
}

interface Calendar {
  readonly exams: readonly NamedExam[];
  readonly events: readonly (TimedEvent & { readonly id: CalendarEventId })[];
  readonly meetings: readonly TimetableEntry[];
}

/** What takes time on a day, and where its clocks change. Planning asks for the same days again and again. */
const busyIn = ({ events, meetings }: Calendar, zone: string) => {
  const held = meetings
    .filter(({ state }) => state !== 'cancelled')
    .map(({ day, startTime, endTime }) => [day, { from: minutesOf(startTime), to: minutesOf(endTime) }] as const);
  const byDay = new Map<string, Stretch[]>();
  for (const [day, stretch] of [...held, ...events.flatMap(busyDaysOf)]) {
    const others = byDay.get(day);
    if (others) others.push(stretch);
    else byDay.set(day, [stretch]);
  }
  const known = new Map<string, readonly Stretch[]>();
  return (day: string): readonly Stretch[] => {
    const found = known.get(day);
    if (found) return found;
    const change = clockChangeOn(zone, day);
    const busy = [...(byDay.get(day) ?? []), ...(change ? [change] : [])];
    known.set(day, busy);
    return busy;
  };
};

/** The sessions that are proposed: those planned, without those that the student has dismissed. */
export const proposalsOf = (
  { plan, decided }: Study,
  calendar: Calendar,
  { now, zone }: { readonly now: WallTime; readonly zone: string },
): StudySessionView[] => {
  if (!plan.on) return [];
  const dayOfEvent = new Map(calendar.events.map(({ id, dueDate }) => [id, dueDate]));
  const exams = new Map(calendar.exams.map((exam) => [exam.id, exam]));
  const numbers = Array.from({ length: studyPlanLimits.sessions }, (_, index) => index + 1);
  const planned = planSessions({
    exams: calendar.exams,
    plan,
    now,
    busyOn: busyIn(calendar, zone),
    isAccepted: (examId, number) => decided[sessionIdOf(examId, number)]?.as === 'accepted',
    acceptedOn: (examId) => new Set(numbers.flatMap((number) => dayOfEvent.get(sessionIdOf(examId, number)) ?? [])),
  });
  return planned.flatMap(({ examId, number, day, time }) => {
    const [id, exam] = [sessionIdOf(examId, number), exams.get(examId)];
    if (!exam || decided[id]) return [];
    const { title: examTitle, day: examDay, classId } = exam;
    const times = { startTime: timeOf(time.from), endTime: timeOf(time.to) };
    return [{ id, examId, examTitle, examDay, number, classId, day, ...times }];
  });
};
