import { CalendarFeedId } from '@hub/contracts';
import type { Feature } from '../../platform/feature.ts';
import { createRateLimit } from '../../platform/http/index.ts';
import { calendarEventQueries } from '../calendar-event/index.ts';
import { classQueries, deletedWithClass, inDeletedClass } from '../class/index.ts';
import { taskQueries } from '../task/index.ts';
import { calendarFeedAggregate } from './aggregate.ts';
import { calendarFeedList } from './projection.ts';
import { calendarFeedQueries } from './queries.ts';
import { calendarFeedRoutes } from './routes.ts';

const hour = 60 * 60;

export const calendarFeedFeature: Feature = {
  privacy: {
    tables: { [calendarFeedList.table]: { owner: 'ownerId' }, calendar_feed_reads: { owner: 'ownerId' } },
    streams: ['calendarFeed'],
  },
  aggregates: [calendarFeedAggregate],
  projections: [calendarFeedList],
  hiddenIds: ({ db }) => [
    {
      id: CalendarFeedId,
      missing: 'feed_not_found',
      isHidden: inDeletedClass(db, { table: calendarFeedList.table }),
    },
  ],
  ...deletedWithClass(calendarFeedAggregate, {
    idsIn: (db) => calendarFeedQueries(db).idsIn,
    command: (calendarFeedId, by) => ({ type: 'RemoveCalendarFeed', calendarFeedId, by }),
  }),
  routes: (router, { db, commands, secrets, publicUrl }) => {
    const limit = (name: string, attempts: number) =>
      createRateLimit({ db, secrets }, { name, windows: [{ attempts, withinSeconds: hour }] });
    calendarFeedRoutes(router, {
      handle: (command, context) =>
        commands.handle(calendarFeedAggregate, { id: command.calendarFeedId, command }, context),
      secrets,
      publicUrl,
      reads: limit('feed', 240),
      guesses: limit('unknown-feed', 100),
      ...calendarFeedQueries(db),
      ...classQueries(db),
      eventsOf: calendarEventQueries(db).eventsOf,
      tasksOf: taskQueries(db).tasksOf,
    });
  },
};
