import { type Aggregate, type Decider, type DomainEvent, Rejection } from '../domain/index.ts';
import type { CommandContext } from './commands.ts';
import {
  ConflictError,
  erased,
  type EventCodec,
  type EventLog,
  type Position,
  type StoredEvent,
} from '../event-log/index.ts';
import { metrics } from '../observability/index.ts';

const tries = 3;

/** An event of a stream with what the log knows of it. */
export interface PastEvent<Event> {
  readonly event: Event;
  readonly stored: StoredEvent;
}

/** What is to happen to one stream, to be decided on what it holds. */
export interface Intent<Event> {
  readonly stream: string;
  /** Of the events that come of it, by their place: the same ones mean an earlier try of it. */
  eventId(index: number): string;
  /** The stream most likely does not exist: it is read only when the append finds it there. */
  readonly begins?: boolean;
  decide(past: readonly PastEvent<Event>[]): readonly Event[];
}

/** What came of an intent. */
export interface Outcome<Event> {
  readonly events: readonly Event[];
  /** Up to here the read models must come before the answer is sent; null when the stream is empty. */
  readonly position: Position | null;
}

type Stored<Event extends DomainEvent> = Aggregate<{ type: string }, Event, unknown>;

/** Reads and appends the streams of commands. */
export interface Recorder {
  /** What a stream holds; events that were erased are left out. */
  past<Event extends DomainEvent>(aggregate: Stored<Event>, stream: string): Promise<readonly PastEvent<Event>[]>;
  /** Reads, decides and appends at the revision read; decides again when somebody else was quicker. @throws Rejection */
  record<Event extends DomainEvent>(
    aggregate: Stored<Event>,
    intent: Intent<Event>,
    context: CommandContext,
  ): Promise<Outcome<Event>>;
}

/** The state that a stream's events give, from the decider's initial one on. */
export const stateAfter = <Event extends DomainEvent, State>(
  decider: Pick<Decider<never, Event, State>, 'initialState' | 'evolve'>,
  past: readonly PastEvent<Event>[],
): State => past.reduce((state, { event }) => decider.evolve(state, event), decider.initialState);

/** Reads and tries three times against others who append to the same stream. */
export const createRecorder = (eventLog: EventLog, codec: EventCodec): Recorder => {
  const decodeAll = async <Event extends DomainEvent>({ events }: Stored<Event>, history: readonly StoredEvent[]) => {
    const decoded = await Promise.all(history.map((stored) => codec.decode(stored)));
    return decoded.flatMap(({ shape, stored }): PastEvent<Event>[] =>
      shape === erased ? [] : [{ event: events.parse(shape), stored }],
    );
  };

  return {
    past: async (aggregate, stream) => decodeAll(aggregate, await eventLog.read(stream)),

    async record(aggregate, intent, context) {
      const { stream, begins } = intent;
      const firstId = intent.eventId(0);
      for (let attempt = begins ? -1 : 0; ; attempt += 1) {
        const history = attempt === -1 ? [] : await eventLog.read(stream);
        const position = history.at(-1)?.position ?? null;

        const done = history.findIndex((event) => event.id === firstId);
        if (done !== -1) {
          const { requestHash } = history[done]?.metadata ?? {};
          if (requestHash && requestHash !== context.requestHash) throw new Rejection('idempotency_key_reused');
          // an earlier try of this very command got through, though its answer was lost
          const own = history.slice(done).filter((event, index) => event.id === intent.eventId(index));
          return { events: (await decodeAll(aggregate, own)).map(({ event }) => event), position };
        }
        if (attempt === tries) throw new Rejection('conflict');

        const events = intent.decide(await decodeAll(aggregate, history));
        if (events.length === 0) return { events, position };

        const ids = events.map((_, index) => intent.eventId(index));
        const encoded = await codec.encode({ aggregate, stream, events, ids, context });
        try {
          return { events, position: await eventLog.append(stream, history.at(-1)?.revision ?? null, encoded) };
        } catch (error) {
          if (!(error instanceof ConflictError)) throw error;
          metrics.commandRetries.inc({ reason: 'conflict' });
        }
      }
    },
  };
};
