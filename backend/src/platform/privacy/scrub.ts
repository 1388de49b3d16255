import type { Knex } from 'knex';
import { z } from 'zod';

/** Whether the server's journal could be cleared too; a database without superuser lets only its operator do that. */
export interface Scrubbed {
  readonly tables: number;
  readonly journal: boolean;
}

const Denied = z.object({ code: z.literal('42501') });

const withoutRight = (error: unknown) => {
  if (!Denied.safeParse(error).success) throw error;
  return false;
};

/** Segments of the journal that lie ready for what comes, full of what was. */
const spareSegments = `select count(*) as count from pg_ls_waldir()
  where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_lsn())`;

/** Every old segment is deleted instead of kept for re-use, and every spare one written full of nothing. */
const clearJournal = async (db: Knex): Promise<boolean> => {
  await db.raw('alter system set wal_recycle = off');
  try {
    await db.raw('select pg_reload_conf()');
    await db.raw('checkpoint');
    const { rows } = await db.raw<{ rows: { count: string }[] }>(spareSegments);
    for (let left = Number(rows[0]?.count ?? 0) + 1; left > 0; left -= 1) {
      await db.raw("select pg_logical_emit_message(true, 'scrub', '')"); // an empty segment is not switched
      await db.raw('select pg_switch_wal()');
    }
    await db.raw('checkpoint');
  } finally {
    await db.raw('alter system reset wal_recycle');
    await db.raw('select pg_reload_conf()');
  }
  return true;
};

/**
 * Leaves nothing in the database's files of rows that were deleted. Postgres only marks them: their bytes stay in tables,
 * indexes, statistics and the journal until they are written over. Each table is locked while it is written anew.
 */
export const scrub = async (db: Knex): Promise<Scrubbed> => {
  const { rows } = await db.raw<{ rows: { schema: string; name: string }[] }>(
    String.raw`select schemaname as schema, tablename as name from pg_tables
      where schemaname not like 'pg\_%' and schemaname <> 'information_schema'`,
  );
  for (const { schema, name } of rows) await db.raw('vacuum (full, analyze) ??.??', [schema, name]);
  await db.raw('vacuum full pg_catalog.pg_statistic').catch(withoutRight);
  return { tables: rows.length, journal: await clearJournal(db).catch(withoutRight) };
};
