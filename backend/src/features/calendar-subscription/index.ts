import type { CalendarSubscriptionId, UserId } from '@hub/contracts';
import { Rejection } from '../../platform/domain/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { createRateLimit } from '../../platform/http/index.ts';
import { calendarEventQueries, calendarEventsHandler } from '../calendar-event/index.ts';
import { classQueries } from '../class/index.ts';
import { quotaQueries } from '../quota/index.ts';
import { calendarSubscriptionAggregate } from './aggregate.ts';
import { internalSubscriptionRoutes } from './internal-routes.ts';
import { keepFollowing } from './keep-following.ts';
import { calendarSubscriptionList } from './projection.ts';
import { calendarSubscriptionQueries } from './queries.ts';
import { calendarReadings } from './readings.ts';
import { calendarSubscriptionRoutes, type CalendarSubscriptionDependencies } from './routes.ts';

const wire = ({ db, commands, quota }: FeatureDependencies) => ({
  ...calendarSubscriptionQueries(db),
  ...classQueries(db),
  handle: ((command, context) =>
    commands.handle(
      calendarSubscriptionAggregate,
      { id: command.calendarSubscriptionId, command },
      context,
    )) satisfies CalendarSubscriptionDependencies['handle'],
  handleEvents: calendarEventsHandler(commands),
  /** From the event log, where the address is sealed with the student's key. */
  current: async (id: CalendarSubscriptionId, owner: UserId) => {
    const state = await commands.load(calendarSubscriptionAggregate, id);
    if (!state || state.removed || state.ownerId !== owner) throw new Rejection('subscription_not_found');
    return state;
  },
  readings: calendarReadings(db),
  subscribedIn: calendarEventQueries(db).subscribedIn,
  requireRoomForEvents: quotaQueries(db, quota).requireRoomForEvents,
});

export const calendarSubscriptionFeature: Feature = {
  privacy: {
    tables: {
      [calendarSubscriptionList.table]: { owner: 'ownerId' },
      calendar_readings: { owner: 'ownerId', secret: 'when calendars are read next, and their versions' },
    },
    streams: ['calendarSubscription'],
  },
  aggregates: [calendarSubscriptionAggregate],
  projections: [calendarSubscriptionList],
  routes: (router, platform) => {
    const { db, secrets, workflows } = platform;
    const dependencies = wire(platform);
    const windows = [{ attempts: 30, withinSeconds: 10 * 60 }];
    const reads = createRateLimit({ db, secrets }, { name: 'calendar', windows });
    calendarSubscriptionRoutes(router, { ...dependencies, workflows, reads });
    internalSubscriptionRoutes(router, dependencies);
  },
};

export { keepFollowing };
