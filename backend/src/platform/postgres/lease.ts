import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { backOff } from '../runtime/index.ts';

/** Advisory lock: one projector is active per database, others are on standby. */
const lockId = 7_220_184_501;

/** How often the holder checks its connection. It gives the lease up when no response arrives in time. */
const heartbeat = { everyMs: 1000, withinMs: 2000 };

/** Makes Postgres release the lock of an unreachable holder, later than the holder has given it up. */
const serverKeepalive = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

/** Held while the connection responds; Postgres releases it when the process dies. */
export interface Lease {
  /** Aborts when the lease is lost. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/**
 * Waits until this process is the active one.
 * @throws Error when the database is unreachable or the signal aborts
 */
export const acquireLease = async (databaseUrl: string, signal: AbortSignal): Promise<Lease> => {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'academic-hub lease',
    options: serverKeepalive,
    query_timeout: heartbeat.withinMs,
    keepAlive: true,
  });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  let timer: NodeJS.Timeout | undefined;
  const release = () => {
    clearTimeout(timer);
    // a dead connection does not even close in time
    return Promise.race([client.end().catch(() => undefined), pause(heartbeat.withinMs, undefined, { ref: false })]);
  };
  const checkConnection = () => {
    timer = setTimeout(() => {
      client.query('select 1').then(checkConnection, () => lost.abort());
    }, heartbeat.everyMs);
  };
  lost.signal.addEventListener('abort', () => clearTimeout(timer));

  const pauses = backOff({ initialMs: 500, maxMs: 500 });
  try {
    await client.connect();
    while (true) {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockId]);
      if (rows[0]?.held) {
        checkConnection();
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

/** A one-key lock appears as two halves in pg_locks. */
const holders = `from pg_locks
  where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and classid::bigint = ${Math.floor(lockId / 2 ** 32)} and objid::bigint = ${lockId % 2 ** 32}`;

/** SQL that returns whether any projector is active. */
export const leaseHeldSql = `select exists (select 1 ${holders}) as held`;

/** SQL that takes the lease from its holder: that process, or one on standby, then starts from the checkpoints. */
export const endLeaseSql = `select pg_terminate_backend(pid) ${holders}`;
