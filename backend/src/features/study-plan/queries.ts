import type { CalendarEventView, ClassId, StudySessionView, UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { addDays } from '../../platform/domain/index.ts';
import { listedFor } from '../class/index.ts';
import { meetingQueries } from '../meeting/index.ts';
import type { TimedEvent } from './planning/busy.ts';
import { wallTimeIn } from './planning/clock.ts';
import { type NamedExam, proposalsOf } from './proposals.ts';
import { studyPlanList, type StudyPlanRow } from './projection.ts';
import { noStudy, type Study } from './state.ts';

/** Days from today on for whose exams sessions are proposed: a term's last weeks, and one whole window of the calendar. */
const horizonDays = 92;

/** More than any student has in these days. */
const mostEvents = 2000;
const mostExams = 60;

type EventRow = Omit<TimedEvent, 'dueTime'> &
  Pick<CalendarEventView, 'id' | 'title' | 'classId' | 'dueTime' | 'completed' | 'createdAt'>;

const isTimed = (event: EventRow): event is EventRow & { dueTime: string } => event.dueTime !== null;

const columns = [
  'id',
  'title',
  'classId',
  'dueDate',
  'dueTime',
  'endDate',
  'endTime',
  'eventType',
  'completed',
  'createdAt',
] as const;

interface NextExams {
  readonly cardDays: number;
  readonly exams: readonly { readonly classId: ClassId; readonly day: string }[];
}

interface Window {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

export const studyPlanQueries = (db: Knex) => {
  const studyOf = async (owner: UserId): Promise<Study> =>
    (await db<StudyPlanRow & { id: UserId }>(studyPlanList.table).where({ id: owner, ownerId: owner }).first()) ??
    noStudy;

  /** What is on the calendar of classes in use, if it is an exam or has a time. */
  const eventsOf = (owner: UserId, from: string, to: string): Promise<EventRow[]> =>
    db('calendar_event_list')
      .where({ ownerId: owner })
      .where(listedFor(undefined, 'calendar_event_list'))
      .whereRaw('coalesce(end_date, due_date) >= ?', [from])
      .where('dueDate', '<=', to)
      .where((needed) => void needed.whereNotNull('dueTime').orWhere({ eventType: 'exam' }))
      .orderBy(['dueDate', 'id'])
      .limit(mostEvents)
      .select(columns);

  return {
    studyOf,

    /** The next exam of each class that has one until then, and in how many days before it every card is shown. */
    nextExams: async (owner: UserId, today: string): Promise<NextExams> => {
      const { cardDays } = (await studyOf(owner)).plan;
      if (cardDays === 0) return { cardDays, exams: [] };
      const exams = await db('calendar_event_list')
        .where({ ownerId: owner, eventType: 'exam', completed: false })
        .where(listedFor(undefined, 'calendar_event_list'))
        .whereBetween('dueDate', [today, addDays(today, cardDays)])
        .groupBy('classId')
        .orderBy('classId')
        .select<NextExams['exams']>('classId', db.raw('min(due_date) as day'));
      return { cardDays, exams };
    },

    /** The proposed sessions on the days of a window, as of an instant. */
    sessionsOf: async (owner: UserId, { from, to, zone }: Window, at: Date): Promise<StudySessionView[]> => {
      const now = wallTimeIn(zone, at);
      const last = addDays(now.day, horizonDays);
      const study = await studyOf(owner);
      if (!study.plan.on || to < now.day || from > last) return [];
      const [events, meetings] = await Promise.all([
        eventsOf(owner, now.day, last),
        meetingQueries(db).timetableOf(owner, { from: now.day, to: last }),
      ]);
      const exams = events
        .filter(({ eventType, completed, dueDate }) => eventType === 'exam' && !completed && dueDate > now.day)
        .slice(0, mostExams)
        .map(({ id, title, classId, dueDate, createdAt }): NamedExam => ({
          id,
          title,
          classId,
          day: dueDate,
          added: wallTimeIn(zone, new Date(createdAt)).day,
        }));
      const calendar = { exams, events: events.filter(isTimed), meetings };
      return proposalsOf(study, calendar, { now, zone }).filter(({ day }) => from <= day && day <= to);
    },
  };
};
