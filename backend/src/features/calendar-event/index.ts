import { CalendarEventId, type DocumentId, type UserId } from '@hub/contracts';
import type { CommandContext, Commands } from '../../platform/commands/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { calendarDayIn } from '../../platform/http/routing/index.ts';
import { classQueries, deletedWithClass, inDeletedClass } from '../class/index.ts';
import { quotaQueries } from '../quota/index.ts';
import { calendarEventAggregate } from './aggregate.ts';
import type { CalendarEventCommand } from './decider.ts';
import { calendarEventList } from './projection.ts';
import { subscribedEventId } from './importing.ts';
import { calendarEventQueries, type PresentEvent, type SubscribedEvent } from './queries.ts';
import { schedulingOf } from './repeating.ts';
import { calendarEventRoutes } from './routes.ts';
import { lostSourceReactor } from './reactor.ts';
import { plainTitle } from './same-items.ts';
import { isElsewhere, keyOf, syllabusEventId, type SyllabusItem } from './syllabus-changes.ts';
import { type Reconciled, reconcileSyllabus, type SyllabusDates } from './syllabus-dates.ts';

type AcceptFromSyllabus = Extract<CalendarEventCommand, { type: 'AcceptFromSyllabus' }>;

/** The time zone where each day begins first: a later day has not begun anywhere. */
const eastmost = 'Etc/GMT-14';

export const calendarEventsHandler =
  (commands: Commands) => (all: readonly CalendarEventCommand[], context: CommandContext) =>
    commands.handleAll(
      calendarEventAggregate,
      all.map((command) => ({ id: command.calendarEventId, command })),
      context,
    );

/** The calendar operations that syllabi trigger. */
export const syllabusCalendar = ({ commands, db }: Pick<FeatureDependencies, 'commands' | 'db'>) => {
  const { fromSyllabi, idsOf } = calendarEventQueries(db);
  const handleAll = calendarEventsHandler(commands);

  const toAllOf =
    (type: 'LoseSyllabus' | 'RemoveUntouched') => async (documentId: DocumentId, context: CommandContext) => {
      const by = context.ownerId as UserId;
      const ids = await idsOf(by, { documentId });
      const all = ids.map((calendarEventId) => ({ type, calendarEventId, by, bySyllabus: documentId }) as const);
      return (await handleAll(all, context)).filter((events) => events.length > 0).length;
    };

  return {
    /** Reconciles the class's events with its new syllabus. */
    reconcile: (syllabus: SyllabusDates, context: CommandContext) =>
      reconcileSyllabus({ handleAll, fromSyllabi, today: calendarDayIn(eastmost, new Date()) }, syllabus, context),
    /** Marks the events of a deleted syllabus, which stay (decision Q54). Returns how many were marked. */
    loseSource: toAllOf('LoseSyllabus'),
    /** Removes the syllabus's events that the student has not touched. Returns how many (decision Q54). */
    removeUntouched: toAllOf('RemoveUntouched'),
    /** Puts accepted findings of a syllabus on the calendar, with the student's changes. */
    accept: (all: readonly AcceptFromSyllabus[], context: CommandContext) => handleAll(all, context),
    /** Removes untouched events that the syllabus no longer names. */
    removeGone: (bySyllabus: DocumentId, ids: readonly CalendarEventId[], context: CommandContext) => {
      const by = context.ownerId as UserId;
      const all = ids.map((calendarEventId) => ({ type: 'RemoveGone', calendarEventId, by, bySyllabus }) as const);
      return handleAll(all, context);
    },
    /** Removes an event that the student dismissed, if it is there. */
    remove: async (calendarEventId: CalendarEventId, context: CommandContext): Promise<void> => {
      const command = { type: 'RemoveCalendarEvent', calendarEventId, by: context.ownerId as UserId } as const;
      await handleAll([command], context).catch((error: unknown) => {
        if (!(error instanceof Rejection && error.code === 'event_not_found')) throw error;
      });
    },
    /** The events among these that the student removed. */
    removedByStudent: async (ids: readonly CalendarEventId[]): Promise<ReadonlySet<CalendarEventId>> => {
      const removed = new Set<CalendarEventId>();
      for (const id of ids) if ((await commands.load(calendarEventAggregate, id))?.removedByStudent) removed.add(id);
      return removed;
    },
  };
};

export const calendarEventHandler = (commands: Commands) => (command: CalendarEventCommand, context: CommandContext) =>
  commands.handle(calendarEventAggregate, { id: command.calendarEventId, command }, context);

export const calendarEventFeature: Feature = {
  privacy: { tables: { calendar_event_list: { owner: 'ownerId' } }, streams: ['calendarEvent'] },
  aggregates: [calendarEventAggregate],
  projections: [calendarEventList],
  reactors: (dependencies) => [lostSourceReactor(syllabusCalendar(dependencies))],
  routes: (router, { db, commands, quota }) => {
    const { classOf, requireClasses } = classQueries(db);
    calendarEventRoutes(router, {
      handle: calendarEventHandler(commands),
      handleAll: calendarEventsHandler(commands),
      ...calendarEventQueries(db),
      classOf,
      requireClasses,
      requireRoomForEvents: quotaQueries(db, quota).requireRoomForEvents,
    });
  },
  hiddenIds: ({ db }) => [
    {
      id: CalendarEventId,
      missing: 'event_not_found',
      isHidden: inDeletedClass(db, { table: calendarEventList.table }),
    },
  ],
  ...deletedWithClass(calendarEventAggregate, {
    idsIn: (db) => (by, classId) => calendarEventQueries(db).idsOf(by, { classId }),
    command: (calendarEventId, by) => ({ type: 'RemoveCalendarEvent', calendarEventId, by }),
  }),
};

export {
  calendarEventAggregate,
  calendarEventQueries,
  schedulingOf,
  isElsewhere,
  keyOf,
  plainTitle,
  subscribedEventId,
  syllabusEventId,
};
export type { CalendarEventCommand, PresentEvent, Reconciled, SubscribedEvent, SyllabusDates, SyllabusItem };
