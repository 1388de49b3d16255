import type { EventType, ReminderLead, ReminderSettings } from '@hub/contracts';
import { shifted, textOf, type WallTime } from './wall-time.ts';

/** Something with a date that a student may be reminded of. An occurrence of a repeating event has its own id. */
export interface Dated {
  readonly id: string;
  readonly kind: EventType | 'task';
  readonly day: string;
  readonly time: string | null;
  /** Done, deleted, or of an archived class. */
  readonly over: boolean;
  /** What the student chose for this thing; null: nothing. */
  readonly lead: ReminderLead | null;
}

/** A reminder before it is moved out of the quiet hours. */
interface Lead {
  /** Names the reminder among those of its thing; the same name and day are never sent twice. */
  readonly name: string;
  readonly wall: WallTime;
}

type LeadsOf = (thing: Dated, settings: ReminderSettings) => readonly Lead[];

const evening = '18:00';
const beforeAnEarlyExam = { minutes: -60 };

/** In the morning, or an hour before an exam that begins by then. */
const onTheDay = ({ day, time }: Dated, morning: string): WallTime =>
  time === null || time > morning ? { day, time: morning } : shifted({ day, time }, beforeAnEarlyExam);

const ofExam: LeadsOf = (thing, { exams, morning }) =>
  exams
    ? [
        { name: 'two-days-before', wall: shifted({ day: thing.day, time: morning }, { days: -2 }) },
        { name: 'on-the-day', wall: onTheDay(thing, morning) },
      ]
    : [];

const ofAssignment: LeadsOf = ({ day }, { assignments }) =>
  assignments ? [{ name: 'evening-before', wall: shifted({ day, time: evening }, { days: -1 }) }] : [];

/** At its time, or in the morning of its day. */
const ofTask: LeadsOf = ({ day, time }, { tasks, morning }) => {
  if (!tasks) return [];
  return [
    time === null ? { name: 'on-the-day', wall: { day, time: morning } } : { name: `at-${time}`, wall: { day, time } },
  ];
};

const none: LeadsOf = () => [];

const leadsByKind: Readonly<Record<Dated['kind'], LeadsOf>> = {
  exam: ofExam,
  quiz: ofExam,
  assignment: ofAssignment,
  homework: ofAssignment,
  project: ofAssignment,
  task: ofTask,
  lecture: none,
  other: none,
};

const before: Readonly<Record<Exclude<ReminderLead, 'usual' | 'none'>, Parameters<typeof shifted>[1]>> = {
  'at-time': {},
  '15-minutes': { minutes: -15 },
  '1-hour': { minutes: -60 },
  '1-day': { days: -1 },
  '2-days': { days: -2 },
  '1-week': { days: -7 },
};

/** What has no time is in the morning. Another time is another reminder. */
const chosen = ({ day, time }: Dated, lead: keyof typeof before, morning: string): Lead => ({
  name: time === null ? lead : `${lead}-${time}`,
  wall: shifted({ day, time: time ?? morning }, before[lead]),
});

/** What the student chose for the thing counts before what the settings say of its kind. */
export const leadsOf: LeadsOf = (thing, settings) => {
  const { lead, kind } = thing;
  if (lead === 'none') return [];
  if (lead === null || lead === 'usual') return leadsByKind[kind](thing, settings);
  return [chosen(thing, lead, settings.morning)];
};

/** A reminder is of no use after this: the thing's time, or the end of its day. */
export const deadlineOf = ({ day, time }: Dated): string => textOf({ day, time: time ?? '23:59' });
