import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { backOff } from '../runtime/index.ts';

/** Advisory lock: one projector is active per database, others stand by. */
const lockId = 7_220_184_501;

/** The holder asks this often whether its connection still lives, and gives the lease up when no answer comes in time. */
const signOfLife = { everyMs: 1000, withinMs: 2000 };

/** Postgres frees the lock of a holder that it cannot reach later than the holder has given it up. */
const serverKeepalive = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

/** Holds while the connection answers; Postgres frees it when the process dies. */
export interface Lease {
  /** Given when the lease is lost. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/**
 * Waits until this process is the active one.
 * @throws Error when the database cannot be reached or the signal is given
 */
export const acquireLease = async (databaseUrl: string, signal: AbortSignal): Promise<Lease> => {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'academic-hub lease',
    options: serverKeepalive,
    query_timeout: signOfLife.withinMs,
    keepAlive: true,
  });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  let beat: NodeJS.Timeout | undefined;
  const release = () => {
    clearTimeout(beat);
    // a silent connection does not even end in time
    return Promise.race([client.end().catch(() => undefined), pause(signOfLife.withinMs, undefined, { ref: false })]);
  };
  const watch = () => {
    beat = setTimeout(() => {
      client.query('select 1').then(watch, () => lost.abort());
    }, signOfLife.everyMs);
  };
  lost.signal.addEventListener('abort', () => clearTimeout(beat));

  const pauses = backOff({ firstMs: 500, mostMs: 500 });
  try {
    await client.connect();
    while (true) {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockId]);
      if (rows[0]?.held) {
        watch();
        return { lost: lost.signal, release };
      }
      await pauses.pause(signal);
      signal.throwIfAborted();
    }
  } catch (error) {
    await release();
    throw error;
  }
};

/** A one-key lock shows as two halves in pg_locks. */
const holders = `from pg_locks
  where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and classid::bigint = ${Math.floor(lockId / 2 ** 32)} and objid::bigint = ${lockId % 2 ** 32}`;

/** SQL that tells whether any projector is active. */
export const leaseHeldSql = `select exists (select 1 ${holders}) as held`;

/** SQL that takes the lease from whoever holds it: that process, or one that stands by, begins from the checkpoints. */
export const endLeaseSql = `select pg_terminate_backend(pid) ${holders}`;
