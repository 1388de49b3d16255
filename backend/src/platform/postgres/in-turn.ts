import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** Each lane holds a connection while its work uses others: few enough for the pool. */
const laneCount = 2;

/** Does work on one thing at a time, whatever the number of processes. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Turns by key. Another process is kept out by a lock of the database, which ends with the connection. */
export const createTurns = (db: Knex): InTurn => {
  const lanes = Array.from({ length: laneCount }, (): Promise<unknown> => Promise.resolve());
  return (key, work) => {
    const lane = createHash('sha256').update(key).digest().readUInt8() % laneCount;
    const turn = async () =>
      db.transaction(async (trx) => {
        await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`turn of ${key}`]);
        return work();
      });
    const result = (lanes[lane] ?? Promise.resolve()).then(turn);
    lanes[lane] = result.catch(() => undefined);
    return result;
  };
};
