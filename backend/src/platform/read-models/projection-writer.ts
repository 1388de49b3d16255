import { withIds } from '@hub/telemetry';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { announce } from './changed-queries.ts';
import { lockCheckpoints, moveCheckpoints, slowest, type Checkpoint } from './checkpoints.ts';
import { isDatabaseUnavailable } from '../postgres/index.ts';
import {
  type BatchEnd,
  type DecodedEvent,
  batchEndOf,
  type EventCodec,
  idsCausedBy,
  isDecoded,
  type LogMessage,
  ownersOf,
  type Position,
  type ReadEvent,
  type Undecodable,
  withoutRepeats,
} from '../event-log/index.ts';
import { erasedAmong } from '../encryption/index.ts';
import { metrics } from '../observability/index.ts';
import type { ChangedQueries } from './notifications.ts';
import { park, parkedAmong } from './parked-streams.ts';
import { applyEvents, subscriberNames, type PlacedProjection } from './apply-events.ts';
import { resetProjection } from './rebuild.ts';

interface ProjectionWriterDependencies {
  readonly db: Knex;
  readonly codec: EventCodec;
  readonly log: Logger;
  /** Sends no notifications: no one else reads these tables. */
  readonly silent?: true;
}

/** A checkpoint was set back before applied events, or deleted, to have the events from there applied again. */
export class CheckpointMovedError extends Error {
  constructor(name: string) {
    super(`The checkpoint of ${name} was set back`);
    this.name = 'CheckpointMovedError';
  }
}

/** Log messages, and the events decoded from them. */
export interface Batch {
  readonly messages: readonly LogMessage[];
  readonly events: readonly ReadEvent[];
}

/** Applies batches of log messages to all read models. */
export interface ProjectionWriter {
  /**
   * Starts new projections; returns where to read on. @throws CheckpointMovedError when a next or previous table was
   * dropped
   */
  prepare(): Promise<Position | null>;
  /** Decodes the events of a batch; may run while another batch is applied. */
  decode(messages: readonly LogMessage[]): Promise<Batch>;
  /**
   * Writes rows, checkpoints and the notification in one transaction. Events before a checkpoint change nothing.
   * @throws CheckpointMovedError
   */
  apply(batch: Batch): Promise<void>;
}

const commitOf = (checkpoint: Checkpoint | undefined) => checkpoint?.position?.commit ?? -1n;

const namedOf = (checkpoints: readonly Checkpoint[]) =>
  new Map(checkpoints.map((checkpoint) => [checkpoint.name, checkpoint]));

