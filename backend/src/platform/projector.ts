import { withIds } from '@hub/telemetry';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { lockCheckpoints, moveCheckpoints, slowest, type Checkpoint } from './checkpoints.ts';
import { isDatabaseAway } from './database-away.ts';
import type { DecodedEvent, EventCodec } from './event-codec.ts';
import type { LogMessage, Position, StoredEvent } from './event-log.ts';
import { idsOfEvent } from './event-origin.ts';
import { metrics } from './metrics.ts';
import { notify, type Changed } from './notice.ts';
import { park, parkedAmong } from './parked-streams.ts';
import { project, takesIn, type AnyProjection } from './project.ts';
import { beginAnew } from './rebuild.ts';

interface Parts {
  readonly db: Knex;
  readonly codec: EventCodec;
  readonly log: Logger;
}

/** One batch of log messages taken into all read models. */
export interface Projector {
  /** Begins new projections, empties those whose version was raised; answers where to read on. */
  prepare(): Promise<Position | null>;
  /** Rows, checkpoints and the notice in one transaction. @throws Error when another projector moved the checkpoints */
  take(messages: readonly LogMessage[]): Promise<void>;
}

interface Undecodable {
  readonly stored: StoredEvent;
  readonly error: unknown;
}

/** Where a batch ends, and the last event in it. */
interface End {
  readonly to: Position;
  readonly lastEvent?: StoredEvent;
}

const endOf = (messages: readonly LogMessage[]) =>
  messages.reduce<End | null>((end, message) => {
    if (message.kind === 'event') return { to: message.event.position, lastEvent: message.event };
    return message.kind === 'checkpoint' ? { ...end, to: message.position } : end;
  }, null);

export const createProjector = (projections: readonly AnyProjection[], { db, codec, log }: Parts): Projector => {
  const names = projections.map(({ name }) => name);
  const wanted = new Map(projections.map((projection) => [projection.name, takesIn(projection)]));
  let checkpoints = new Map<string, Checkpoint>();

  const decode = async (messages: readonly LogMessage[]) => {
    const decoded: DecodedEvent[] = [];
    const undecodable: Undecodable[] = [];
    for (const message of messages) {
      if (message.kind !== 'event' || !names.some((name) => wanted.get(name)?.(message.event))) continue;
      try {
        decoded.push(await codec.decode(message.event));
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        undecodable.push({ stored: message.event, error });
      }
    }
    return { decoded, undecodable };
  };

  const parkStream = async (trx: Knex, name: string, failed: Undecodable) => {
    const { stored, error } = failed;
    withIds(idsOfEvent(stored), () =>
      log.error({ err: error, projection: name, stream: stored.streamId, type: stored.type }, 'stream parked'),
    );
    await park(trx, name, { event: stored, error });
  };

  /** Which of these events a projection still has to take in. */
  const pending = async (trx: Knex, decoded: readonly DecodedEvent[]) => {
    const isParked = await parkedAmong(trx, names, decoded);
    return (name: string) => {
      const after = checkpoints.get(name)?.position?.commit ?? -1n;
      return decoded.filter(
        (event) =>
          event.stored.position.commit > after &&
          wanted.get(name)?.(event.stored) &&
          !isParked(name, event.stored.streamId),
      );
    };
  };

  const within = async (end: End, work: (trx: Knex.Transaction, changed: Changed) => Promise<void>) => {
    const { to } = end;
    const moving = names.filter((name) => (checkpoints.get(name)?.position?.commit ?? -1n) < to.commit);
    const after = new Map(checkpoints);
    await db.transaction(async (trx) => {
      const stored = await lockCheckpoints(trx, names);
      for (const { name, position } of stored) {
        if (position?.commit !== checkpoints.get(name)?.position?.commit)
          throw new Error(`Another projector moved ${name}`);
      }
      const changed: Changed = new Map();
      await work(trx, changed);
      await moveCheckpoints(trx, moving, end);
      for (const name of moving) after.set(name, { name, version: after.get(name)?.version ?? 0, position: to });
      await notify(trx, slowest([...after.values()])?.commit ?? -1n, changed);
    });
    checkpoints = after;
  };

  /** The usual way: everything at once. */
  const takeTogether = async (end: End, decoded: readonly DecodedEvent[]) =>
    within(end, async (trx, changed) => {
      const eventsFor = await pending(trx, decoded);
      for (const projection of projections) {
        const events = eventsFor(projection.name);
        if (events.length > 0) await project(trx, { projection, events }, changed);
      }
    });

  /** After a failure: event by event, each projection in a savepoint of its own, so that only the guilty stream is parked. */
  const takeSingly = async (end: End, decoded: readonly DecodedEvent[], undecodable: readonly Undecodable[]) =>
    within(end, async (trx, changed) => {
      for (const failed of undecodable) {
        for (const name of names) if (wanted.get(name)?.(failed.stored)) await parkStream(trx, name, failed);
      }
      for (const event of decoded) {
        const eventsFor = await pending(trx, [event]);
        for (const projection of projections) {
          const events = eventsFor(projection.name);
          if (events.length === 0) continue;
          try {
            await trx.transaction((savepoint) => project(savepoint, { projection, events }, changed));
          } catch (error) {
            if (isDatabaseAway(error)) throw error;
            await parkStream(trx, projection.name, { stored: event.stored, error });
          }
        }
      }
    });

  return {
    prepare: () =>
      db.transaction(async (trx) => {
        const stored = new Map((await lockCheckpoints(trx, names)).map((checkpoint) => [checkpoint.name, checkpoint]));
        for (const projection of projections) {
          const { name, version } = projection;
          const known = stored.get(name);
          if (known?.version === version) continue;
          if (known) log.info({ projection: name, from: known.version, to: version }, 'rebuilding');
          stored.set(name, await beginAnew(trx, projection));
        }
        checkpoints = stored;
        return slowest([...stored.values()]);
      }),

    async take(messages) {
      const end = endOf(messages);
      if (!end) return;
      metrics.batch.observe(messages.filter(({ kind }) => kind === 'event').length);
      const { decoded, undecodable } = await decode(messages);
      try {
        if (undecodable.length > 0) await takeSingly(end, decoded, undecodable);
        else await takeTogether(end, decoded);
      } catch (error) {
        if (isDatabaseAway(error) || undecodable.length > 0) throw error;
        await takeSingly(end, decoded, []);
      }
    },
  };
};
