import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Aggregate, type Decider, type DomainEvent, uuid5 } from '../domain/index.ts';
import type { CommandContext, Commands, Target } from './commands.ts';
import type { EventCodec, EventLog, Position } from '../event-log/index.ts';
import { measured, metrics } from '../observability/index.ts';
import type { Progress } from '../read-models/index.ts';
import { outsideTurn } from '../runtime/index.ts';
import { createRecorder, stateAfter, type Intent, type Outcome, type PastEvent } from './recorder.ts';
import { eventsOfUndo } from './undo.ts';

const waitMs = 2000;
/** Concurrent streams: enough to fill the log's group commit, well below its limit of parallel reads. */
const parallel = 16;

interface CommandDependencies {
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly progress: Pick<Progress, 'reached'>;
  readonly log: Logger;
}

/**
 * A command that the initial state accepts probably starts its stream. The stream is then not read: the append requires
 * that it does not exist, and if it does, the usual path is taken.
 */
const probablyStartsStream = <Command extends { type: string }, Event extends DomainEvent, State>(
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

/**
 * Waits up to two seconds for the read models; a response sent before they caught up is marked as stale (`onStale`, ADR
 * 0006).
 */
export const createCommands = ({ eventLog, codec, progress, log }: CommandDependencies): Commands => {
  const recorder = createRecorder(eventLog, codec);

  const decideAndRecord = async <Command extends { type: string }, Event extends DomainEvent, State>(
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
      // with a key, an earlier attempt may have succeeded; only the stream shows that
      startsStream: !context.idempotencyKey && probablyStartsStream(decider, command),
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
      work: () => decideAndRecord(aggregate, target, context),
    });

  const waitForReadModels = async (position: Position | null, context: CommandContext) => {
    if (!position) return { stale: false };
    const reached = await measured(metrics.visible, {
      work: () => outsideTurn(() => progress.reached(position, waitMs)),
    });
    if (reached) return { stale: false };
    metrics.staleAnswers.inc();
    log.warn({ position: position.commit.toString(), correlationId: context.correlationId }, 'read models are behind');
    await context.onStale?.(position);
    return { stale: true };
  };

  return {
    async handle(aggregate, target, context) {
      const { events, recordedAt, position } = await handleOne(aggregate, target, context);
      const { ownerId, commandId, undoes } = context;
      const recorded = { ownerId, recordedAt, streamId: `${aggregate.category}-${target.id}`, commandId, undoes };
      return { events, recorded, ...(await waitForReadModels(position, context)) };
    },

    async handleAll<Command extends { type: string }, Event extends DomainEvent, State>(
      aggregate: Aggregate<Command, Event, State>,
      targets: readonly Target<Command>[],
      context: CommandContext,
    ) {
      const results = await inSlices(targets, async (target): Promise<PromiseSettledResult<Outcome<Event>>> => {
        const [result] = await Promise.allSettled([handleOne(aggregate, target, context)]);
        return result;
      });
      await waitForReadModels(
        latest(results.map((result) => (result.status === 'fulfilled' ? result.value.position : null))),
        context,
      );
      return results.map((result) => {
        if (result.status === 'rejected') throw result.reason;
        return result.value.events;
      });
    },

    async undo(commandId, touched, context) {
      const { idempotencyKey: _key, requestHash: _hash, commandId: _own, ...rest } = context;
      const undoContext = { ...rest, undoes: commandId };
      const intents = touched.map(({ aggregate, id }) => {
        const stream = `${aggregate.category}-${id}`;
        const eventId = (index: number) => uuid5(context.ownerId, 'undo', commandId, stream, String(index));
        const decide = (past: readonly PastEvent<DomainEvent>[]) => eventsOfUndo(aggregate, past, commandId);
        return { aggregate, intent: { stream, eventId, decide } };
      });
      // all streams are undone or none
      if (intents.length > 1) {
        await inSlices(intents, async ({ aggregate, intent }) => {
          const past = await recorder.past(aggregate, intent.stream);
          if (!past.some(({ stored }) => stored.metadata['undoes'] === commandId)) intent.decide(past);
        });
      }
      const outcomes = await inSlices(intents, ({ aggregate, intent }) =>
        recorder.record(aggregate, intent, undoContext),
      );
      await waitForReadModels(latest(outcomes.map(({ position }) => position)), context);
    },

    load: async (aggregate, id) =>
      stateAfter(aggregate.decider, await recorder.past(aggregate, `${aggregate.category}-${id}`)),
  };
};