/** Writes these read models; only one instance writes them at a time, under the lease or in its own snapshot. */
export const createProjectionWriter = (
  projections: readonly PlacedProjection[],
  { db, codec, log, silent }: ProjectionWriterDependencies,
): ProjectionWriter => {
  const names = projections.map(({ name }) => name);
  /** Notifications are sent only for tables that are served. */
  const served = projections.filter(({ schema }) => !silent && schema === undefined).map(({ name }) => name);
  const subscribedNames = subscriberNames(projections, codec);
  let checkpoints = new Map<string, Checkpoint>();

  const decodeAll = async (messages: readonly LogMessage[]) => {
    const all: ReadEvent[] = [];
    for (const message of messages) {
      if (message.kind !== 'event' || subscribedNames(message.event).length === 0) continue;
      try {
        all.push(await codec.decode(message.event));
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error;
        all.push({ stored: message.event, error });
      }
    }
    return all;
  };

  const parkStream = async (trx: Knex, name: string, { stored, error }: Undecodable) => {
    withIds(idsCausedBy(stored), () =>
      log.error({ err: error, projection: name, stream: stored.streamId, type: stored.type }, 'stream parked'),
    );
    await park(trx, name, { event: stored, error });
  };

  /** The events that each projection still has to apply. */
  const pending = async <Some extends ReadEvent>(trx: Knex, read: readonly Some[]) => {
    const [isParked, erased] = await Promise.all([
      parkedAmong(trx, names, read),
      // an erasure between decoding and this transaction has already deleted the rows
      erasedAmong(trx, [...new Set(read.flatMap(ownersOf))]),
    ]);
    const erasedOwners = new Set(erased);
    const byName = new Map(names.map((name) => [name, { after: commitOf(checkpoints.get(name)), read: [] as Some[] }]));
    for (const event of read) {
      const { position, streamId, metadata } = event.stored;
      if (erasedOwners.has(metadata['ownerId'] ?? '')) continue;
      for (const name of subscribedNames(event.stored)) {
        const own = byName.get(name);
        if (own && position.commit > own.after && !isParked(name, streamId)) own.read.push(event);
      }
    }
    return (name: string): readonly Some[] => byName.get(name)?.read ?? [];
  };

  const inTransaction = async (
    end: BatchEnd,
    work: (trx: Knex.Transaction, changed: ChangedQueries) => Promise<void>,
  ) => {
    const { to } = end;
    let after = checkpoints;
    await db.transaction(async (trx) => {
      const stored = namedOf(await lockCheckpoints(trx, names));
      for (const name of names) {
        if (!stored.has(name) || commitOf(stored.get(name)) < commitOf(checkpoints.get(name)))
          throw new CheckpointMovedError(name);
      }
      checkpoints = stored;
      const moving = names.filter((name) => commitOf(stored.get(name)) < to.commit);
      const changed: ChangedQueries = new Map();
      await work(trx, changed);
      after = new Map([...stored].map(([name, one]) => [name, moving.includes(name) ? { ...one, position: to } : one]));
      const servedCheckpoints = [...after.values()].filter(({ name }) => served.includes(name));
      await Promise.all([
        moveCheckpoints(trx, moving, end),
        servedCheckpoints.length > 0 && announce(trx, slowest(servedCheckpoints)?.commit ?? -1n, changed),
      ]);
    });
    checkpoints = after;
  };

  /** The usual path: the whole batch at once. */
  const applyTogether = async (end: BatchEnd, decoded: readonly DecodedEvent[]) =>
    inTransaction(end, async (trx, changed) => {
      const eventsFor = await pending(trx, decoded);
      const batches = projections.map((projection) => ({ projection, events: eventsFor(projection.name) }));
      await applyEvents(
        trx,
        batches.filter(({ events }) => events.length > 0),
        changed,
      );
    });

  /**
   * Applies one event to each projection in a separate savepoint, so that only a failing projection parks the stream.
   */
  const applySeparately = async (end: BatchEnd, read: ReadEvent) =>
    inTransaction(end, async (trx, changed) => {
      const readFor = await pending(trx, [read]);
      for (const projection of projections) {
        if (readFor(projection.name).length === 0) continue;
        if (!isDecoded(read)) {
          await parkStream(trx, projection.name, read);
          continue;
        }
        try {
          await trx.transaction((savepoint) => applyEvents(savepoint, [{ projection, events: [read] }], changed));
        } catch (error) {
          if (isDatabaseUnavailable(error)) throw error;
          await parkStream(trx, projection.name, { stored: read.stored, error });
        }
      }
    });

  /** Halves a failing batch until the event at fault is isolated. */
  const applyHalving = async (end: BatchEnd, read: readonly ReadEvent[]): Promise<void> => {
    const [first, ...others] = read;
    if (read.every(isDecoded)) {
      try {
        return await applyTogether(end, read);
      } catch (error) {
        if (!first || isDatabaseUnavailable(error) || error instanceof CheckpointMovedError) throw error;
      }
    }
    if (!first) return;
    if (others.length === 0) return applySeparately(end, first);
    const half = read.slice(0, read.length >> 1);
    const last = half.at(-1) ?? first;
    await applyHalving({ to: last.stored.position, lastEvent: last.stored }, half);
    await applyHalving(end, read.slice(half.length));
  };

  return {
    prepare: () =>
      db.transaction(async (trx) => {
        const stored = namedOf(await lockCheckpoints(trx, names));
        for (const projection of projections) {
          const { name, schema } = projection;
          if (stored.has(name)) continue;
          if (schema !== undefined) throw new CheckpointMovedError(name);
          stored.set(name, await resetProjection(trx, projection));
        }
        checkpoints = stored;
        return slowest([...stored.values()]);
      }),

    async decode(messages) {
      return { messages, events: await decodeAll(withoutRepeats(messages)) };
    },

    async apply({ messages, events }) {
      const delivered = withoutRepeats(messages);
      const end = batchEndOf(delivered);
      if (!end) return;
      metrics.batch.observe(delivered.filter(({ kind }) => kind === 'event').length);
      await applyHalving(end, events);
    },
  };
};
