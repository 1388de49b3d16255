import {
  addMeeting,
  changeMeeting,
  changeMeetingDay,
  type ClassId,
  deleteMeeting,
  getTimetable,
  listMeetings,
  MeetingId,
  meetingLimits,
  resetMeetingDay,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { daysBetween, Rejection } from '../../platform/domain/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { MeetingCommand } from './decider.ts';
import type { meetingQueries } from './queries.ts';

export interface MeetingDependencies extends ReturnType<typeof meetingQueries> {
  handle: (command: MeetingCommand, context: CommandContext) => Promise<RecordedEvents>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
}

export const meetingRoutes = (router: Router, dependencies: MeetingDependencies): void => {
  const { handle, classOf, meetingsOf, countOf, timetableOf, requireMeetingOn, meetingAfter } = dependencies;

  mount(router, listMeetings, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return meetingsOf(user.id, query.classId);
  });

  mount(router, getTimetable, ({ query: { from, to }, user }) => {
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > meetingLimits.windowDays) throw new Rejection('timetable_too_long');
    return timetableOf(user.id, { from, to });
  });

  mount(router, addMeeting, async ({ body, user, context }) => {
    await classOf(user.id, body.classId);
    if ((await countOf(user.id)) >= meetingLimits.meetings) throw new Rejection('too_many_meetings');
    const meetingId = MeetingId.parse(context.newId());
    const recorded = await handle({ type: 'AddMeeting', meetingId, by: user.id, form: body }, context);
    return meetingAfter(user.id, meetingId, recorded);
  });

  mount(router, changeMeeting, async ({ params, body, user, context }) => {
    const recorded = await handle({ type: 'ChangeMeeting', meetingId: params.id, by: user.id, form: body }, context);
    return meetingAfter(user.id, params.id, recorded);
  });

  mount(router, changeMeetingDay, async ({ params: { id, day }, body, user, context }) => {
    await requireMeetingOn(user.id, id, day);
    const command = { type: 'ChangeMeetingDay', meetingId: id, by: user.id, day, to: body.to } as const;
    return meetingAfter(user.id, id, await handle(command, context));
  });

  mount(router, resetMeetingDay, async ({ params: { id, day }, user, context }) => {
    const recorded = await handle({ type: 'ResetMeetingDay', meetingId: id, by: user.id, day }, context);
    return meetingAfter(user.id, id, recorded);
  });

  mount(router, deleteMeeting, async ({ params, user, context }) => {
    await handle({ type: 'DeleteMeeting', meetingId: params.id, by: user.id }, context);
    return undefined;
  });
};
