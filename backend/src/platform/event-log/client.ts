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
import { callTimeoutMs, withResumption, withRetries, withTimeout } from './calls.ts';
import {
  type Append,
  ConflictError,
  isSystem,
  type EventHead,
  type EventLog,
  type LogMessage,
  type Position,
  type StoredEvent,
} from './event-log.ts';
import { toProposed, toStored } from './event-conversion.ts';
import { measured, metrics } from '../observability/index.ts';
import { clampPosition } from './clamp-position.ts';

const closeMs = 2000;
const maxNext = 1000;
/** How many of the log's own events may follow the last event of the product without another read. */
const lastPage = 20;

/** Listening avoids a crash from an error emitted after the loop over a stream has ended. */
const ignore = () => undefined;

/**
 * Appends pass credentials so that each is a separate call. Otherwise the client multiplexes all appends over one long
 * call and tracks waiting appends in one table for all connections: an error on any of them clears the table, and the
 * next response without a waiting append silently ends the long call for good.
 */
const credentialsIn = (url: string) => {
  const [, username = 'nobody', password = ''] = /^[^:]+:\/\/([^:@/]+):([^@/]*)@/.exec(url) ?? [];
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
};

/** Opens the single connection of this process. */
export const openEventLog = (url: string): EventLog => {
  const client = EventStoreDBClient.connectionString(url);
  const credentials = credentialsIn(url);
  let isConnected = false;

  const collect = async (stream: string, options: ReadStreamOptions) => {
    const reading = client.readStream(stream, options);
    reading.on('error', ignore);
    const events: StoredEvent[] = [];
    const all = async () => {
      try {
        for await (const { event } of reading) if (event) events.push(toStored(event));
      } catch (error) {
        if (!(error instanceof StreamNotFoundError)) throw error;
      }
      return events;
    };
    return withTimeout(all(), `the read of ${stream}`, () => reading.cancel());
  };

  const latestOf = async (stream: string) => {
    const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
    const [event] = await withRetries(() => collect(stream, options));
    return event ?? null;
  };

  /** At most `maxCount` events of the whole log, or of the part before a position, latest first. */
  const lastEvents = (maxCount: number, before: Position | typeof END = END) =>
    withRetries(async () => {
      const reading = client.readAll({ direction: BACKWARDS, fromPosition: before, maxCount });
      reading.on('error', ignore);
      const all = async () => {
        const events: AllStreamRecordedEvent[] = [];
        // read to the end: the client never releases a half-read stream
        for await (const { event } of reading) if (event) events.push(event);
        return events;
      };
      return withTimeout(all(), 'the read of its end', () => reading.cancel());
    });

  async function* readOnce(after: Position | null, system: boolean) {
    const reading = client.readAll({ direction: FORWARDS, fromPosition: after ?? START });
    reading.on('error', ignore);
    const isAfter = (event: { position: Position }) => after === null || event.position.commit > after.commit;
    try {
      // not destroyed when the loop is left: a cancelled read must flow to its end, or the client waits for it forever
      for await (const { event } of reading.iterator({
        destroyOnReturn: false,
      }) as AsyncIterableIterator<AllStreamResolvedEvent>)
        if (event && (system || !isSystem(event)) && isAfter(event)) yield toStored(event);
    } finally {
      await reading.cancel().catch(ignore);
      reading.resume();
    }
  }

  const endOfLog = async () => (await lastEvents(1))[0]?.position ?? null;

  return {
    read: (stream) => withRetries(() => collect(stream, { fromRevision: START })),

    async append(stream, expected, events) {
      const proposed = events.map(toProposed);
      const expectedRevision = expected ?? NO_STREAM;
      let attempts = 0;
      const append = () => {
        if (attempts > 0) metrics.commandRetries.inc({ reason: 'unknown_outcome' });
        attempts += 1;
        return withTimeout(
          client.appendToStream(stream, proposed, { expectedRevision, credentials, deadline: callTimeoutMs }),
          `the append to ${stream}`,
        );
      };
      const work = () =>
        withRetries(append).catch((error: unknown) => {
          throw error instanceof WrongExpectedVersionError ? new ConflictError(stream) : error;
        });
      const { position } = await measured(metrics.append, { work });
      if (position) return position;
      // the response to a repeated append may lack a position
      const latest = await latestOf(stream);
      if (!latest) throw new Error(`${stream} is empty after an append`);
      return latest.position;
    },

    async appendInOrder(appends) {
      // without separate credentials, each append is a message on the same long call, which the server reads in order
      const send = ({ stream, expected, events }: Append) =>
        client
          .appendToStream(stream, events.map(toProposed), { expectedRevision: expected ?? NO_STREAM })
          .catch((error: unknown) => {
            throw error instanceof WrongExpectedVersionError ? new ConflictError(stream) : error;
          });
      const [first, ...rest] = appends;
      if (!first) return;
      const sent = send(first);
      if (!isConnected) await sent; // opening the call takes several turns, in which others would overtake it
      isConnected = true;
      await withTimeout(Promise.all([sent, ...rest.map(send)]), 'the appends');
    },

    async find(stream, revision) {
      const [event] = await withRetries(() => collect(stream, { fromRevision: revision, maxCount: 1 }));
      return event?.revision === revision ? event : null;
    },

    readPart: (stream, from, count) => withRetries(() => collect(stream, { fromRevision: from, maxCount: count })),

    latest: latestOf,

    readAll: (after = null, { system = false } = {}) =>
      withResumption<StoredEvent>((last) => readOnce(last?.position ?? after, system)),

    async *subscribe(after, signal, categories) {
      if (signal.aborted) return; // the abort event has already fired: nothing would ever end the loop below
      type Pushed = AllStreamResolvedEvent | LogMessage;
      const checkpoints: Pick<Filter, 'checkpointInterval' | 'checkpointReached'> = {
        checkpointInterval: 10,
        // pushed into the stream itself, so that it cannot overtake events waiting there
        checkpointReached: (subscription, position) => void subscription.push({ kind: 'checkpoint', position }),
      };
      const filter = categories
        ? streamNameFilter({ ...checkpoints, prefixes: categories.map((category) => `${category}-`) })
        : excludeSystemEvents(checkpoints);
      const subscription = client.subscribeToAll({ fromPosition: after ?? START, filter }, { highWaterMark: 1000 });
      subscription.on('error', ignore);
      subscription.on('caughtUp', () => subscription.push({ kind: 'caughtUp' }));
      const clamp = clampPosition(endOfLog);
      const stop = () => subscription.destroy(new Error('Stopped'));
      signal.addEventListener('abort', stop, { once: true });
      try {
        for await (const message of subscription as AsyncIterable<Pushed>) {
          if ('kind' in message) {
            const isCheckpoint = message.kind === 'checkpoint';
            yield isCheckpoint ? { ...message, position: await clamp(message.position) } : message;
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
      withRetries(async () => {
        const reading = client.readAll({ fromPosition: after ?? START, maxCount: maxNext + 2 }); // the event at the position, and one beyond the limit
        reading.on('error', ignore);
        const all = async () => {
          const events: EventHead[] = [];
          let read = 0;
          for await (const { event } of reading) {
            read += 1;
            if (!event || isSystem(event) || event.position.commit <= (after?.commit ?? -1n)) continue;
            const { streamId, type, created, position } = event;
            events.push({ streamId, type, created, position });
          }
          return { events: events.slice(0, maxNext), isAll: read < maxNext + 2 && events.length <= maxNext };
        };
        return withTimeout(all(), 'the read of the next events', () => reading.cancel());
      }),

    close: () => Promise.race([client.dispose(), pause(closeMs, undefined, { ref: false })]),
  };
};
