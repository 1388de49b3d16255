import { z } from 'zod';
import { CalendarEventView } from './calendar-event.ts';
import { Day, minutesOf, TimeOfDay, TimeZone } from './date.ts';
import { endpoint } from './endpoint.ts';
import { CalendarEventId, ClassId } from './ids.ts';
import { limits, requiredText } from './text.ts';

/** `sessions`: of one exam. `windowDays`: the longest stretch in one request. `minutes` is a multiple of `step`. */
export const studyPlanLimits = {
  minutes: { least: 15, most: 240, step: 15 },
  sessions: 10,
  daysBefore: 30,
  cardDays: 14,
  windowDays: 62,
} as const;

const { minutes, sessions, daysBefore, cardDays } = studyPlanLimits;

/** What a student chose about studying for exams. Times of day are HH:mm, wherever the student is. */
export const StudyPlan = z.object({
  /** Whether sessions are proposed. */
  on: z.boolean(),
  /** The length of a session. */
  minutes: z.number().int().min(minutes.least).max(minutes.most).multipleOf(minutes.step),
  /** How many are proposed for each exam, at most one a day. */
  sessions: z.number().int().min(1).max(sessions),
  /** The first may be this many days before the exam; the last is on the day before it. */
  daysBefore: z.number().int().min(1).max(daysBefore),
  /** Sessions are between these times. */
  from: TimeOfDay,
  to: TimeOfDay,
  /** The days to study on; Sunday is 0. */
  weekdays: z.array(z.number().int().min(0).max(6)).min(1, 'Please choose at least one day').max(7),
  /** Each flashcard of the class is shown at least once in this many days before the exam; 0 leaves cards alone. */
  cardDays: z.number().int().min(0).max(cardDays),
});
export type StudyPlan = z.infer<typeof StudyPlan>;

export const StudyPlanForm = StudyPlan.refine(({ from, to }) => from < to, {
  message: 'The end must be after the start',
  path: ['to'],
}).refine((plan) => plan.from >= plan.to || minutesOf(plan.to) - minutesOf(plan.from) >= plan.minutes, {
  message: 'A session does not fit between these times',
  path: ['to'],
});

/** What applies until a student saves something else. */
export const defaultStudyPlan: StudyPlan = {
  on: true,
  minutes: 60,
  sessions: 4,
  daysBefore: 10,
  from: '09:00',
  to: '20:00',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  cardDays: 3,
};

/** A proposed time to study for an exam. Nothing is stored of it until the student decides. */
export const StudySessionView = z.object({
  /** Of the calendar event that it becomes when it is accepted. */
  id: CalendarEventId,
  examId: CalendarEventId,
  examTitle: z.string(),
  examDay: Day,
  /** From 1, the session closest to the exam. */
  number: z.number().int().min(1).max(sessions),
  classId: ClassId,
  day: Day,
  startTime: TimeOfDay,
  endTime: TimeOfDay,
});
export type StudySessionView = z.infer<typeof StudySessionView>;

export const getStudyPlan = endpoint({ method: 'GET', path: '/api/study-plan', result: StudyPlan });

/** The whole form. 400 for hours that are shorter than a session. */
export const saveStudyPlan = endpoint({
  method: 'PUT',
  path: '/api/study-plan',
  body: StudyPlanForm,
  result: StudyPlan,
});

/**
 * The proposed sessions from a day to another, both included, at most 62 days, by day and time. None is in the past or
 * more than three months ahead. `zone`: where the student is. 400 `timetable_too_long`
 */
export const listStudySessions = endpoint({
  method: 'GET',
  path: '/api/study-sessions',
  query: z.object({ from: Day, to: Day, zone: TimeZone.default('UTC') }),
  result: z.array(StudySessionView),
});

/** The exam, and the number of its session, from 1 to 10. */
const params = z.object({ id: CalendarEventId, number: z.string().regex(/^(?:[1-9]|10)$/, 'Not found') });

/** Where an accepted session is put: as proposed, or where the student dragged it. */
export const AcceptedSession = z
  .object({ title: requiredText('Title', limits.title), day: Day, startTime: TimeOfDay, endTime: TimeOfDay })
  .refine(({ startTime, endTime }) => startTime < endTime, {
    message: 'The end must be after the start',
    path: ['endTime'],
  });
export type AcceptedSession = z.infer<typeof AcceptedSession>;

/** The session becomes an event of the type `other` in the class of the exam. 404 `event_not_found` unless `id` is an exam. */
export const acceptStudySession = endpoint({
  method: 'PUT',
  path: '/api/study-sessions/:id/:number',
  params,
  body: AcceptedSession,
  result: CalendarEventView,
});

/** The session is not proposed again. 409 `session_accepted` when it is on the calendar already. */
export const dismissStudySession = endpoint({
  method: 'DELETE',
  path: '/api/study-sessions/:id/:number',
  params,
  result: z.undefined(),
});
