import { once } from 'node:events';
import {
  categoryOf,
  ConflictError,
  type EventLog,
  isSystem,
  type LogMessage,
  type NewEvent,
  type Position,
  type StoredEvent,
} from '../event-log/index.ts';

const maxNext = 1000;
const positionOf = (index: number): Position => ({ commit: BigInt(index), prepare: BigInt(index) });
const isAfter = (after: Position | null) => (event: StoredEvent) => event.position.commit > (after?.commit ?? -1n);

/** An event log without disk and network, for simulations; it has the same contract as the real one. */
export interface InMemoryEventLog extends EventLog {
  /** All events, in order. */
  readonly all: readonly StoredEvent[];
}

/** @param now the time that the log writes as `created`, unless an event has its own */
export const createInMemoryEventLog = (now: () => Date = () => new Date()): InMemoryEventLog => {
  const all: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  const grown = new EventTarget();
  const streamOf = (stream: string): readonly StoredEvent[] => streams.get(stream) ?? [];

  /** The position of the last event if these events are already stored at this place of the stream. */
  const earlierAppend = (stream: string, expected: bigint | null, events: readonly NewEvent[]) => {
    const from = Number(expected ?? -1n) + 1;
    const stored = streamOf(stream).slice(from, from + events.length);
    return stored.length === events.length && stored.every(({ id }, index) => id === events[index]?.id)
      ? stored.at(-1)?.position
      : undefined;
  };

  const store = (stream: string, { id, type, data, metadata, created = now() }: NewEvent) => {
    const position = positionOf(all.length);
    const revision = BigInt(streamOf(stream).length);
    const event = { streamId: stream, id, revision, type, created, data, metadata, position };
    all.push(event);
    streams.set(stream, [...streamOf(stream), event]);
    return position;
  };

  const log: InMemoryEventLog = {
    all,
    read: async (stream) => streamOf(stream),

    async appendInOrder(appends) {
      for (const { stream, expected, events } of appends) await log.append(stream, expected, events);
    },

    async append(stream, expected, events) {
      const done = earlierAppend(stream, expected, events);
      if (done) return done;
      if (streamOf(stream).length !== Number(expected ?? -1n) + 1) throw new ConflictError(stream);
      const last = events.map((event) => store(stream, event)).at(-1);
      if (!last) throw new Error(`${stream} is empty after an append`);
      grown.dispatchEvent(new Event('grown'));
      return last;
    },

    find: async (stream, revision) => streamOf(stream)[Number(revision)] ?? null,

    readPart: async (stream, from, count) => streamOf(stream).slice(Number(from), Number(from) + count),

    latest: async (stream) => streamOf(stream).at(-1) ?? null,

    async *readAll(after = null, { system = false } = {}) {
      yield* all.filter(isAfter(after)).filter((event) => system || !isSystem(event));
    },

    async *subscribe(after, signal, categories): AsyncGenerator<LogMessage> {
      let next = all.findIndex(isAfter(after));
      if (next === -1) next = all.length;
      for (let caughtUp = false; !signal.aborted;) {
        const event = all[next];
        if (event) {
          next += 1;
          if (!categories || categories.includes(categoryOf(event.streamId))) yield { kind: 'event', event };
        } else if (!caughtUp) {
          caughtUp = true;
          yield { kind: 'caughtUp' };
        } else await once(grown, 'grown', { signal }).catch(() => undefined);
      }
    },

    last: async () => all.findLast((event) => !isSystem(event)) ?? null,

    end: async () => all.at(-1)?.position ?? null,

    async next(after) {
      const later = all.filter(isAfter(after));
      return { events: later.slice(0, maxNext), isAll: later.length <= maxNext };
    },

    close: async () => undefined,
  };
  return log;
};
