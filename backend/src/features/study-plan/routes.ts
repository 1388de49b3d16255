import {
  type AcceptedSession,
  acceptStudySession,
  type CalendarEventId,
  type CalendarEventView,
  dismissStudySession,
  getStudyPlan,
  listStudySessions,
  saveStudyPlan,
  studyPlanLimits,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { daysBetween, Rejection } from '../../platform/domain/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { CalendarEventCommand } from '../calendar-event/index.ts';
import type { StudyPlanCommand } from './decider.ts';
import { sessionIdOf } from './proposals.ts';
import type { studyPlanQueries } from './queries.ts';

export interface StudyPlanDependencies extends ReturnType<typeof studyPlanQueries> {
  handle: (command: StudyPlanCommand, context: CommandContext) => Promise<unknown>;
  handleEvent: (command: CalendarEventCommand, context: CommandContext) => Promise<RecordedEvents>;
  /** Rejects when the event is not the student's own. */
  eventOf: (owner: UserId, id: CalendarEventId) => Promise<CalendarEventView>;
  eventAfter: (owner: UserId, id: CalendarEventId, recorded: RecordedEvents) => Promise<CalendarEventView>;
  /** Rejects when so many more events exceed the student's quota. */
  requireRoomForEvents: (owner: UserId, added: number) => Promise<void>;
}

const formOf = ({ classId }: CalendarEventView, { title, day, startTime, endTime }: AcceptedSession) => ({
  classId,
  title,
  description: null,
  eventType: 'other' as const,
  priority: 'medium' as const,
  dueDate: day,
  dueTime: startTime,
  endTime,
});

const sessionOf = ({ id, number }: { id: CalendarEventId; number: string }) => ({ id, number: Number(number) });

export const studyPlanRoutes = (router: Router, dependencies: StudyPlanDependencies): void => {
  const { handle, handleEvent, studyOf, sessionsOf, eventOf, eventAfter, requireRoomForEvents } = dependencies;

  const examOf = async (owner: UserId, id: CalendarEventId) => {
    const exam = await eventOf(owner, id);
    if (exam.eventType !== 'exam') throw new Rejection('event_not_found');
    return exam;
  };

  mount(router, getStudyPlan, async ({ user }) => (await studyOf(user.id)).plan);

  mount(router, saveStudyPlan, async ({ body, user, context }) => {
    await handle({ type: 'SaveStudyPlan', userId: user.id, plan: body }, context);
    return body;
  });

  mount(router, listStudySessions, ({ query, user }) => {
    const days = daysBetween(query.from, query.to) + 1;
    if (days < 1 || days > studyPlanLimits.windowDays) throw new Rejection('timetable_too_long');
    return sessionsOf(user.id, query, new Date());
  });

  mount(router, acceptStudySession, async ({ params, body, user, context }) => {
    const { id, number } = sessionOf(params);
    const exam = await examOf(user.id, id);
    await requireRoomForEvents(user.id, 1);
    const sessionId = sessionIdOf(id, number);
    // the event first: after a crash the session is still proposed, and accepting it again finds its event
    const scheduling = { type: 'ImportCalendarEvent', calendarEventId: sessionId, by: user.id } as const;
    const recorded = await handleEvent({ ...scheduling, form: formOf(exam, body) }, context);
    await handle({ type: 'AcceptStudySession', userId: user.id, sessionId, examId: id, number }, context);
    return eventAfter(user.id, sessionId, recorded);
  });

  mount(router, dismissStudySession, async ({ params, user, context }) => {
    const { id, number } = sessionOf(params);
    await examOf(user.id, id);
    const session = { sessionId: sessionIdOf(id, number), examId: id, number };
    await handle({ type: 'DismissStudySession', userId: user.id, ...session }, context);
    return undefined;
  });
};
