import { withClient } from '@hub/postgres/backup';
import { escapeIdentifier } from 'pg';
import { z } from 'zod';

/** The rows of a database as text, so that Postgres alone reads what it wrote: no number or time passes through here. */
export const DatabaseCopy = z.object({
  /** The JSON array of its rows by table. */
  tables: z.record(z.string(), z.string()),
  /** The last number by sequence. */
  sequences: z.record(z.string(), z.string()),
});
export type DatabaseCopy = z.infer<typeof DatabaseCopy>;

/** Migrations are carried out again, not copied. */
const isCopied = (table: string) => !table.startsWith('knex_migrations');

const quoted = (name: string) => name.split('.').map(escapeIdentifier).join('.');

const namesOf = async (url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name));

const userTables = `select schemaname || '.' || relname as name from pg_stat_user_tables order by 1`;
const userSequences = `select schemaname || '.' || sequencename as name from pg_sequences where last_value is not null`;

/** Copies every row of a database that nobody changes meanwhile. */
export const copyDatabase = async (url: string): Promise<DatabaseCopy> => {
  const one = (sql: string) =>
    withClient(url, async (client) => (await client.query<{ text: string }>(sql)).rows[0]?.text ?? '');
  const [tables, sequences]: [Record<string, string>, Record<string, string>] = [{}, {}];
  for (const name of (await namesOf(url, userTables)).filter((each) => isCopied(each.split('.')[1] ?? ''))) {
    const rows = await one(`select coalesce(json_agg(t), '[]')::text as text from ${quoted(name)} t`);
    if (rows !== '[]') tables[name] = rows;
  }
  for (const name of await namesOf(url, userSequences))
    sequences[name] = await one(`select last_value::text as text from ${quoted(name)}`);
  return { tables, sequences };
};

const writable = `select string_agg(quote_ident(attname), ', ') as name from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

/** Fills a database that has the tables of the copy. Triggers and foreign keys do not act: the rows were right before. */
export const fillDatabase = async (url: string, { tables, sequences }: DatabaseCopy): Promise<void> => {
  await withClient(url, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const [name, rows] of Object.entries(tables)) {
      const table = quoted(name);
      await client.query(`delete from ${table}`);
      const columns = (await client.query<{ name: string }>(writable, [table])).rows[0]?.name ?? '';
      await client.query(
        `insert into ${table} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${table}, $1)`,
        [rows],
      );
    }
    for (const [name, last] of Object.entries(sequences))
      await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
  });
};
