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
  becauseOf,
  type DecodedEvent,
  erased,
  type EventCodec,
  type EventLog,
  type Position,
  type StoredEvent,
} from '../event-log/index.ts';
import { metrics } from '../observability/index.ts';
import type { Reactor } from './reactor.ts';

interface ReactorSubscriptionDependencies {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly log: Logger;
  readonly alarm: CatchUpAlarm;
}

/** A failure that is not a dependency's absence is tried this often, within a second, before its stream is parked. */
const mostTries = 4;

/** Events that mean nothing to it move the checkpoint only now and then. */
const saveEvery = 100;

const isAway = (error: unknown) =>
  isDatabaseUnavailable(error) ||
  (error instanceof Rejection && ['unavailable', 'analysis_unavailable'].includes(error.code));

/** Hands one event to a reactor; an erased one says nothing. */
export const reactTo = async (
  reactor: Reactor<DomainEvent>,
  { shape, ownerId, stored }: DecodedEvent,
): Promise<void> => {
  if (shape === erased) return;
  const recorded = {
    ownerId,
    recordedAt: stored.created.toISOString(),
    eventId: stored.id,
    correlationId: stored.metadata['correlationId'] ?? stored.id,
  };
  await reactor.react(reactor.events.parse(shape), recorded);
};

/** Feeds one reactor from its own checkpoint until the signal is given or the connection breaks (then it throws). */
export const runReactor = async (
  reactor: Reactor<DomainEvent>,
  parts: ReactorSubscriptionDependencies,
  signal: AbortSignal,
): Promise<void> => {
  const { db, eventLog, codec, log, alarm } = parts;
  const { name } = reactor;
  const wants = subscribesTo(reactor, codec);

  const begin = () =>
    db.transaction(async (trx) => {
      const [known] = await lockCheckpoints(trx, [name]);
      if (known) return known.position;
      await saveCheckpoint(trx, { name, version: 1, position: null });
      return null;
    });

  const move = (to: Position, lastEvent?: StoredEvent) => moveCheckpoints(db, [name], { to, lastEvent });

  /** Moves on past an event that is set aside. In one transaction, so that whoever un-parks its stream meanwhile misses none. */
  const passWhen = (stored: StoredEvent, isAside: (trx: Knex.Transaction) => Promise<boolean>) =>
    db.transaction(async (trx) => {
      await lockCheckpoints(trx, [name]);
      const passed = await isAside(trx);
      if (passed) await moveCheckpoints(trx, [name], { to: stored.position, lastEvent: stored });
      return passed;
    });

  /** Nobody but this loop parks a stream. */
  const passOver = async (stored: StoredEvent) =>
    (await isParked(db, name, stored.streamId)) && passWhen(stored, (trx) => isParked(trx, name, stored.streamId));

  const setAside = (stored: StoredEvent, error: unknown) =>
    passWhen(stored, async (trx) => {
      await park(trx, name, { event: stored, error });
      return true;
    });

  const untilDone = async (stored: StoredEvent) => {
    const pauses = backOff({ firstMs: 100, mostMs: 15_000 });
    for (let failures = 0; !signal.aborted;) {
      let decoded: DecodedEvent | undefined;
      try {
        if (await passOver(stored)) return;
        decoded = await codec.decode(stored);
        return await reactTo(reactor, decoded);
      } catch (error) {
        const about = { reactor: name, stream: stored.streamId, type: stored.type };
        metrics.reactorRetries.inc({ reactor: name, reason: isAway(error) ? 'away' : 'failed' });
        if (isAway(error)) log.info({ ...about, reason: String(error) }, 'reaction waits for what is away');
        else {
          // what cannot be read now cannot be read later
          failures += decoded && !(error instanceof ZodError) ? 1 : mostTries;
          log.warn({ ...about, err: error }, 'reaction failed');
        }
        if (failures >= mostTries) {
          await setAside(stored, error);
          return;
        }
      }
      await pauses.pause(signal);
    }
  };

  let [passedOver, live] = [0, false];
  for await (const message of eventLog.subscribe(await begin(), signal, reactor.categories)) {
    live ||= message.kind === 'caughtUp';
    alarm.behind();
    const wanted = message.kind === 'event' && wants(message.event);
    if (wanted) await becauseOf(message.event, `reactor ${name}`, () => untilDone(message.event));
    if (signal.aborted) return;
    if (live) alarm.caughtUp();
    if (message.kind === 'caughtUp') continue;
    if (message.kind === 'checkpoint') {
      await move(message.position);
      continue;
    }
    passedOver = wanted ? 0 : (passedOver + 1) % saveEvery;
    if (passedOver === 0) await move(message.event.position, message.event);
  }
};
