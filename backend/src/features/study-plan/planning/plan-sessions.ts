import { type CalendarEventId, minutesOf, type StudyPlan } from '@hub/contracts';
import { addDays, weekday } from '../../../platform/domain/index.ts';
import type { Stretch, WallTime } from './clock.ts';
import { firstFree } from './free-time.ts';

export interface Exam {
  readonly id: CalendarEventId;
  readonly day: string;
  /** The day on which it was added: there is nothing to study for before. */
  readonly added: string;
}

export interface PlannedSession {
  readonly examId: CalendarEventId;
  /** From 1, the session closest to the exam. The same in every plan of the exam. */
  readonly number: number;
  readonly day: string;
  readonly time: Stretch;
}

export interface Situation {
  readonly exams: readonly Exam[];
  readonly plan: StudyPlan;
  /** What the student has to do on a day, and where its clocks change. */
  readonly busyOn: (day: string) => readonly Stretch[];
  /** The days on which an accepted session of the exam is. */
  readonly acceptedOn: (exam: CalendarEventId) => ReadonlySet<string>;
  /** The sessions that are on the calendar already. */
  readonly isAccepted: (exam: CalendarEventId, number: number) => boolean;
  readonly now: WallTime;
}

/** Sessions for different exams, with those that were accepted. */
const mostPerDay = 3;

/** The days to study on before an exam, the last first. */
const studyDays = ({ day, added }: Exam, { daysBefore, weekdays }: StudyPlan): string[] =>
  Array.from({ length: daysBefore }, (_, index) => addDays(day, -1 - index)).filter(
    (each) => each >= added && weekdays.includes(weekday(each)),
  );

/** The days that the sessions are meant for, by number: spread evenly, the first on the last day. */
const spread = (days: readonly string[], sessions: number): string[] => {
  const count = Math.min(days.length, sessions);
  const gap = count > 1 ? (days.length - 1) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => days[Math.round(index * gap)] ?? '');
};

/** The nearest days first; of two that are as near, the earlier one. */
const nearest = (days: readonly string[], wanted: string): string[] => {
  const at = days.indexOf(wanted);
  const indexes = days.flatMap((_, away) => (away === 0 ? [at] : [at + away, at - away]));
  return indexes.flatMap((index) => days[index] ?? []);
};

/**
 * The times to study for each exam, also of sessions that the student has dismissed: they keep their place, so that
 * dismissing one moves no other. As time passes sessions drop out and do not move; only those of today are put off until
 * later in the day. A day that is full gives its session to the nearest one with room.
 */
export const planSessions = ({ exams, plan, now, ...situation }: Situation): PlannedSession[] => {
  const hours = { from: minutesOf(plan.from), to: minutesOf(plan.to) };
  const planned = new Map<string, PlannedSession[]>();
  const plannedOn = (day: string) => planned.get(day) ?? [];
  const acceptedDays = exams.flatMap(({ id }) => [...situation.acceptedOn(id)]);
  const countOn = (day: string) => plannedOn(day).length + acceptedDays.filter((each) => each === day).length;
  const busyOn = (day: string) => [...situation.busyOn(day), ...plannedOn(day).map(({ time }) => time)];
  const freeOn = (day: string, from = hours.from) => firstFree(plan.minutes, { ...hours, from }, busyOn(day));

  const placeOf = (wanted: string, days: readonly string[], taken: (day: string) => boolean) => {
    if (wanted < now.day) return null;
    const day = nearest(days, wanted).find(
      (each) => each >= now.day && !taken(each) && countOn(each) < mostPerDay && freeOn(each),
    );
    if (day === undefined) return null;
    const time = day === now.day ? freeOn(day, Math.max(hours.from, now.minutes)) : freeOn(day);
    return time && { day, time };
  };

  const order = exams.toSorted((a, b) => (`${a.day} ${a.id}` < `${b.day} ${b.id}` ? -1 : 1));
  for (const exam of order) {
    const days = studyDays(exam, plan);
    const accepted = situation.acceptedOn(exam.id);
    const own = new Set<string>();
    for (const [index, wanted] of spread(days, plan.sessions).entries()) {
      const number = index + 1;
      if (situation.isAccepted(exam.id, number)) continue;
      const place = placeOf(wanted, days, (day) => own.has(day) || accepted.has(day));
      if (!place) continue;
      own.add(place.day);
      planned.set(place.day, [...plannedOn(place.day), { examId: exam.id, number, ...place }]);
    }
  }
  return [...planned.values()]
    .flat()
    .toSorted((a, b) => (a.day === b.day ? a.time.from - b.time.from : a.day < b.day ? -1 : 1));
};
