import type { CommandContext } from '../../platform/commands.ts';
import type { Feature, Parts } from '../../platform/feature.ts';
import { classQueries } from '../class/index.ts';
import { calendarEventAggregate } from './aggregate.ts';
import { calendarEventList } from './projection.ts';
import { calendarEventQueries } from './queries.ts';
import { calendarEventRoutes } from './routes.ts';
import { scheduleSyllabusDates, type SyllabusDates } from './syllabus-dates.ts';

export const calendarEventFeature: Feature = {
  privacy: { tables: { calendar_event_list: { owner: 'ownerId' } }, streams: ['calendarEvent'] },
  aggregates: [calendarEventAggregate],
  projections: [calendarEventList],
  routes: (router, { db, commands }) =>
    calendarEventRoutes(router, {
      handle: (command, context) =>
        commands.handle(calendarEventAggregate, { id: command.calendarEventId, command }, context),
      ...calendarEventQueries(db),
      classOf: classQueries(db).classOf,
    }),
};

/** Writes the dates of a syllabus as calendar events; answers how many there are. */
export const syllabusDateWriter =
  ({ commands, db }: Pick<Parts, 'commands' | 'db'>) =>
  (syllabus: SyllabusDates, context: CommandContext) =>
    scheduleSyllabusDates(
      {
        handleAll: (targets, of) => commands.handleAll(calendarEventAggregate, targets, of),
        fromOtherSyllabi: calendarEventQueries(db).fromOtherSyllabi,
      },
      syllabus,
      context,
    );
