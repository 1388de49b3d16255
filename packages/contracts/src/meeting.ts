import { z } from 'zod';
import { Day, Instant, TimeOfDay } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId, MeetingId } from './ids.ts';
import { blankAsNull, limits, optionalText } from './text.ts';
import { termLimits } from './term.ts';

/** `windowDays`: the longest stretch of a timetable in one request; `changes`: days of one meeting that differ. */
export const meetingLimits = { title: 60, meetings: 200, changes: 200, windowDays: 62 } as const;

/** Times are local, without a zone, like those of calendar events. */
const times = { startTime: TimeOfDay, endTime: TimeOfDay };
const place = optionalText('Place', limits.place);

const endsLater = ({ startTime, endTime }: { startTime: string; endTime: string }) => startTime < endTime;
const endsFirst = { message: 'The end must be after the start', path: ['endTime'] };

/** Where and when a meeting takes place instead. */
export const MovedMeeting = z.object({ day: Day, ...times, place }).refine(endsLater, endsFirst);
export type MovedMeeting = z.infer<typeof MovedMeeting>;

const fields = {
  /** Such as "Lecture" or "Lab"; null: just the class. */
  title: optionalText('Title', meetingLimits.title),
  /** `rotation`: `days` are the numbers of the days in the term's cycle, see `TermView.rotationDays`. */
  by: z.enum(['weekday', 'rotation']).default('weekday'),
  /** Weekdays, Sunday is 0, or days of the cycle, from 1. */
  days: z
    .array(z.number().int().min(0).max(termLimits.rotationDays))
    .min(1, 'Please choose at least one day')
    .max(termLimits.rotationDays),
  /** 2: every second week, beginning with the week of `first`. For weekdays only. */
  everyWeeks: z.number().int().min(1).max(2).default(1),
  ...times,
  place,
  /** null: the first and last day of the class's term; without a term there is no limit. */
  first: blankAsNull(Day),
  last: blankAsNull(Day),
};

/** When and where a class meets. Breaks of its term are left out. */
export const MeetingForm = z
  .object(fields)
  .refine(endsLater, endsFirst)
  .refine(({ first, last }) => !first || !last || first <= last, {
    message: 'The last day is before the first',
    path: ['last'],
  })
  .refine(({ everyWeeks, first }) => everyWeeks === 1 || first, {
    message: 'Please choose the first day of a class that meets every second week',
    path: ['first'],
  });
export type MeetingForm = z.infer<typeof MeetingForm>;

export const NewMeeting = MeetingForm.safeExtend({ classId: ClassId });
export type NewMeeting = z.infer<typeof NewMeeting>;

export const MeetingView = z.object({
  id: MeetingId,
  classId: ClassId,
  ...fields,
  title: z.string().nullable(),
  place: z.string().nullable(),
  first: Day.nullable(),
  last: Day.nullable(),
  createdAt: Instant,
});
export type MeetingView = z.infer<typeof MeetingView>;

/** A meeting on a day. */
export const TimetableEntry = z.object({
  meetingId: MeetingId,
  classId: ClassId,
  title: z.string().nullable(),
  day: Day,
  ...times,
  place: z.string().nullable(),
  /** The day that the plan has it on; another than `day` if it was moved. */
  plannedDay: Day,
  state: z.enum(['planned', 'moved', 'cancelled']),
});
export type TimetableEntry = z.infer<typeof TimetableEntry>;

const params = z.object({ id: MeetingId });
const dayParams = params.extend({ day: Day });

/** The meetings of a class, or of all classes in use. */
export const listMeetings = endpoint({
  method: 'GET',
  path: '/api/meetings',
  query: z.object({ classId: ClassId.optional() }),
  result: z.array(MeetingView),
});
/** 409 `too_many_meetings` above 200. */
export const addMeeting = endpoint({
  method: 'POST',
  path: '/api/meetings',
  body: NewMeeting,
  result: MeetingView,
  status: 201,
});
/** The whole form. Days that were cancelled or moved stay so, as long as the meeting still takes place on them. */
export const changeMeeting = endpoint({
  method: 'PUT',
  path: '/api/meetings/:id',
  params,
  body: MeetingForm,
  result: MeetingView,
});
/** `undo` restores it for 30 days. */
export const deleteMeeting = endpoint({ method: 'DELETE', path: '/api/meetings/:id', params, result: z.undefined() });
/** Cancels (`to: null`) or moves one day. 400 `not_a_meeting_day` when the class does not meet on it. */
export const changeMeetingDay = endpoint({
  method: 'PUT',
  path: '/api/meetings/:id/days/:day',
  params: dayParams,
  body: z.object({ to: MovedMeeting.nullable() }),
  result: MeetingView,
});
/** The day is as planned again. */
export const resetMeetingDay = endpoint({
  method: 'DELETE',
  path: '/api/meetings/:id/days/:day',
  params: dayParams,
  result: MeetingView,
});

/** The meetings of all classes in use from a day to another, both included, at most 62 days, by day and time. */
export const getTimetable = endpoint({
  method: 'GET',
  path: '/api/timetable',
  query: z.object({ from: Day, to: Day }),
  result: z.array(TimetableEntry),
});
