import type { LiveChange } from '@hub/contracts';
import type { Knex } from 'knex';
import { notify, type ChangedQueries } from './notifications.ts';

interface Row {
  ownerId: string;
  queryKey: string;
  change: string;
}

const rows = (db: Knex) => db<Row>('changed_queries');

/** Drawing a number takes a lock that is held until the commit, so numbers rise in commit order. */
const drawFor = `
  with drawn as materialized (
    select pg_advisory_xact_lock(hashtext('change_numbers')), nextval('change_numbers') as change),
  stale as (
    insert into changed_queries (owner_id, query_key, change)
    select owner_id, query_key, change from unnest(?::uuid[], ?::text[]) as s (owner_id, query_key), drawn
    on conflict (owner_id, query_key) do update set change = excluded.change)
  select change from drawn`;

/** At most one row per student and query: the table does not grow, and no change is ever too old to report. */
const remember = async (trx: Knex.Transaction, changed: ChangedQueries): Promise<string | null> => {
  const stale = [...changed].flatMap(([ownerId, keys]) => [...keys].map((queryKey) => ({ ownerId, queryKey })));
  if (stale.length === 0) return null;
  const columns = [stale.map(({ ownerId }) => ownerId), stale.map(({ queryKey }) => queryKey)];
  const drawn = await trx.raw<{ rows: { change: string }[] }>(drawFor, columns);
  return drawn.rows[0]?.change ?? '0';
};

/**
 * Notifies listeners of the progress of the read models and the changed queries, and stores the changes for clients
 * that reconnect later.
 */
export const announce = async (trx: Knex.Transaction, position: bigint, changed: ChangedQueries): Promise<void> =>
  notify(trx, { position, changed, change: await remember(trx, changed) });

/** Notifies the open tabs of students of queries that became stale by something that is no event of theirs. */
export const announceQueries = (db: Knex, ownerIds: readonly string[], queryKeys: readonly string[]): Promise<void> =>
  db.transaction(async (trx) => {
    const changed = new Map(ownerIds.map((ownerId) => [ownerId, new Set(queryKeys)]));
    if (changed.size === 0) return;
    await notify(trx, { position: null, changed, change: await remember(trx, changed) });
  });

/** The changes to send to a browser, and the number to reconnect with. */
export interface Missed {
  readonly message: LiveChange;
  readonly last: string;
}

/** `since` is the last number that a browser has seen; '' for one that has just read everything. */
export const missedSince = async (db: Knex, ownerId: string, since: string): Promise<Missed> => {
  const changes = await rows(db).where({ ownerId }).select('queryKey', 'change');
  const last = changes.reduce((max, { change }) => (BigInt(change) > max ? BigInt(change) : max), 0n);
  const missed = (message: LiveChange) => ({ message, last: last.toString() });
  if (since === '') return missed({ changed: [] });
  // a number that was never issued, or was issued before the database was restored to an earlier state
  if (!/^\d{1,18}$/.test(since) || BigInt(since) > last) return missed({ changed: [], all: true });
  return missed({
    changed: changes.flatMap(({ queryKey, change }) => (BigInt(change) > BigInt(since) ? [queryKey] : [])),
  });
};
