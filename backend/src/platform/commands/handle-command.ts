import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Aggregate, type Decider, type DomainEvent, uuid5 } from '../domain/index.ts';
import type { CommandContext, Commands, Target } from './commands.ts';
import type { EventCodec, EventLog, Position } from '../event-log/index.ts';
import { measured, metrics } from '../observability/index.ts';
import type { Progress } from '../read-models/index.ts';
import { createRecorder, stateAfter, type Intent, type Outcome, type PastEvent } from './recorder.ts';
import { eventsOfUndo } from './undo.ts';

const waitMs = 2000;
/** Enough at once to fill the log's group commit, well below its limit of parallel reads. */
const parallel = 16;

interface CommandDependencies {
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly progress: Pick<Progress, 'reached'>;
  readonly log: Logger;
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

const inSlices = async <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) => {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += parallel) {
    results.push(...(await Promise.all(items.slice(from, from + parallel).map(work))));
  }
  return results;
};

/** Waits two seconds for the read models; an answer that comes before them says so (`onStale`, ADR 0006). */
export const createCommands = ({ eventLog, codec, progress, log }: CommandDependencies): Commands => {
  const recorder = createRecorder(eventLog, codec);

  const tryToHandle = async <Command extends { type: string }, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    { id, command }: Target<Command>,
    context: CommandContext,
  ): Promise<Outcome<Event>> => {
    const { category, decider } = aggregate;
    const stream = `${category}-${id}`;
    const attempt = context.idempotencyKey ?? randomUUID();
    const intent: Intent<Event> = {
      stream,
      eventId: (index) => uuid5(context.ownerId, attempt, stream, command.type, String(index)),
      // with a key an earlier try of it may have got through, which only the stream tells
      begins: !context.idempotencyKey && mayBegin(decider, command),
      decide: (past) => decider.decide(command, stateAfter(decider, past)),
    };
    const outcome = await recorder.record(aggregate, intent, context);
    if (aggregate.undo && context.commandId && outcome.events.length > 0) context.onUndoable?.(context.commandId);
    return outcome;
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
      const settled = await inSlices(targets, async (target): Promise<PromiseSettledResult<Outcome<Event>>> => {
        const [one] = await Promise.allSettled([handleOne(aggregate, target, context)]);
        return one;
      });
      await settle(latest(settled.map((one) => (one.status === 'fulfilled' ? one.value.position : null))), context);
      return settled.map((one) => {
        if (one.status === 'rejected') throw one.reason;
        return one.value.events;
      });
    },

    async undo(commandId, touched, context) {
      const { idempotencyKey: _key, requestHash: _hash, commandId: _own, ...rest } = context;
      const takingBack = { ...rest, undoes: commandId };
      const intents = touched.map(({ aggregate, id }) => {
        const stream = `${aggregate.category}-${id}`;
        const eventId = (index: number) => uuid5(context.ownerId, 'undo', commandId, stream, String(index));
        const decide = (past: readonly PastEvent<DomainEvent>[]) => eventsOfUndo(aggregate, past, commandId);
        return { aggregate, intent: { stream, eventId, decide } };
      });
      // refused as a whole or not at all
      if (intents.length > 1) {
        await inSlices(intents, async ({ aggregate, intent }) => {
          const past = await recorder.past(aggregate, intent.stream);
          if (!past.some(({ stored }) => stored.metadata['undoes'] === commandId)) intent.decide(past);
        });
      }
      const outcomes = await inSlices(intents, ({ aggregate, intent }) =>
        recorder.record(aggregate, intent, takingBack),
      );
      await settle(latest(outcomes.map(({ position }) => position)), context);
    },

    load: async (aggregate, id) =>
      stateAfter(aggregate.decider, await recorder.past(aggregate, `${aggregate.category}-${id}`)),
  };
};
