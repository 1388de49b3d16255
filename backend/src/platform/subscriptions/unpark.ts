import type { Knex } from 'knex';
import {
  announce,
  type AnyProjection,
  applyEvents,
  type ChangedQueries,
  forgetParkedStream,
  lockCheckpoints,
  lockParked,
  parkAnew,
  subscribesTo,
} from '../read-models/index.ts';
import { isDatabaseUnavailable } from '../postgres/index.ts';
import type { DomainEvent } from '../domain/index.ts';
import type { DecodedEvent, EventCodec, EventLog } from '../event-log/index.ts';
import { reactTo } from './reactor-subscription.ts';
import type { Reactor } from './reactor.ts';

interface UnparkDependencies {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
}

/** `failure` says why the stream is still parked, from the event that failed. */
export interface Unparked {
  readonly taken: number;
  readonly failure?: string;
}

interface Subscriber extends Pick<AnyProjection, 'name' | 'events' | 'categories'> {
  /** Any unless given. */
  readonly version?: number;
  readonly take: (trx: Knex.Transaction, event: DecodedEvent) => Promise<void>;
}

/** Everything under the lock of the checkpoint: the running projector waits meanwhile, and misses none. */
const takeHeld = async (
  trx: Knex.Transaction,
  { name, version, take, ...reads }: Subscriber,
  { streamId, eventLog, codec }: Omit<UnparkDependencies, 'db'> & { readonly streamId: string },
): Promise<Unparked> => {
  const [checkpoint] = await lockCheckpoints(trx, [name]);
  const fromRevision = await lockParked(trx, name, streamId);
  if (fromRevision === undefined) throw new Error(`${streamId} is not parked in ${name}`);
  if (version !== undefined && checkpoint?.version !== version) {
    throw new Error(`${name} stands at version ${checkpoint?.version ?? 'none'}, this program has version ${version}`);
  }
  const reached = checkpoint?.position?.commit ?? -1n;
  const wanted = subscribesTo(reads, codec);
  const held = (await eventLog.read(streamId)).filter(
    (event) => event.revision >= fromRevision && event.position.commit <= reached && wanted(event),
  );

  let taken = 0;
  for (const event of held) {
    try {
      const decoded = await codec.decode(event);
      await trx.transaction((savepoint) => take(savepoint, decoded));
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      return { taken, failure: await parkAnew(trx, name, { event, error }) };
    }
    taken += 1;
  }
  await forgetParkedStream(trx, name, streamId);
  return { taken };
};

/**
 * Takes in what a parked stream held back, in order, and lets it go on. Safe beside a running projector.
 * @throws Error when the stream is not parked or the read model has another version; Rejection `unavailable`
 */
export const unpark = (
  projection: AnyProjection,
  streamId: string,
  { db, ...parts }: UnparkDependencies,
): Promise<Unparked> =>
  db.transaction(async (trx) => {
    const changed: ChangedQueries = new Map();
    const take = (savepoint: Knex.Transaction, event: DecodedEvent) =>
      applyEvents(savepoint, [{ projection, events: [event] }], changed);
    const { name, version, events, categories } = projection;
    const outcome = await takeHeld(trx, { name, version, events, categories, take }, { ...parts, streamId });
    await announce(trx, -1n, changed); // the checkpoint stays where it is
    return outcome;
  });

/**
 * The same for a reactor: reacts, in order, to what the stream held back. At least once, like every reaction.
 * @throws Error when the stream is not parked; Rejection `unavailable`
 */
export const unparkReactor = (
  reactor: Reactor<DomainEvent>,
  streamId: string,
  { db, ...parts }: UnparkDependencies,
): Promise<Unparked> =>
  db.transaction((trx) => {
    const { name, events, categories } = reactor;
    const take = (_: Knex.Transaction, event: DecodedEvent) => reactTo(reactor, event);
    return takeHeld(trx, { name, events, categories, take }, { ...parts, streamId });
  });
