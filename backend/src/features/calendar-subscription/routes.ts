import {
  addCalendarSubscription,
  type CalendarEventId,
  CalendarSubscriptionId,
  changeCalendarSubscription,
  type ClassChoice,
  type ClassId,
  followCalendar,
  listCalendarSubscriptions,
  previewCalendar,
  previewSubscription,
  readCalendarAt,
  refreshCalendarSubscription,
  removeCalendarSubscription,
  subscriptionLimits,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { RateLimit, RequestContext } from '../../platform/http/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { Workflows } from '../../platform/workflows/index.ts';
import type { CalendarSubscription, CalendarSubscriptionCommand } from './decider.ts';
import type { calendarSubscriptionQueries } from './queries.ts';
import type { RecordingDependencies } from './record-reading.ts';
import { runNow } from './run-now.ts';

export interface CalendarSubscriptionDependencies
  extends
    ReturnType<typeof calendarSubscriptionQueries>,
    Pick<RecordingDependencies, 'handleEvents' | 'readings' | 'subscribedIn'> {
  readonly handle: (command: CalendarSubscriptionCommand, context: CommandContext) => Promise<RecordedEvents>;
  /** @throws Rejection `subscription_not_found`, also for another student's */
  readonly current: (id: CalendarSubscriptionId, owner: UserId) => Promise<CalendarSubscription>;
  readonly workflows: Workflows;
  /** Calendars that a student has read at once. */
  readonly reads: RateLimit;
  /** Rejects when one of the classes is not the student's own. */
  readonly requireClasses: (owner: UserId, ids: ReadonlySet<ClassId>) => Promise<void>;
}

const classesIn = ({ otherwise, byHand = [] }: { [Field in keyof ClassChoice]?: ClassChoice[Field] | undefined }) =>
  new Set([otherwise, ...byHand.map(({ classId }) => classId)].flatMap((id) => id ?? []));

export const calendarSubscriptionRoutes = (router: Router, dependencies: CalendarSubscriptionDependencies): void => {
  const { handle, handleEvents, readings, workflows, reads, current, requireClasses } = dependencies;
  const { subscriptionsOf, subscriptionOf, subscriptionAfter, subscribedIn } = dependencies;

  const follow = (id: CalendarSubscriptionId, ownerId: UserId) => ({ contract: followCalendar, key: id, ownerId });
  /** Without Temporal it is read when it is due. */
  const beginReading = (id: CalendarSubscriptionId, owner: UserId) =>
    workflows.start(follow(id, owner), { subscriptionId: id }).catch((error: unknown) => {
      if (!(error instanceof Rejection)) throw error;
    });

  interface Look {
    readonly owner: UserId;
    readonly at: Pick<CalendarSubscription, 'address' | 'zone'>;
    readonly today: string;
    readonly context: RequestContext;
  }
  const look = async ({ owner, at: { address, zone }, today, context }: Look) => {
    await reads.count(owner);
    const run = { contract: readCalendarAt, key: context.newId(), ownerId: owner };
    return runNow(workflows, run, { studentId: owner, address, zone, today });
  };

  mount(router, listCalendarSubscriptions, ({ user }) => subscriptionsOf(user.id));

  mount(router, previewCalendar, ({ body, user, today, context }) =>
    look({ owner: user.id, at: body, today, context }),
  );

  mount(router, previewSubscription, async ({ params, user, today, context }) => {
    const subscription = await current(params.id, user.id);
    const { byHand } = subscription;
    return { ...(await look({ owner: user.id, at: subscription, today, context })), byHand };
  });

  mount(router, addCalendarSubscription, async ({ body, user, context }) => {
    await requireClasses(user.id, classesIn(body));
    if ((await subscriptionsOf(user.id)).length >= subscriptionLimits.subscriptions)
      throw new Rejection('too_many_subscriptions');
    const id = CalendarSubscriptionId.parse(context.newId());
    const command = { type: 'AddCalendarSubscription', calendarSubscriptionId: id, by: user.id, form: body } as const;
    const recorded = await handle(command, context);
    await beginReading(id, user.id);
    return subscriptionAfter(user.id, id, recorded);
  });

  mount(router, changeCalendarSubscription, async ({ params: { id }, body, user, context }) => {
    await requireClasses(user.id, classesIn(body));
    const command = { type: 'ChangeCalendarSubscription', calendarSubscriptionId: id, by: user.id } as const;
    const recorded = await handle({ ...command, change: body }, context);
    if (body.otherwise !== undefined || body.byHand !== undefined) {
      await readings.readAnew({ id, ownerId: user.id }, 0);
      await beginReading(id, user.id);
    }
    return subscriptionAfter(user.id, id, recorded);
  });

  mount(router, refreshCalendarSubscription, async ({ params: { id }, user, context }) => {
    const { paused } = await current(id, user.id);
    await reads.count(user.id);
    if (paused) {
      const command = { type: 'ResumeCalendarSubscription', calendarSubscriptionId: id, by: user.id } as const;
      await handle(command, context);
    }
    await runNow(workflows, follow(id, user.id), { subscriptionId: id });
    return subscriptionOf(user.id, id);
  });

  const leaveAll = async (id: CalendarSubscriptionId, by: UserId, context: CommandContext) => {
    const ids = [...(await subscribedIn(by, id)).keys()];
    const leaving = (calendarEventId: CalendarEventId) =>
      ({ type: 'LeaveCalendar', calendarEventId, by, bySubscription: id }) as const;
    const recorded = await handleEvents(
      ids.map((each) => leaving(each)),
      context,
    );
    return recorded.filter((events) => events.length > 0).length;
  };

  mount(router, removeCalendarSubscription, async ({ params: { id }, query, user, context }) => {
    await current(id, user.id);
    // events first: when this ends half-way, the subscription is still there to be removed
    const removed = query.events === 'remove' ? await leaveAll(id, user.id, context) : 0;
    await handle({ type: 'RemoveCalendarSubscription', calendarSubscriptionId: id, by: user.id }, context);
    await readings.forget(id);
    return { removed };
  });
};
