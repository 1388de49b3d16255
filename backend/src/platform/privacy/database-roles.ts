import type { Knex } from 'knex';
import { ensureRole, studentRole } from '../postgres/index.ts';
import { tableAccess, type TableAccess, type FeatureTables } from './table-access.ts';

/** The role of the login of API processes. */
export const apiRole = 'academic_hub_api';
/** The role of the projector's login. It owns the read model tables, because it replaces them after a rebuild. */
export const projectorRole = 'academic_hub_projector';

const mayBecomeStudents = `do $$ begin
  if not pg_has_role('${apiRole}', '${studentRole}', 'member') then
    grant ${studentRole} to ${apiRole};
  end if;
exception when duplicate_object or unique_violation then null; end $$`;

/** Tables of the platform that only the projector writes: the progress of the read models. */
const projectorTables = new Set(['checkpoints', 'parked_streams', 'changed_queries']);

const all = 'select, insert, update, delete';
const apiRights = ({ table, isReadModel }: TableAccess) => (isReadModel || projectorTables.has(table) ? 'select' : all);

const schemas = `(current_schema(), 'read_models_next', 'read_models_previous')`;

const existingSchemas = `select nspname as schema from pg_namespace where nspname in ${schemas}`;

const existingTables = `
  select n.nspname as schema, c.relname as table, pg_get_userbyid(c.relowner) as owner, c.relrowsecurity as guarded,
    (select coalesce(array_agg(polname::text), '{}') from pg_policy where polrelid = c.oid) as policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ${schemas}`;

interface ExistingTable {
  schema: string;
  table: string;
  owner: string;
  guarded: boolean;
  policies: string[];
}

const allowAllRows = ({ guarded, policies }: ExistingTable, role: string) =>
  guarded && !policies.includes(role) ? [`create policy ${role} on ??.?? to ${role} using (true)`] : [];

/** The statements still needed for one table; `??.??` is a placeholder for it. */
const grantsOf = (existing: ExistingTable, access: TableAccess): readonly string[] => {
  const ofApi = [`grant ${apiRights(access)} on ??.?? to ${apiRole}`, ...allowAllRows(existing, apiRole)];
  // changing the owner locks the table for a moment: only where needed
  const handOver = existing.owner === projectorRole ? [] : [`alter table ??.?? owner to ${projectorRole}`];
  if (access.isReadModel) return [...ofApi, ...handOver];
  // to erase a student, the projector only needs to know whose a row is
  const rights = access.hiddenFromProjector ? `delete, select (${access.owner})` : all;
  return [...ofApi, ...allowAllRows(existing, projectorRole), `grant ${rights} on ??.?? to ${projectorRole}`];
};

/**
 * Creates the roles for separate logins of API and projector, each with the rights it needs (security checklist K2).
 * Safe to repeat; run it after every migration. The migrating user keeps every right.
 */
export const grantRoles = async (db: Knex, features: readonly FeatureTables[]): Promise<void> => {
  // a role without inheritance can become a student but is not one automatically
  for (const role of [apiRole, projectorRole]) await db.raw(ensureRole(role, 'nologin noinherit'));
  await db.raw(mayBecomeStudents);
  const { rows } = await db.raw<{ rows: ExistingTable[] }>(existingTables);
  const byTable = new Map(tableAccess(features).map((each) => [each.table, each]));
  const { rows: places } = await db.raw<{ rows: Pick<ExistingTable, 'schema'>[] }>(existingSchemas);
  const ofSchemas = places.flatMap(({ schema }) => [
    db.raw(`grant usage on schema ?? to ${apiRole}`, [schema]),
    db.raw(`grant usage, create on schema ?? to ${projectorRole}`, [schema]),
    db.raw(`grant usage on all sequences in schema ?? to ${projectorRole}`, [schema]),
  ]);
  const ofTables = rows.flatMap((existing) => {
    const access = byTable.get(existing.table);
    if (!access) return [];
    return grantsOf(existing, access).map((grant) => db.raw(grant, [existing.schema, existing.table]));
  });
  await db.raw([...ofSchemas, ...ofTables].map(String).join(';'));
};
