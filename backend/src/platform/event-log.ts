import {
  BACKWARDS,
  END,
  FORWARDS,
  EventStoreDBClient,
  NO_STREAM,
  START,
  StreamNotFoundError,
  WrongExpectedVersionError,
  AccessDeniedError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  binaryEvent,
  excludeSystemEvents,
  type AllStreamRecordedEvent,
  type AllStreamResolvedEvent,
  type ReadStreamOptions,
} from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';
import { Rejection } from './decider.ts';
import { measured, metrics } from './metrics.ts';

/** A place in the whole log. Opaque: compare `commit`, never compute with it. */
export interface Position {
  readonly commit: bigint;
  readonly prepare: bigint;
}

export interface StoredEvent {
  readonly streamId: string;
  readonly id: string;
  readonly revision: bigint;
  readonly type: string;
  readonly created: Date;
  readonly data: Uint8Array;
  readonly metadata: Readonly<Record<string, string>>;
  readonly position: Position;
}

export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Readonly<Record<string, string>>;
  /** When it was first recorded, for an event that comes from another log; it reads back as its `created`. */
  readonly created?: Date;
}

/** What a subscription brings, in log order: an event, a position reached without one, or that the end was reached. */
export type LogMessage =
  | { readonly kind: 'event'; readonly event: StoredEvent }
  | { readonly kind: 'checkpoint'; readonly position: Position }
  | { readonly kind: 'caughtUp' };

/** Somebody else appended to the stream since it was read. */
export class ConflictError extends Error {
  constructor(stream: string) {
    super(`${stream} has changed since it was read`);
    this.name = 'ConflictError';
  }
}

export interface EventLog {
  /** The whole stream; `[]` when there is none. @throws Rejection `unavailable` */
  read(stream: string): Promise<readonly StoredEvent[]>;
  /**
   * Appends all or nothing at exactly this revision and answers the position of the last event.
   * An unknown outcome is tried again with the same ids at the same revision, which the log answers without a repeat.
   * @throws ConflictError, Rejection `unavailable`
   */
  append(stream: string, expected: bigint | null, events: readonly NewEvent[]): Promise<Position>;
  /** One event of a stream, or null when the log does not hold it. @throws Rejection `unavailable` */
  find(stream: string, revision: bigint): Promise<StoredEvent | null>;
  /** The last event of a stream, or null when there is none. @throws Rejection `unavailable` */
  latest(stream: string): Promise<StoredEvent | null>;
  /**
   * The whole log, or what lies after a position, in its order up to its present end; system events are left out.
   * @throws when the connection breaks
   */
  readAll(after?: Position | null): AsyncGenerator<StoredEvent>;
  /** Everything after a position, for ever; ends or throws when the connection does. System events are left out. */
  subscribe(after: Position | null, signal: AbortSignal): AsyncGenerator<LogMessage>;
  /** The last event of the whole log, or null while it is empty. @throws Rejection `unavailable` */
  last(): Promise<StoredEvent | null>;
  /** How much lies after a position, counted up to 1000, and when the oldest of it was recorded. @throws Rejection `unavailable` */
  behind(after: Position | null): Promise<{ readonly events: number; readonly oldest: Date | null }>;
  close(): Promise<void>;
}

const callMs = 5000;
const closeMs = 2000;
const pausesMs = [50, 250, 1000];
const mostBehind = 1000;

const permanent = [WrongExpectedVersionError, AccessDeniedError, MaxAppendSizeExceededError, StreamDeletedError];
const isPermanent = (error: unknown) => permanent.some((kind) => error instanceof kind);

/** The client gives up late, or never where a connection has died silently, so every call gets a timer. */
const timed = async <Result>(work: Promise<Result>, what: string, onTimeout?: () => Promise<void>): Promise<Result> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    void onTimeout?.().catch(() => undefined);
    late.reject(new Error(`The event log did not answer ${what} within ${callMs} ms`));
  }, callMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

const retried = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  for (const pauseMs of [...pausesMs, null]) {
    try {
      return await call();
    } catch (error) {
      if (isPermanent(error)) throw error;
      if (pauseMs === null) throw new Rejection('unavailable', undefined, { cause: error });
      await pause(pauseMs);
    }
  }
  throw new Rejection('unavailable');
};

/** The log stamps every append with its own clock; this metadata keeps the time of an imported event. */
const firstRecorded = 'hubFirstRecorded';

const toProposed = ({ created, metadata, ...event }: NewEvent) =>
  binaryEvent({ ...event, metadata: { ...metadata, ...(created && { [firstRecorded]: created.toISOString() }) } });

const toStored = (event: Omit<AllStreamRecordedEvent, 'position'> & { position?: Position }): StoredEvent => {
  if (!event.position) throw new Error(`The event log sent no position with ${event.id}`);
  const { streamId, id, revision, type, position } = event;
  const data = event.data instanceof Uint8Array ? event.data : Buffer.from(JSON.stringify(event.data));
  const metadata = typeof event.metadata === 'object' && !(event.metadata instanceof Uint8Array) ? event.metadata : {};
  const { [firstRecorded]: earlier, ...own } = metadata as Record<string, string>;
  const created = earlier ? new Date(earlier) : event.created;
  return { streamId, id, revision, type, created, data, metadata: own, position };
};

/** An error that comes after the loop over a stream has ended would otherwise end the process. */
const ignored = () => undefined;

