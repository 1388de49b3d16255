import type { Knex } from 'knex';
import {
  announce,
  type AnyProjection,
  applyEvents,
  type ChangedQueries,
  forgetParkedStream,
  lockCheckpoints,
  lockParked,
  parkAgain,
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

/** `failure` is the reason why the stream is still parked, from the event that failed. */
export interface Unparked {
  readonly processed: number;
  readonly failure?: string;
}

interface Subscriber extends Pick<AnyProjection, 'name' | 'events' | 'categories'> {
  /** The required version; any if not set. */
  readonly version?: number;
  readonly handle: (trx: Knex.Transaction, event: DecodedEvent) => Promise<void>;
}

/** Runs under the lock of the checkpoint: the running projector waits, so no event is missed. */
const processHeldBack = async (
  trx: Knex.Transaction,
  { name, version, handle, ...reads }: Subscriber,
  { streamId, eventLog, codec }: Omit<UnparkDependencies, 'db'> & { readonly streamId: string },
): Promise<Unparked> => {
  const [checkpoint] = await lockCheckpoints(trx, [name]);
  const fromRevision = await lockParked(trx, name, streamId);
  if (fromRevision === undefined) throw new Error(`${streamId} is not parked in ${name}`);
  if (version !== undefined && checkpoint?.version !== version) {
    throw new Error(`${name} has version ${checkpoint?.version ?? 'none'}, this program has version ${version}`);
  }
  const reached = checkpoint?.position?.commit ?? -1n;
  const isSubscribed = subscribesTo(reads, codec);
  const heldBack = (await eventLog.read(streamId)).filter(
    (event) => event.revision >= fromRevision && event.position.commit <= reached && isSubscribed(event),
  );

  let processed = 0;
  for (const event of heldBack) {
    try {
      const decoded = await codec.decode(event);
      await trx.transaction((savepoint) => handle(savepoint, decoded));
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      return { processed, failure: await parkAgain(trx, name, { event, error }) };
    }
    processed += 1;
  }
  await forgetParkedStream(trx, name, streamId);
  return { processed };
};

/**
 * Applies the events that a parked stream held back, in order, and unparks it. Safe while a projector is running.
 * @throws Error when the stream is not parked or the read model has another version; Rejection `unavailable`
 */
export const unpark = (
  projection: AnyProjection,
  streamId: string,
  { db, ...parts }: UnparkDependencies,
): Promise<Unparked> =>
  db.transaction(async (trx) => {
    const changed: ChangedQueries = new Map();
    const handle = (savepoint: Knex.Transaction, event: DecodedEvent) =>
      applyEvents(savepoint, [{ projection, events: [event] }], changed);
    const { name, version, events, categories } = projection;
    const outcome = await processHeldBack(trx, { name, version, events, categories, handle }, { ...parts, streamId });
    await announce(trx, -1n, changed); // the checkpoint does not move
    return outcome;
  });

/**
 * The same for a reactor: it reacts in order to the events held back, at least once, like every reaction.
 * @throws Error when the stream is not parked; Rejection `unavailable`
 */
export const unparkReactor = (
  reactor: Reactor<DomainEvent>,
  streamId: string,
  { db, ...parts }: UnparkDependencies,
): Promise<Unparked> =>
  db.transaction((trx) => {
    const { name, events, categories } = reactor;
    const handle = (_: Knex.Transaction, event: DecodedEvent) => reactTo(reactor, event);
    return processHeldBack(trx, { name, events, categories, handle }, { ...parts, streamId });
  });
