import { withIds } from '@hub/telemetry';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { announce } from './changed-queries.ts';
import { lockCheckpoints, moveCheckpoints, slowest, type Checkpoint } from './checkpoints.ts';
import { isDatabaseUnavailable } from '../postgres/index.ts';
import {
  type BatchEnd,
  type DecodedEvent,
  endOfBatch,
  type EventCodec,
  idsOfEvent,
  isDecoded,
  type LogMessage,
  ownerOf,
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
import { beginAnew } from './rebuild.ts';

interface ProjectionWriterDependencies {
  readonly db: Knex;
  readonly codec: EventCodec;
  readonly log: Logger;
  /** Nobody is told of it: what is filled is looked at by nobody else. */
  readonly silent?: true;
}

/** A checkpoint lies before what was taken in, or is gone: whoever moved it wants the events from there once more. */
export class CheckpointMovedError extends Error {
  constructor(name: string) {
    super(`The checkpoint of ${name} was set back`);
    this.name = 'CheckpointMovedError';
  }
}

/** Log messages, and what was read of them. */
export interface Batch {
  readonly messages: readonly LogMessage[];
  readonly read: readonly ReadEvent[];
}

/** Batches of log messages taken into all read models. */
export interface ProjectionWriter {
  /** Begins new projections; answers where to read on. @throws CheckpointMovedError when a table beside is gone */
  prepare(): Promise<Position | null>;
  /** Opens the events of a batch, perhaps while another one is taken in. */
  read(messages: readonly LogMessage[]): Promise<Batch>;
  /**
   * Rows, checkpoints and the notice in one transaction. What a checkpoint has passed already changes nothing.
   * @throws CheckpointMovedError
   */
  take(batch: Batch): Promise<void>;
}

const commitOf = (checkpoint: Checkpoint | undefined) => checkpoint?.position?.commit ?? -1n;

const namedOf = (checkpoints: readonly Checkpoint[]) =>
  new Map(checkpoints.map((checkpoint) => [checkpoint.name, checkpoint]));

/** Takes batches into these read models; one instance has them at a time, under the lease or in a snapshot of its own. */
export const createProjectionWriter = (
  projections: readonly PlacedProjection[],
  { db, codec, log, silent }: ProjectionWriterDependencies,
): ProjectionWriter => {
  const names = projections.map(({ name }) => name);
  /** Only what is served is told of. */
  const served = projections.filter(({ schema }) => !silent && schema === undefined).map(({ name }) => name);
  const takers = subscriberNames(projections, codec);
  let checkpoints = new Map<string, Checkpoint>();

  const decode = async (messages: readonly LogMessage[]) => {
    const all: ReadEvent[] = [];
    for (const message of messages) {
      if (message.kind !== 'event' || takers(message.event).length === 0) continue;
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
    withIds(idsOfEvent(stored), () =>
      log.error({ err: error, projection: name, stream: stored.streamId, type: stored.type }, 'stream parked'),
    );
    await park(trx, name, { event: stored, error });
  };

  /** Which of these events a projection still has to take in. */
  const pending = async <Some extends ReadEvent>(trx: Knex, read: readonly Some[]) => {
    const [isParked, erased] = await Promise.all([
      parkedAmong(trx, names, read),
      // an erasure that came between decoding and this transaction has deleted the rows already
      erasedAmong(trx, [...new Set(read.flatMap(ownerOf))]),
    ]);
    const gone = new Set(erased);
    const byName = new Map(names.map((name) => [name, { after: commitOf(checkpoints.get(name)), read: [] as Some[] }]));
    for (const one of read) {
      const { position, streamId, metadata } = one.stored;
      if (gone.has(metadata['ownerId'] ?? '')) continue;
      for (const name of takers(one.stored)) {
        const own = byName.get(name);
        if (own && position.commit > own.after && !isParked(name, streamId)) own.read.push(one);
      }
    }
    return (name: string): readonly Some[] => byName.get(name)?.read ?? [];
  };

  const within = async (end: BatchEnd, work: (trx: Knex.Transaction, changed: ChangedQueries) => Promise<void>) => {
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
      const shown = [...after.values()].filter(({ name }) => served.includes(name));
      await Promise.all([
        moveCheckpoints(trx, moving, end),
        shown.length > 0 && announce(trx, slowest(shown)?.commit ?? -1n, changed),
      ]);
    });
    checkpoints = after;
  };

  /** The usual way: everything at once. */
  const takeTogether = async (end: BatchEnd, decoded: readonly DecodedEvent[]) =>
    within(end, async (trx, changed) => {
      const eventsFor = await pending(trx, decoded);
      const batches = projections.map((projection) => ({ projection, events: eventsFor(projection.name) }));
      await applyEvents(
        trx,
        batches.filter(({ events }) => events.length > 0),
        changed,
      );
    });

  /** Each projection in a savepoint of its own, so that only the guilty one parks the stream. */
  const takeSingly = async (end: BatchEnd, read: ReadEvent) =>
    within(end, async (trx, changed) => {
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

  /** A batch that fails is halved until the event at fault stands alone. */
  const takeAll = async (end: BatchEnd, read: readonly ReadEvent[]): Promise<void> => {
    const [first, ...others] = read;
    if (read.every(isDecoded)) {
      try {
        return await takeTogether(end, read);
      } catch (error) {
        if (!first || isDatabaseUnavailable(error) || error instanceof CheckpointMovedError) throw error;
      }
    }
    if (!first) return;
    if (others.length === 0) return takeSingly(end, first);
    const half = read.slice(0, read.length >> 1);
    const last = half.at(-1) ?? first;
    await takeAll({ to: last.stored.position, lastEvent: last.stored }, half);
    await takeAll(end, read.slice(half.length));
  };

  return {
    prepare: () =>
      db.transaction(async (trx) => {
        const stored = namedOf(await lockCheckpoints(trx, names));
        for (const projection of projections) {
          const { name, schema } = projection;
          if (stored.has(name)) continue;
          if (schema !== undefined) throw new CheckpointMovedError(name);
          stored.set(name, await beginAnew(trx, projection));
        }
        checkpoints = stored;
        return slowest([...stored.values()]);
      }),

    async read(messages) {
      return { messages, read: await decode(withoutRepeats(messages)) };
    },

    async take({ messages, read }) {
      const delivered = withoutRepeats(messages);
      const end = endOfBatch(delivered);
      if (!end) return;
      metrics.batch.observe(delivered.filter(({ kind }) => kind === 'event').length);
      await takeAll(end, read);
    },
  };
};
