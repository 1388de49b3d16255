import { CalendarEventId, type ClassId, type DocumentId, type UserId } from '@hub/contracts';
import type { CommandContext, Commands } from '../../platform/commands/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { dayIn } from '../../platform/http/routing/index.ts';
import { classQueries, inDeletedClass } from '../class/index.ts';
import { calendarEventAggregate } from './aggregate.ts';
import type { CalendarEventCommand } from './decider.ts';
import { calendarEventList } from './projection.ts';
import { calendarEventQueries } from './queries.ts';
import { calendarEventRoutes } from './routes.ts';
import { lostSourceReactor } from './reactor.ts';
import { reconcileSyllabus, type SyllabusDates } from './syllabus-dates.ts';

/** Where the day begins first: nothing after its day is over or today anywhere. */
const eastmost = 'Etc/GMT-14';

/** What syllabi do to the calendar. */
export const syllabusCalendar = ({ commands, db }: Pick<FeatureDependencies, 'commands' | 'db'>) => {
  const { fromSyllabi, idsOf } = calendarEventQueries(db);
  const handleAll = (all: readonly CalendarEventCommand[], context: CommandContext) =>
    commands.handleAll(
      calendarEventAggregate,
      all.map((command) => ({ id: command.calendarEventId, command })),
      context,
    );

  const toAllOf =
    (type: 'LoseSyllabus' | 'RemoveUntouched') => async (documentId: DocumentId, context: CommandContext) => {
      const by = context.ownerId as UserId;
      const ids = await idsOf(by, { documentId });
      const all = ids.map((calendarEventId) => ({ type, calendarEventId, by, bySyllabus: documentId }) as const);
      return (await handleAll(all, context)).filter((events) => events.length > 0).length;
    };

  return {
    /** Brings the class's events into line with its new syllabus; answers how many dates that names. */
    reconcile: (syllabus: SyllabusDates, context: CommandContext) =>
      reconcileSyllabus({ handleAll, fromSyllabi, today: dayIn(eastmost, new Date()) }, syllabus, context),
    /** The syllabus was deleted: its events stay, and say so (decision Q54). Answers how many were marked. */
    loseSource: toAllOf('LoseSyllabus'),
    /** Removes what was read from the syllabus and not touched since; answers how many that were (decision Q54). */
    removeUntouched: toAllOf('RemoveUntouched'),
  };
};

export const calendarEventHandler = (commands: Commands) => (command: CalendarEventCommand, context: CommandContext) =>
  commands.handle(calendarEventAggregate, { id: command.calendarEventId, command }, context);

export const calendarEventFeature: Feature = {
  privacy: { tables: { calendar_event_list: { owner: 'ownerId' } }, streams: ['calendarEvent'] },
  aggregates: [calendarEventAggregate],
  projections: [calendarEventList],
  reactors: (parts) => [lostSourceReactor(syllabusCalendar(parts))],
  routes: (router, { db, commands }) =>
    calendarEventRoutes(router, {
      handle: calendarEventHandler(commands),
      ...calendarEventQueries(db),
      classOf: classQueries(db).classOf,
    }),
  hiddenIds: ({ db }) => [
    {
      id: CalendarEventId,
      missing: 'event_not_found',
      isHidden: inDeletedClass(db, { table: calendarEventList.table }),
    },
  ],
  goesWith: ({ db, commands }) => ({
    async class(classId, context) {
      const by = context.ownerId as UserId;
      const ids = await calendarEventQueries(db).idsOf(by, { classId: classId as ClassId });
      const targets = ids.map((id) => ({
        id,
        command: { type: 'RemoveCalendarEvent', calendarEventId: id, by } as const,
      }));
      await commands.handleAll(calendarEventAggregate, targets, context);
    },
  }),
};

export { calendarEventQueries };
export type { CalendarEventCommand };