const isSystem = (event: { type: string }) => event.type.startsWith('$');

/**
 * With credentials of its own an append is a call of its own. Without, the client sends all by one long call and keeps
 * who waits in one table for all connections: an error on any of them clears it, and the next answer that finds nobody
 * waiting ends the long call's hearing, for good and in silence.
 */
const credentialsIn = (url: string) => {
  const [, username = 'nobody', password = ''] = /^[^:]+:\/\/([^:@/]+):([^@/]*)@/.exec(url) ?? [];
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
};

/** Opens the one connection of this process. */
export const openEventLog = (url: string): EventLog => {
  const client = EventStoreDBClient.connectionString(url);
  const credentials = credentialsIn(url);

  const collect = async (stream: string, options: ReadStreamOptions) => {
    const reading = client.readStream(stream, options);
    reading.on('error', ignored);
    const events: StoredEvent[] = [];
    const all = async () => {
      try {
        for await (const { event } of reading) if (event) events.push(toStored(event));
      } catch (error) {
        if (!(error instanceof StreamNotFoundError)) throw error;
      }
      return events;
    };
    return timed(all(), `the read of ${stream}`, () => reading.cancel());
  };

  const latestOf = async (stream: string) => {
    const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
    const [event] = await retried(() => collect(stream, options));
    return event ?? null;
  };

  return {
    read: (stream) => retried(() => collect(stream, { fromRevision: START })),

    async append(stream, expected, events) {
      const proposed = events.map(toProposed);
      const expectedRevision = expected ?? NO_STREAM;
      let tries = 0;
      const append = () => {
        if (tries > 0) metrics.commandRetries.inc({ reason: 'unknown_outcome' });
        tries += 1;
        return timed(
          client.appendToStream(stream, proposed, { expectedRevision, credentials, deadline: callMs }),
          `the append to ${stream}`,
        );
      };
      const work = () =>
        retried(append).catch((error: unknown) => {
          throw error instanceof WrongExpectedVersionError ? new ConflictError(stream) : error;
        });
      const { position } = await measured(metrics.append, { work });
      if (position) return position;
      // the answer to a repeat may come without a position
      const latest = await latestOf(stream);
      if (!latest) throw new Error(`${stream} is empty after an append`);
      return latest.position;
    },

    async find(stream, revision) {
      const [event] = await retried(() => collect(stream, { fromRevision: revision, maxCount: 1 }));
      return event?.revision === revision ? event : null;
    },

    latest: latestOf,

    async *readAll(after = null) {
      const reading = client.readAll({ direction: FORWARDS, fromPosition: after ?? START });
      reading.on('error', ignored);
      const isAfter = (event: { position: Position }) => after === null || event.position.commit > after.commit;
      try {
        // not destroyed when the loop is left: what is cancelled must flow to its end, or the client waits for it for ever
        for await (const { event } of reading.iterator({
          destroyOnReturn: false,
        }) as AsyncIterableIterator<AllStreamResolvedEvent>)
          if (event && !isSystem(event) && isAfter(event)) yield toStored(event);
      } finally {
        await reading.cancel().catch(ignored);
        reading.resume();
      }
    },

    async *subscribe(after, signal) {
      if (signal.aborted) return; // its event is past: nothing would ever end the loop below
      type Pushed = AllStreamResolvedEvent | LogMessage;
      const filter = excludeSystemEvents({
        checkpointInterval: 10,
        // pushed into the stream itself, so that it cannot overtake events that wait there
        checkpointReached: (subscription, position) => void subscription.push({ kind: 'checkpoint', position }),
      });
      const subscription = client.subscribeToAll({ fromPosition: after ?? START, filter }, { highWaterMark: 512 });
      subscription.on('error', ignored);
      subscription.on('caughtUp', () => subscription.push({ kind: 'caughtUp' }));
      const stop = () => subscription.destroy(new Error('Stopped'));
      signal.addEventListener('abort', stop, { once: true });
      try {
        for await (const message of subscription as AsyncIterable<Pushed>) {
          if ('kind' in message) yield message;
          else if (message.event) yield { kind: 'event', event: toStored(message.event) };
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        signal.removeEventListener('abort', stop);
        await subscription.unsubscribe().catch(() => undefined);
      }
    },

    last: () =>
      retried(async () => {
        const reading = client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 20 });
        reading.on('error', ignored);
        const all = async () => {
          let last: StoredEvent | null = null;
          // to the end: a stream that is left half read is never given back by the client
          for await (const { event } of reading) if (event && !last && !isSystem(event)) last = toStored(event);
          return last;
        };
        return timed(all(), 'the read of its end', () => reading.cancel());
      }),

    behind: (after) =>
      retried(async () => {
        const reading = client.readAll({ fromPosition: after ?? START, maxCount: mostBehind });
        reading.on('error', ignored);
        const all = async () => {
          let [events, oldest]: [number, Date | null] = [0, null];
          for await (const { event } of reading) {
            if (!event || isSystem(event) || event.position.commit <= (after?.commit ?? -1n)) continue;
            events += 1;
            oldest ??= event.created;
          }
          return { events, oldest };
        };
        return timed(all(), 'what lies behind', () => reading.cancel());
      }),

    close: () => Promise.race([client.dispose(), pause(closeMs, undefined, { ref: false })]),
  };
};
