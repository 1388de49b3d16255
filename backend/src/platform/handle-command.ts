import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Aggregate } from './aggregate.ts';
import type { CommandContext, Commands, Target } from './commands.ts';
import { Rejection, type Decider, type DomainEvent } from './decider.ts';
import { erased, type EventCodec } from './event-codec.ts';
import { ConflictError, type EventLog, type Position, type StoredEvent } from './event-log.ts';
import { measured, metrics } from './metrics.ts';
import type { Progress } from './progress.ts';
import { uuid5 } from './uuid5.ts';

const tries = 3;
const waitMs = 2000;
/** Enough at once to fill the log's group commit, well below its limit of parallel reads. */
const parallel = 16;

interface Parts {
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly progress: Pick<Progress, 'reached'>;
  readonly log: Logger;
}

interface Handled<Event> {
  readonly events: readonly Event[];
  /** Up to here the read models must come before the answer is sent; null when the stream is empty. */
  readonly position: Position | null;
}

/**
 * A command that the initial state accepts most likely begins its stream. Then it is not read: the append demands that
 * there is none, and where there is one, all goes the usual way.
 */
const mayBegin = <Command extends { type: string }, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  command: Command,
) => {
  try {
    return decider.decide(command, decider.initialState).length > 0;
  } catch {
    return false;
  }
};

const latest = (positions: readonly (Position | null)[]) =>
  positions.reduce((last, next) => (next && (!last || next.commit > last.commit) ? next : last), null);

export const createCommands = ({ eventLog, codec, progress, log }: Parts): Commands => {
  const decodeAll = async <Event extends DomainEvent>(
    aggregate: Aggregate<{ type: string }, Event, unknown>,
    history: readonly StoredEvent[],
  ) => {
    const decoded = await Promise.all(history.map((stored) => codec.decode(stored)));
    return decoded.flatMap(({ shape }) => (shape === erased ? [] : [aggregate.events.parse(shape)]));
  };

  const tryToHandle = async <Command extends { type: string }, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    { id, command }: Target<Command>,
    context: CommandContext,
  ): Promise<Handled<Event>> => {
    const stream = `${aggregate.category}-${id}`;
    const { idempotencyKey } = context;
    const attempt = idempotencyKey ?? randomUUID();
    const eventId = (index: number) => uuid5(context.ownerId, attempt, stream, command.type, String(index));
    const firstId = eventId(0);

    // with a key an earlier try of it may have got through, which only the stream tells
    const unread = !idempotencyKey && mayBegin(aggregate.decider, command);
    for (let attemptNo = unread ? -1 : 0; attemptNo < tries; attemptNo += 1) {
      const history = attemptNo === -1 ? [] : await eventLog.read(stream);
      const position = history.at(-1)?.position ?? null;

      const done = history.findIndex((event) => event.id === firstId);
      if (done !== -1) {
        const { requestHash } = history[done]?.metadata ?? {};
        if (requestHash && requestHash !== context.requestHash) throw new Rejection('idempotency_key_reused');
        // an earlier try of this very command got through, though its answer was lost
        const own = history.slice(done).filter((event, index) => event.id === eventId(index));
        return { events: await decodeAll(aggregate, own), position };
      }

      const past = await decodeAll(aggregate, history);
      const state = past.reduce(
        (before, event) => aggregate.decider.evolve(before, event),
        aggregate.decider.initialState,
      );
      const events = aggregate.decider.decide(command, state);
      if (events.length === 0) return { events, position };

      const ids = events.map((_, index) => eventId(index));
      const encoded = await codec.encode({ aggregate, stream, events, ids, context });
      try {
        return { events, position: await eventLog.append(stream, history.at(-1)?.revision ?? null, encoded) };
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        metrics.commandRetries.inc({ reason: 'conflict' });
      }
    }
    throw new Rejection('conflict');
  };

  const handleOne = <Command extends { type: string }, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    target: Target<Command>,
    context: CommandContext,
  ) =>
    measured(metrics.command, {
      labels: { command: target.command.type },
      work: () => tryToHandle(aggregate, target, context),
    });

  const settle = async (position: Position | null, context: CommandContext) => {
    if (!position) return;
    const reached = await measured(metrics.visible, { work: () => progress.reached(position, waitMs) });
    if (reached) return;
    metrics.staleAnswers.inc();
    log.warn({ position: position.commit.toString(), correlationId: context.correlationId }, 'read models are behind');
    await context.onStale?.(position);
  };

  return {
    async handle(aggregate, target, context) {
      const { events, position } = await handleOne(aggregate, target, context);
      await settle(position, context);
      return events;
    },

    async handleAll<Command extends { type: string }, Event extends DomainEvent, State>(
      aggregate: Aggregate<Command, Event, State>,
      targets: readonly Target<Command>[],
      context: CommandContext,
    ) {
      const settled: PromiseSettledResult<Handled<Event>>[] = [];
      for (let from = 0; from < targets.length; from += parallel) {
        const slice = targets.slice(from, from + parallel).map((target) => handleOne(aggregate, target, context));
        settled.push(...(await Promise.allSettled(slice)));
      }
      await settle(latest(settled.map((one) => (one.status === 'fulfilled' ? one.value.position : null))), context);
      return settled.map((one) => {
        if (one.status === 'rejected') throw one.reason;
        return one.value.events;
      });
    },

    async load(aggregate, id) {
      const past = await decodeAll(aggregate, await eventLog.read(`${aggregate.category}-${id}`));
      return past.reduce((before, event) => aggregate.decider.evolve(before, event), aggregate.decider.initialState);
    },
  };
};
