import {
  addEvent,
  type CalendarEventChange,
  type CalendarEventId,
  changeEvent,
  completeEvent,
  deleteEvent,
  findImported,
  importEvents,
  listEvents,
  type ClassId,
  type RepeatScope,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import { handlerTogether } from '../../repeating/handle-together.ts';
import type { CalendarEventCommand } from './decider.ts';
import type { CalendarEventEvent } from './events.ts';
import type { calendarEventQueries } from './queries.ts';
import { importedEventId, importing } from './importing.ts';
import { changeFor, repeatingOf, schedulingOf } from './repeating.ts';

export interface CalendarEventDependencies extends Pick<
  ReturnType<typeof calendarEventQueries>,
  'eventsOf' | 'eventOf' | 'eventAfter' | 'occurrencesOf' | 'presentOf'
> {
  handle: (command: CalendarEventCommand, context: CommandContext) => Promise<RecordedEvents>;
  handleAll: (
    commands: readonly CalendarEventCommand[],
    context: CommandContext,
  ) => Promise<readonly (readonly CalendarEventEvent[])[]>;
  /** Rejects when so many more events exceed the student's quota. */
  requireRoomForEvents: (owner: UserId, added: number) => Promise<void>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
  /** Rejects when one of the classes is not the student's own. */
  requireClasses: (owner: UserId, ids: ReadonlySet<ClassId>) => Promise<void>;
}

export const calendarEventRoutes = (router: Router, dependencies: CalendarEventDependencies) => {
  const {
    handle,
    handleAll,
    eventsOf,
    eventOf,
    eventAfter,
    occurrencesOf,
    presentOf,
    classOf,
    requireClasses,
    requireRoomForEvents,
  } = dependencies;

  mount(router, listEvents, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return eventsOf(user.id, query.classId);
  });

  const handleTogether = handlerTogether({ handle, handleAll });

  mount(router, addEvent, async ({ body, user, context }) => {
    await classOf(user.id, body.classId);
    const scheduling = schedulingOf(body, context.newId(), user.id);
    await requireRoomForEvents(user.id, scheduling.length);
    return eventAfter(user.id, scheduling[0].calendarEventId, await handleTogether(scheduling, context));
  });

  mount(router, importEvents, async ({ body: { events }, user, context }) => {
    await requireClasses(user.id, new Set(events.map((event) => event.classId)));
    const all = importing(events, user.id);
    await requireRoomForEvents(user.id, all.length);
    const recorded = await handleAll(all, { ...context, commandId: context.newId() });
    const types = recorded.map(([first]) => first?.type);
    const countOf = (type: CalendarEventEvent['type'] | undefined) => types.filter((each) => each === type).length;
    return {
      added: countOf('CalendarEventScheduled'),
      changed: countOf('CalendarEventImportedAgain'),
      present: countOf(undefined),
    };
  });

  mount(router, findImported, async ({ body: { keys }, user }) => {
    const ids = new Map(keys.map((key) => [key, importedEventId(user.id, key)]));
    const present = await presentOf(user.id, [...ids.values()]);
    return [...ids].flatMap(([key, id]) => (present.has(id) ? [{ key, id }] : []));
  });

  mount(router, completeEvent, async ({ params, body, user, context }) => {
    const type = body.completed ? 'CompleteCalendarEvent' : 'ReopenCalendarEvent';
    const recorded = await handle({ type, calendarEventId: params.id, by: user.id }, context);
    return eventAfter(user.id, params.id, recorded);
  });

  const othersIn = async (owner: UserId, id: CalendarEventId, scope: RepeatScope) => {
    if (scope === 'this') return { others: [] };
    const event = await eventOf(owner, id);
    return { event, others: (await occurrencesOf(owner, event, scope)).filter((other) => other.id !== id) };
  };

  mount(router, changeEvent, async ({ params, query, body: { repeats, ...body }, user, context }) => {
    const { event, others } = await othersIn(user.id, params.id, repeats ? 'following' : query.scope);
    if (event && repeats) {
      const commands = repeatingOf({ event, change: body, repeats, following: others }, context.newId(), user.id);
      await requireRoomForEvents(user.id, commands.filter(({ type }) => type === 'ScheduleCalendarEvent').length);
      return eventAfter(user.id, params.id, await handleTogether(commands, context));
    }
    const changing = (calendarEventId: CalendarEventId, change: CalendarEventChange) =>
      ({ type: 'ChangeCalendarEvent', calendarEventId, by: user.id, change }) as const;
    const along = event ? others.map((other) => changing(other.id, changeFor(other, event, body))) : [];
    return eventAfter(user.id, params.id, await handleTogether([changing(params.id, body), ...along], context));
  });

  mount(router, deleteEvent, async ({ params, query, user, context }) => {
    const { others } = await othersIn(user.id, params.id, query.scope);
    const removing = (calendarEventId: CalendarEventId) =>
      ({ type: 'RemoveCalendarEvent', calendarEventId, by: user.id }) as const;
    await handleTogether([removing(params.id), ...others.map(({ id }) => removing(id))], context);
    return undefined;
  });
};
