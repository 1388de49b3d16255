import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { WriterLockHeld } from './errors.ts';

/** How often the holder of the lock sends Postgres a sign of life, in ms. */
export const signOfLifeMs = 500;

const lookEveryMs = 100;
/** Counted in checks, not in time, because a frozen Postgres says nothing about the holder. */
const enough = { toRefuse: 30, toEnd: 50, toGiveUp: 100 };

/**
 * Acquires the lock that only one session of the database can hold. Waits for the session of a killed process to end.
 * Terminates the session of a frozen process, which was idle and silent for 5 s; that process notices when it
 * continues.
 * @returns the process id of the terminated session, if any
 * @throws WriterLockHeld while the holder is alive, or when its session cannot be terminated
 */
export async function takeLock(client: Client): Promise<number | undefined> {
  const first = await holderOf(client);
  let ended: number | undefined;
  for (let look = 1; !(await tryLock(client)); look += 1) {
    const holder = await holderOf(client);
    const speaks = holder && (holder.pid !== first?.pid || holder.spokeAt !== first.spokeAt);
    if (look >= (speaks ? enough.toRefuse : enough.toGiveUp)) throw new WriterLockHeld(client.database ?? '');
    if (look === enough.toEnd && holder?.idle) {
      await client.query('select pg_terminate_backend($1)', [holder.pid]);
      ended = holder.pid;
    }
    await sleep(lookEveryMs);
  }
  return ended;
}

/** Tries to acquire the lock without waiting. */
export async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock(${key}) as free`);
  return rows[0]?.free === true;
}

interface Holder {
  pid: number;
  /** Time of the session's last query or response. */
  spokeAt: string;
  /** Postgres waits for the client, not the other way round. */
  idle: boolean;
}

async function holderOf(client: Client): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(holderQuery);
  return rows[0];
}

const key = "hashtext('event-log-writer')";
const holderQuery = `
  select a.pid, a.state_change::text as "spokeAt", a.state = 'idle' or a.wait_event_type = 'Client' as idle
  from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.granted and l.objsubid = 1
    and l.database = (select oid from pg_database where datname = current_database())
    and (l.classid::bigint << 32) | l.objid::bigint = ${key}`;
