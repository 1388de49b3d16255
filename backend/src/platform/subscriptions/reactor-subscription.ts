import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { ZodError } from 'zod';
import { backOff } from '../runtime/index.ts';
import type { CatchUpAlarm } from './catch-up-alarm.ts';
import {
  isParked,
  lockCheckpoints,
  moveCheckpoints,
  park,
  saveCheckpoint,
  subscribesTo,
} from '../read-models/index.ts';
import { isDatabaseUnavailable } from '../postgres/index.ts';
import { type DomainEvent, Rejection } from '../domain/index.ts';
import {
  runCausedBy,
  type DecodedEvent,
  erased,
  type EventCodec,
  type EventLog,
  type Position,
  type StoredEvent,
} from '../event-log/index.ts';
import { duringOperation, metrics } from '../observability/index.ts';
import type { Reactor } from './reactor.ts';

interface ReactorSubscriptionDependencies {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly log: Logger;
  readonly alarm: CatchUpAlarm;
}

/** A failure other than an unavailable dependency is tried this often, within a second, before the stream is parked. */
const maxTries = 4;

/** Skipped events move the checkpoint only once per this many. */
const saveEvery = 100;

const isDependencyUnavailable = (error: unknown) =>
  isDatabaseUnavailable(error) ||
  (error instanceof Rejection && ['unavailable', 'analysis_unavailable'].includes(error.code));

/** Passes one event to a reactor; an erased one is skipped. */
export const reactTo = async (
  reactor: Reactor<DomainEvent>,
  { shape, ownerId, stored }: DecodedEvent,
): Promise<void> => {
  if (shape === erased) return;
  const recorded = {
    ownerId,
    recordedAt: stored.created.toISOString(),
    eventId: stored.id,
    streamId: stored.streamId,
    correlationId: stored.metadata['correlationId'] ?? stored.id,
  };
  await reactor.react(reactor.events.parse(shape), recorded);
};

/** Feeds one reactor from its own checkpoint until the signal aborts; throws when the connection breaks. */
export const runReactor = async (
  reactor: Reactor<DomainEvent>,
  parts: ReactorSubscriptionDependencies,
  signal: AbortSignal,
): Promise<void> => {
  const { db, eventLog, codec, log, alarm } = parts;
  const { name } = reactor;
  const isSubscribed = subscribesTo(reactor, codec);

  const startPosition = () =>
    db.transaction(async (trx) => {
      const [stored] = await lockCheckpoints(trx, [name]);
      if (stored) return stored.position;
      await saveCheckpoint(trx, { name, version: 1, position: null });
      return null;
    });

  const move = (to: Position, lastEvent?: StoredEvent) => moveCheckpoints(db, [name], { to, lastEvent });

  /**
   * Moves the checkpoint past an event if its stream is parked. In one transaction, so that unparking the stream
   * concurrently misses no event.
   */
  const advanceIf = (stored: StoredEvent, isParkedNow: (trx: Knex.Transaction) => Promise<boolean>) =>
    db.transaction(async (trx) => {
      await lockCheckpoints(trx, [name]);
      const advance = await isParkedNow(trx);
      if (advance) await moveCheckpoints(trx, [name], { to: stored.position, lastEvent: stored });
      return advance;
    });

  /** Skips an event of a parked stream. Only this loop parks streams. */
  const skipIfParked = async (stored: StoredEvent) =>
    (await isParked(db, name, stored.streamId)) && advanceIf(stored, (trx) => isParked(trx, name, stored.streamId));

  const parkStream = (stored: StoredEvent, error: unknown) =>
    advanceIf(stored, async (trx) => {
      await park(trx, name, { event: stored, error });
      return true;
    });

  const reactUntilDone = async (stored: StoredEvent) => {
    const pauses = backOff({ initialMs: 100, maxMs: 15_000 });
    for (let failures = 0; !signal.aborted;) {
      let decoded: DecodedEvent | undefined;
      try {
        if (await skipIfParked(stored)) return;
        decoded = await codec.decode(stored);
        const react = reactTo.bind(null, reactor, decoded);
        return await duringOperation(() => name, react);
      } catch (error) {
        const about = { reactor: name, stream: stored.streamId, type: stored.type };
        metrics.reactorRetries.inc({ reactor: name, reason: isDependencyUnavailable(error) ? 'away' : 'failed' });
        if (isDependencyUnavailable(error))
          log.info({ ...about, reason: String(error) }, 'reaction waits for an unavailable dependency');
        else {
          // an event that cannot be read now cannot be read later
          failures += decoded && !(error instanceof ZodError) ? 1 : maxTries;
          log.warn({ ...about, err: error }, 'reaction failed');
        }
        if (failures >= maxTries) {
          await parkStream(stored, error);
          return;
        }
      }
      await pauses.pause(signal);
    }
  };

  let [skipped, live] = [0, false];
  for await (const message of eventLog.subscribe(await startPosition(), signal, reactor.categories)) {
    live ||= message.kind === 'caughtUp';
    alarm.behind();
    const isOwn = message.kind === 'event' && isSubscribed(message.event);
    if (isOwn) await runCausedBy(message.event, `reactor ${name}`, () => reactUntilDone(message.event));
    if (signal.aborted) return;
    if (live) alarm.caughtUp();
    if (message.kind === 'caughtUp') continue;
    if (message.kind === 'checkpoint') {
      await move(message.position);
      continue;
    }
    skipped = isOwn ? 0 : (skipped + 1) % saveEvery;
    if (skipped === 0) await move(message.event.position, message.event);
  }
};
