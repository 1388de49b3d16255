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
import type { CalendarEventCommand } from './decider.ts';

export interface CalendarEventDeps {
  handle: (command: CalendarEventCommand, context: CommandContext) => Promise<unknown>; // resolves once the read model shows it
  eventsOf: (owner: UserId, classId?: ClassId) => Promise<CalendarEventView[]>;
  findEvent: (owner: UserId, id: CalendarEventId) => Promise<CalendarEventView | undefined>;
  eventOf: (owner: UserId, id: CalendarEventId) => Promise<CalendarEventView>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
}

export const calendarEventRoutes = (router: Router, deps: CalendarEventDeps) => {
  const { handle, eventsOf, findEvent, eventOf, classOf } = deps;

  mount(router, listEvents, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return eventsOf(user.id, query.classId);
  });

  mount(router, addEvent, async ({ body, user, context }) => {
    await classOf(user.id, body.classId);
    const calendarEventId = CalendarEventId.parse(context.newId());
    await handle({ type: 'ScheduleCalendarEvent', calendarEventId, by: user.id, form: body }, context);
    // recorded all the same when the read model lags
    const lagging = { id: calendarEventId, ...body, completed: false, createdAt: new Date().toISOString() };
    const origin = { source: 'manual', sourceQuote: null, documentId: null, sourceState: null, edited: false } as const;
    return (await findEvent(user.id, calendarEventId)) ?? { ...lagging, ...origin };
  });

  mount(router, completeEvent, async ({ params, body, user, context }) => {
    const type = body.completed ? 'CompleteCalendarEvent' : 'ReopenCalendarEvent';
    await handle({ type, calendarEventId: params.id, by: user.id }, context);
    return eventOf(user.id, params.id);
  });

  mount(router, changeEvent, async ({ params, body, user, context }) => {
    await handle({ type: 'ChangeCalendarEvent', calendarEventId: params.id, by: user.id, change: body }, context);
    return eventOf(user.id, params.id);
  });

  mount(router, deleteEvent, async ({ params, user, context }) => {
    await handle({ type: 'RemoveCalendarEvent', calendarEventId: params.id, by: user.id }, context);
    return undefined;
  });
};
