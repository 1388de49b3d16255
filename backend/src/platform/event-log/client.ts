import {
  BACKWARDS,
  END,
  FORWARDS,
  EventStoreDBClient,
  NO_STREAM,
  START,
  StreamNotFoundError,
  WrongExpectedVersionError,
  excludeSystemEvents,
  streamNameFilter,
  type AllStreamRecordedEvent,
  type AllStreamResolvedEvent,
  type Filter,
  type ReadStreamOptions,
} from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';
import { callMs, retried, timed } from './calls.ts';
import {
  ConflictError,
  isSystem,
  type EventHead,
  type EventLog,
  type LogMessage,
  type Position,
  type StoredEvent,
} from './event-log.ts';
import { toProposed, toStored } from './wire.ts';
import { measured, metrics } from '../observability/index.ts';
import { clampPosition } from './clamp-position.ts';

const closeMs = 2000;
const mostNext = 1000;
/** The log's own events that may lie behind the last one of the product without a further read. */
const lastPage = 20;

/** An error that comes after the loop over a stream has ended would otherwise end the process. */
const ignored = () => undefined;

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

  /** At most so many of the whole log or of what lies before a position, latest first. */
  const lastEvents = (maxCount: number, before: Position | typeof END = END) =>
    retried(async () => {
      const reading = client.readAll({ direction: BACKWARDS, fromPosition: before, maxCount });
      reading.on('error', ignored);
      const all = async () => {
        const events: AllStreamRecordedEvent[] = [];
        // to the end: a stream that is left half read is never given back by the client
        for await (const { event } of reading) if (event) events.push(event);
        return events;
      };
      return timed(all(), 'the read of its end', () => reading.cancel());
    });

  const endOfLog = async () => (await lastEvents(1))[0]?.position ?? null;

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

    async *readAll(after = null, { system = false } = {}) {
      const reading = client.readAll({ direction: FORWARDS, fromPosition: after ?? START });
      reading.on('error', ignored);
      const isAfter = (event: { position: Position }) => after === null || event.position.commit > after.commit;
      try {
        // not destroyed when the loop is left: what is cancelled must flow to its end, or the client waits for it for ever
        for await (const { event } of reading.iterator({
          destroyOnReturn: false,
        }) as AsyncIterableIterator<AllStreamResolvedEvent>)
          if (event && (system || !isSystem(event)) && isAfter(event)) yield toStored(event);
      } finally {
        await reading.cancel().catch(ignored);
        reading.resume();
      }
    },

    async *subscribe(after, signal, categories) {
      if (signal.aborted) return; // its event is past: nothing would ever end the loop below
      type Pushed = AllStreamResolvedEvent | LogMessage;
      const checkpoints: Pick<Filter, 'checkpointInterval' | 'checkpointReached'> = {
        checkpointInterval: 10,
        // pushed into the stream itself, so that it cannot overtake events that wait there
        checkpointReached: (subscription, position) => void subscription.push({ kind: 'checkpoint', position }),
      };
      const filter = categories
        ? streamNameFilter({ ...checkpoints, prefixes: categories.map((category) => `${category}-`) })
        : excludeSystemEvents(checkpoints);
      const subscription = client.subscribeToAll({ fromPosition: after ?? START, filter }, { highWaterMark: 1000 });
      subscription.on('error', ignored);
      subscription.on('caughtUp', () => subscription.push({ kind: 'caughtUp' }));
      const within = clampPosition(endOfLog);
      const stop = () => subscription.destroy(new Error('Stopped'));
      signal.addEventListener('abort', stop, { once: true });
      try {
        for await (const message of subscription as AsyncIterable<Pushed>) {
          if ('kind' in message) {
            const isCheckpoint = message.kind === 'checkpoint';
            yield isCheckpoint ? { ...message, position: await within(message.position) } : message;
          } else if (message.event) yield { kind: 'event', event: toStored(message.event) };
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        signal.removeEventListener('abort', stop);
        await subscription.unsubscribe().catch(() => undefined);
      }
    },

    async last() {
      for (let before: Position | typeof END = END; ;) {
        const events = await lastEvents(lastPage, before);
        const last = events.find((event) => !isSystem(event));
        if (last) return toStored(last);
        const oldest = events.at(-1);
        if (!oldest?.position || events.length < lastPage) return null;
        before = oldest.position;
      }
    },

    end: endOfLog,

    next: (after) =>
      retried(async () => {
        const reading = client.readAll({ fromPosition: after ?? START, maxCount: mostNext + 2 }); // itself and one beyond
        reading.on('error', ignored);
        const all = async () => {
          const events: EventHead[] = [];
          let read = 0;
          for await (const { event } of reading) {
            read += 1;
            if (!event || isSystem(event) || event.position.commit <= (after?.commit ?? -1n)) continue;
            const { streamId, type, created, position } = event;
            events.push({ streamId, type, created, position });
          }
          return { events: events.slice(0, mostNext), isAll: read < mostNext + 2 && events.length <= mostNext };
        };
        return timed(all(), 'what comes next', () => reading.cancel());
      }),

    close: () => Promise.race([client.dispose(), pause(closeMs, undefined, { ref: false })]),
  };
};
