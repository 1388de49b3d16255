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

const maxTries = 3;

/** An event of a stream together with its stored form. */
export interface PastEvent<Event> {
  readonly event: Event;
  readonly stored: StoredEvent;
}

/** A change to one stream, decided on its history. */
export interface Intent<Event> {
  readonly stream: string;
  /** Id of the event at this index. An event with the same id is an earlier attempt of this intent. */
  eventId(index: number): string;
  /** The stream probably does not exist yet: it is read only if the append finds that it does. */
  readonly startsStream?: boolean;
  decide(past: readonly PastEvent<Event>[]): readonly Event[];
}

/** The result of an intent. */
export interface Outcome<Event> {
  readonly events: readonly Event[];
  /** When the events were recorded, ISO 8601 UTC. */
  readonly recordedAt: string;
  /** The read models must reach this position before the response is sent; null when the stream is empty. */
  readonly position: Position | null;
}

type Stored<Event extends DomainEvent> = Aggregate<{ type: string }, Event, unknown>;

/** Reads and appends the streams of commands. */
export interface Recorder {
  /** The history of a stream, without erased events. */
  past<Event extends DomainEvent>(aggregate: Stored<Event>, stream: string): Promise<readonly PastEvent<Event>[]>;
  /** Reads, decides and appends at the revision read; decides again if another append came first. @throws Rejection */
  record<Event extends DomainEvent>(
    aggregate: Stored<Event>,
    intent: Intent<Event>,
    context: CommandContext,
  ): Promise<Outcome<Event>>;
}

/** The state after a stream's events, starting from the decider's initial state. */
export const stateAfter = <Event extends DomainEvent, State>(
  decider: Pick<Decider<never, Event, State>, 'initialState' | 'evolve'>,
  past: readonly PastEvent<Event>[],
): State => past.reduce((state, { event }) => decider.evolve(state, event), decider.initialState);

/** Tries three times when others append to the same stream. */
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
      const { stream, startsStream } = intent;
      const firstId = intent.eventId(0);
      for (let attempt = startsStream ? -1 : 0; ; attempt += 1) {
        const history = attempt === -1 ? [] : await eventLog.read(stream);
        const position = history.at(-1)?.position ?? null;

        const earlier = history.findIndex((event) => event.id === firstId);
        const first = history[earlier];
        if (first) {
          const { requestHash } = first.metadata;
          if (requestHash && requestHash !== context.requestHash) throw new Rejection('idempotency_key_reused');
          // an earlier attempt of this command succeeded, but its response was lost
          const own = history.slice(earlier).filter((event, index) => event.id === intent.eventId(index));
          const events = (await decodeAll(aggregate, own)).map(({ event }) => event);
          return { events, recordedAt: first.created.toISOString(), position };
        }
        if (attempt === maxTries) throw new Rejection('conflict');

        const events = intent.decide(await decodeAll(aggregate, history));
        const recordedAt = new Date().toISOString();
        if (events.length === 0) return { events, recordedAt, position };

        const ids = events.map((_, index) => intent.eventId(index));
        const encoded = await codec.encode({ aggregate, stream, events, ids, context });
        try {
          const appended = await eventLog.append(stream, history.at(-1)?.revision ?? null, encoded);
          return { events, recordedAt, position: appended };
        } catch (error) {
          if (!(error instanceof ConflictError)) throw error;
          metrics.commandRetries.inc({ reason: 'conflict' });
        }
      }
    },
  };
};
