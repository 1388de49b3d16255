import { FairQueue, QueueFull } from '@hub/fair-queue';
import knex, { type Knex } from 'knex';
import { servedParty } from './served-party.ts';

/** The part of knex's client that its types do not declare. */
interface Client {
  acquireConnection(): Promise<object>;
  releaseConnection(connection: object): Promise<void>;
}

interface Pool {
  readonly connections: number;
  /** How long work may wait for a connection. */
  readonly timeoutMs: number;
}

/** Waiters beyond this are work that nobody waits for any more. */
const waiting = { perOwner: 2_000, overall: 20_000 };

/**
 * Lets parties take turns at the connections, so that one who sends hundreds of requests delays another by one statement
 * each. Knex itself serves who came first.
 */
export const shareFairly = (db: Knex, { connections, timeoutMs }: Pool): Knex => {
  const client = db.client as Client;
  const queue = new FairQueue({ atOnce: connections, ...waiting });
  const inUse = new WeakMap<object, () => void>();
  const [acquire, release] = [client.acquireConnection.bind(client), client.releaseConnection.bind(client)];
  const held = (granted: (connection: object) => void) => async () => {
    const connection = await acquire();
    const { promise, resolve } = Promise.withResolvers<void>();
    inUse.set(connection, resolve);
    granted(connection);
    await promise;
  };
  client.acquireConnection = () =>
    new Promise((resolve, reject) => {
      const late = AbortSignal.timeout(timeoutMs);
      queue.run(servedParty(), held(resolve), late).catch((error: unknown) => {
        const isOurs = error instanceof QueueFull || late.aborted;
        reject(isOurs ? new knex.KnexTimeoutError('Timeout acquiring a connection') : error);
      });
    });
  client.releaseConnection = async (connection) => {
    try {
      await release(connection);
    } finally {
      inUse.get(connection)?.();
      inUse.delete(connection);
    }
  };
  return db;
};
