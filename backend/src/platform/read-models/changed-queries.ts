import type { LiveChange } from '@hub/contracts';
import type { Knex } from 'knex';
import { notify, type ChangedQueries } from './notifications.ts';

interface Row {
  ownerId: string;
  queryKey: string;
  change: string;
}

const rows = (db: Knex) => db<Row>('changed_queries');

/** Whoever draws a number holds the lock until the commit, so numbers rise in the order of the commits. */
const drawFor = `
  with drawn as materialized (
    select pg_advisory_xact_lock(hashtext('change_numbers')), nextval('change_numbers') as change),
  stale as (
    insert into changed_queries (owner_id, query_key, change)
    select owner_id, query_key, change from unnest(?::uuid[], ?::text[]) as s (owner_id, query_key), drawn
    on conflict (owner_id, query_key) do update set change = excluded.change)
  select change from drawn`;

/** One row per student and query at most: nothing grows, and nothing is ever too long ago. */
const remember = async (trx: Knex.Transaction, changed: ChangedQueries): Promise<string | null> => {
  const stale = [...changed].flatMap(([ownerId, keys]) => [...keys].map((queryKey) => ({ ownerId, queryKey })));
  if (stale.length === 0) return null;
  const columns = [stale.map(({ ownerId }) => ownerId), stale.map(({ queryKey }) => queryKey)];
  const drawn = await trx.raw<{ rows: { change: string }[] }>(drawFor, columns);
  return drawn.rows[0]?.change ?? '0';
};

/** Tells how far the read models have come and what changed with it, now and to whoever comes back later. */
export const announce = async (trx: Knex.Transaction, position: bigint, changed: ChangedQueries): Promise<void> =>
  notify(trx, { position, changed, change: await remember(trx, changed) });

/** What a browser has to be told, and the number to come back with. */
export interface Missed {
  readonly message: LiveChange;
  readonly last: string;
}

/** `since` is the number that a browser has seen last; `''` for one that has just read everything. */
export const missedSince = async (db: Knex, ownerId: string, since: string): Promise<Missed> => {
  const known = await rows(db).where({ ownerId }).select('queryKey', 'change');
  const last = known.reduce((most, { change }) => (BigInt(change) > most ? BigInt(change) : most), 0n);
  const tell = (message: LiveChange) => ({ message, last: last.toString() });
  if (since === '') return tell({ changed: [] });
  // a number that was never given, or was given before the database was restored to an earlier state
  if (!/^\d{1,18}$/.test(since) || BigInt(since) > last) return tell({ changed: [], all: true });
  return tell({ changed: known.flatMap(({ queryKey, change }) => (BigInt(change) > BigInt(since) ? [queryKey] : [])) });
};
