import {
  addEvent,
  CalendarEventId,
  changeEvent,
  completeEvent,
  deleteEvent,
  listEvents,
  type CalendarEventView,
  type ClassId,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { CalendarEventCommand } from './decider.ts';

export interface CalendarEventDependencies {
  handle: (command: CalendarEventCommand, context: CommandContext) => Promise<RecordedEvents>;
  eventsOf: (owner: UserId, classId?: ClassId) => Promise<CalendarEventView[]>;
  eventAfter: (owner: UserId, id: CalendarEventId, recorded: RecordedEvents) => Promise<CalendarEventView>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
}

export const calendarEventRoutes = (router: Router, dependencies: CalendarEventDependencies) => {
  const { handle, eventsOf, eventAfter, classOf } = dependencies;

  mount(router, listEvents, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return eventsOf(user.id, query.classId);
  });

  mount(router, addEvent, async ({ body, user, context }) => {
    await classOf(user.id, body.classId);
    const calendarEventId = CalendarEventId.parse(context.newId());
    const command = { type: 'ScheduleCalendarEvent', calendarEventId, by: user.id, form: body } as const;
    return eventAfter(user.id, calendarEventId, await handle(command, context));
  });

  mount(router, completeEvent, async ({ params, body, user, context }) => {
    const type = body.completed ? 'CompleteCalendarEvent' : 'ReopenCalendarEvent';
    const recorded = await handle({ type, calendarEventId: params.id, by: user.id }, context);
    return eventAfter(user.id, params.id, recorded);
  });

  mount(router, changeEvent, async ({ params, body, user, context }) => {
    const command = { type: 'ChangeCalendarEvent', calendarEventId: params.id, by: user.id, change: body } as const;
    return eventAfter(user.id, params.id, await handle(command, context));
  });

  mount(router, deleteEvent, async ({ params, user, context }) => {
    await handle({ type: 'RemoveCalendarEvent', calendarEventId: params.id, by: user.id }, context);
    return undefined;
  });
};
