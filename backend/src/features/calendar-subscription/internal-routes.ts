import { calendarSource, type CalendarSubscriptionId, recordCalendar, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { calendarDayIn, mountInternal } from '../../platform/http/routing/index.ts';
import type { CalendarSubscription } from './decider.ts';
import { recordReading, type RecordingDependencies } from './record-reading.ts';
import { unread } from './readings.ts';

interface InternalDependencies extends RecordingDependencies {
  /** @throws Rejection `subscription_not_found`, also for another student's */
  readonly current: (id: CalendarSubscriptionId, owner: UserId) => Promise<CalendarSubscription>;
}

/** What a worker needs to read a subscribed calendar, and what it found. */
export const internalSubscriptionRoutes = (router: Router, dependencies: InternalDependencies): void => {
  const { current, readings } = dependencies;

  mountInternal(router, calendarSource, async ({ params: { id }, student }) => {
    const { address, zone, moves } = await current(id, student);
    const known = moves ? undefined : await readings.readingOf(id);
    const { etag, lastModified, fingerprint } = known ?? unread;
    return { address, zone, today: calendarDayIn(zone, new Date()), etag, lastModified, fingerprint };
  });

  mountInternal(router, recordCalendar, async ({ params: { id }, body: reading, student, context: of }) => {
    const subscription = await current(id, student);
    const context = { ...of, actorId: 'calendar-subscription', actorKind: 'system' } as const;
    await recordReading(dependencies, { id, subscription, reading, context });
    return undefined;
  });
};
