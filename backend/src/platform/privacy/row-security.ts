import type { Knex } from 'knex';
import { ensureRole, studentRole, studentSetting } from '../postgres/index.ts';
import { tableAccess, type FeatureTables } from './table-access.ts';

const existingTables = `
  select schemaname as schema, tablename as table, rowsecurity as guarded,
    exists (select from pg_policies p where p.schemaname = t.schemaname and p.tablename = t.tablename
      and p.policyname = '${studentRole}') as has_policy
  from pg_tables t where schemaname in (current_schema(), 'read_models_next', 'read_models_previous')`;

interface ExistingTable {
  schema: string;
  table: string;
  guarded: boolean;
  hasPolicy: boolean;
}

/**
 * Restricts queries run as a student to that student's rows, in every table whose feature names an owner; read models
 * can only be read. Safe to repeat; takes no locks once it is done. Run it after every migration.
 */
export const protectRows = async (db: Knex, features: readonly FeatureTables[]): Promise<void> => {
  await db.raw(ensureRole(studentRole, 'nologin'));
  const { rows } = await db.raw<{ rows: ExistingTable[] }>(existingTables);
  const byTable = new Map(tableAccess(features).map((each) => [each.table, each]));
  await db.transaction(async (trx) => {
    for (const schema of new Set(rows.map((row) => row.schema))) {
      await trx.raw(`grant usage on schema ?? to ${studentRole}`, [schema]);
    }
    for (const { schema, table, guarded, hasPolicy } of rows) {
      const access = byTable.get(table);
      if (!access) continue;
      const rights = access.isReadModel ? 'select' : 'select, insert, update, delete';
      await trx.raw(`grant ${rights} on ??.?? to ${studentRole}`, [schema, table]);
      if (access.owner === undefined) continue;
      if (!guarded) await trx.raw('alter table ??.?? enable row level security', [schema, table]);
      if (hasPolicy) continue;
      // evaluated once per query, not once per row
      const currentStudent = `(select current_setting('${studentSetting}')::uuid)`;
      await trx.raw(`create policy ${studentRole} on ??.?? to ${studentRole} using (?? = ${currentStudent})`, [
        schema,
        table,
        access.owner,
      ]);
    }
  });
};
