import type { CalendarReading, CalendarSubscriptionId, ClassView, UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { calendarDayIn } from '../../platform/http/routing/index.ts';
import type { CalendarEventCommand, calendarEventQueries } from '../calendar-event/index.ts';
import type { CalendarSubscription, CalendarSubscriptionCommand, Followed } from './decider.ts';
import { stepsOf } from './following.ts';
import { nextReadingMs } from './next-reading.ts';
import { type CalendarReadings, unread } from './readings.ts';

export interface RecordingDependencies {
  readonly handle: (command: CalendarSubscriptionCommand, context: CommandContext) => Promise<unknown>;
  readonly handleEvents: (
    commands: readonly CalendarEventCommand[],
    context: CommandContext,
  ) => Promise<readonly (readonly { readonly type: string }[])[]>;
  readonly readings: CalendarReadings;
  readonly subscribedIn: ReturnType<typeof calendarEventQueries>['subscribedIn'];
  readonly classesOf: (owner: UserId, archived?: boolean) => Promise<ClassView[]>;
  /** Rejects when so many more events exceed the student's quota. */
  readonly requireRoomForEvents: (owner: UserId, added: number) => Promise<void>;
}

interface Found {
  readonly id: CalendarSubscriptionId;
  readonly subscription: CalendarSubscription;
  readonly reading: CalendarReading;
  readonly context: CommandContext;
}

type Counts = Omit<Followed, 'fingerprint'>;
type Dates = Extract<CalendarReading, { outcome: 'read' }>;

/** A calendar that cannot be read for two weeks is given up. */
const patienceMs = 14 * 24 * 60 * 60 * 1000;

const isFull = (error: unknown) => error instanceof Rejection && error.code === 'quota_reached';

/** Records what a worker found in a subscribed calendar, and when it is read again. Safe to repeat. */
export const recordReading = (
  { handle, handleEvents, readings, subscribedIn, classesOf, requireRoomForEvents }: RecordingDependencies,
  { id, subscription, reading, context }: Found,
): Promise<void> => {
  const { ownerId: by, moves, otherwise, byHand, zone } = subscription;
  const due = { id, ownerId: by };
  const now = new Date();

  const follow = async ({ dates, isCut }: Dates): Promise<Counts & { hasRoom: boolean }> => {
    const [present, classes, archived] = await Promise.all([subscribedIn(by, id), classesOf(by), classesOf(by, true)]);
    const known = { id, by, moves, present, classes, archived, choice: { otherwise, byHand } };
    const { fresh, others } = stepsOf({ ...known, dates, isCut, today: calendarDayIn(zone, now) });
    const hasRoom = await requireRoomForEvents(by, fresh.length).then(
      () => true,
      (error: unknown) => {
        if (!isFull(error)) throw error;
        return fresh.length === 0;
      },
    );
    const recorded = await handleEvents(hasRoom ? [...others, ...fresh] : others, context);
    const types = recorded.flatMap((events) => events.map(({ type }) => type));
    const count = (type: string) => types.filter((each) => each === type).length;
    return {
      added: count('CalendarEventScheduled'),
      changed: count('CalendarEventImportedAgain'),
      removed: count('CalendarEventRemoved'),
      hasRoom,
    };
  };

  const nextIn = (failures: number) => new Date(now.getTime() + nextReadingMs(failures, Math.random())).toISOString();

  const fail = async (problem: Extract<CalendarReading, { outcome: 'failed' }>['problem']) => {
    const target = { calendarSubscriptionId: id, by };
    const [at, longAgo] = [now, new Date(now.getTime() - patienceMs)].map((date) => date.toISOString()) as [
      string,
      string,
    ];
    await handle({ ...target, type: 'RecordCalendarFailure', problem, at, longAgo }, context);
    const tries = problem === 'no_room' ? 0 : ((await readings.readingOf(id))?.tries ?? 0) + 1;
    // the dates that found no room are read again
    await readings.record(due, { dueAt: nextIn(tries), tries, ...(tries === 0 && unread) });
  };

  const succeed = async (counts: Counts, version: Dates['version']) => {
    const followed = { ...counts, fingerprint: version.fingerprint ?? '' };
    await handle({ type: 'RecordCalendarRead', calendarSubscriptionId: id, by, followed }, context);
    await readings.record(due, { dueAt: nextIn(0), tries: 0, readAt: now.toISOString(), ...version });
  };

  const record = async () => {
    if (reading.outcome === 'failed') return fail(reading.problem);
    if (reading.outcome === 'read') {
      const { hasRoom, ...counts } = await follow(reading);
      return hasRoom ? succeed(counts, reading.version) : fail('no_room');
    }
    // the classes were chosen while it was read: the dates are needed
    return moves ? readings.readAnew(due, 0) : succeed({ added: 0, changed: 0, removed: 0 }, reading.version);
  };
  return record();
};
