import type { Knex } from 'knex';
import { lockCheckpoints } from './checkpoints.ts';
import { isDatabaseAway } from './database-away.ts';
import type { EventCodec } from './event-codec.ts';
import type { EventLog } from './event-log.ts';
import { notify, type Changed } from './notice.ts';
import { forgetParkedStream, lockParked, parkAnew } from './parked-streams.ts';
import { project, takesIn, type AnyProjection } from './project.ts';

interface Parts {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
}

/** `failure` says why the stream is still parked, from the event that failed. */
export interface Unparked {
  readonly taken: number;
  readonly failure?: string;
}

/**
 * Takes in what a parked stream held back, in order, and lets it go on. Safe beside a running projector: it waits for
 * the checkpoint meanwhile.
 * @throws Error when the stream is not parked or the read model has another version; Rejection `unavailable`
 */
export const unpark = (
  projection: AnyProjection,
  streamId: string,
  { db, eventLog, codec }: Parts,
): Promise<Unparked> =>
  db.transaction(async (trx) => {
    const { name, version } = projection;
    const [checkpoint] = await lockCheckpoints(trx, [name]);
    const fromRevision = await lockParked(trx, name, streamId);
    if (fromRevision === undefined) throw new Error(`${streamId} is not parked in ${name}`);
    if (checkpoint?.version !== version) {
      throw new Error(
        `${name} stands at version ${checkpoint?.version ?? 'none'}, this program has version ${version}`,
      );
    }
    const reached = checkpoint.position?.commit ?? -1n;
    const wanted = takesIn(projection);
    const held = (await eventLog.read(streamId)).filter(
      (event) => event.revision >= fromRevision && event.position.commit <= reached && wanted(event),
    );

    const changed: Changed = new Map();
    let taken = 0;
    for (const event of held) {
      try {
        const events = [await codec.decode(event)];
        await trx.transaction((savepoint) => project(savepoint, { projection, events }, changed));
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        await parkAnew(trx, name, { event, error });
        await notify(trx, -1n, changed);
        return { taken, failure: String(error) };
      }
      taken += 1;
    }
    await forgetParkedStream(trx, name, streamId);
    await notify(trx, -1n, changed); // the checkpoint stays where it is
    return { taken };
  });
