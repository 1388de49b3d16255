import type { Knex } from 'knex';
import { ensureRole, studentRole, studentSetting } from '../postgres/index.ts';
import { guardedTables, type FeatureTables } from './guarded-tables.ts';

const tablesThere = `
  select schemaname as schema, tablename as table, rowsecurity as guarded,
    exists (select from pg_policies p where p.schemaname = t.schemaname and p.tablename = t.tablename
      and p.policyname = '${studentRole}') as has_policy
  from pg_tables t where schemaname in (current_schema(), 'read_models_next', 'read_models_previous')`;

interface There {
  schema: string;
  table: string;
  guarded: boolean;
  hasPolicy: boolean;
}

/**
 * Lets queries that are asked as a student see and change that student's rows alone, in every table whose feature names
 * an owner; read models can only be read. Safe to repeat; waits for nobody once it is done. Belongs after every migration.
 */
export const protectRows = async (db: Knex, features: readonly FeatureTables[]): Promise<void> => {
  await db.raw(ensureRole(studentRole, 'nologin'));
  const { rows } = await db.raw<{ rows: There[] }>(tablesThere);
  const byTable = new Map(guardedTables(features).map((each) => [each.table, each]));
  await db.transaction(async (trx) => {
    for (const schema of new Set(rows.map((row) => row.schema))) {
      await trx.raw(`grant usage on schema ?? to ${studentRole}`, [schema]);
    }
    for (const { schema, table, guarded, hasPolicy } of rows) {
      const known = byTable.get(table);
      if (!known) continue;
      const may = known.isReadModel ? 'select' : 'select, insert, update, delete';
      await trx.raw(`grant ${may} on ??.?? to ${studentRole}`, [schema, table]);
      if (known.owner === undefined) continue;
      if (!guarded) await trx.raw('alter table ??.?? enable row level security', [schema, table]);
      if (hasPolicy) continue;
      // asked for once per query, not once per row
      const theirs = `(select current_setting('${studentSetting}')::uuid)`;
      await trx.raw(`create policy ${studentRole} on ??.?? to ${studentRole} using (?? = ${theirs})`, [
        schema,
        table,
        known.owner,
      ]);
    }
  });
};
