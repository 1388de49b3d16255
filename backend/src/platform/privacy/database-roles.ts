import type { Knex } from 'knex';
import { ensureRole, studentRole } from '../postgres/index.ts';
import { guardedTables, type Guarded, type FeatureTables } from './guarded-tables.ts';

/** What the login of an API process is a member of. */
export const apiRole = 'academic_hub_api';
/** What the login of the projector is a member of: owner of the read models, which it may put in each other's places. */
export const projectorRole = 'academic_hub_projector';

const mayBecomeStudents = `do $$ begin
  if not pg_has_role('${apiRole}', '${studentRole}', 'member') then
    grant ${studentRole} to ${apiRole};
  end if;
exception when duplicate_object or unique_violation then null; end $$`;

/** Of the platform itself: how far the read models have come is the projector's to say. */
const ofProjector = new Set(['checkpoints', 'parked_streams', 'changed_queries']);

const all = 'select, insert, update, delete';
const mayApi = ({ table, isReadModel }: Guarded) => (isReadModel || ofProjector.has(table) ? 'select' : all);

const schemas = `(current_schema(), 'read_models_next', 'read_models_previous')`;

const schemasThere = `select nspname as schema from pg_namespace where nspname in ${schemas}`;

const tablesThere = `
  select n.nspname as schema, c.relname as table, pg_get_userbyid(c.relowner) as owner, c.relrowsecurity as guarded,
    (select coalesce(array_agg(polname::text), '{}') from pg_policy where polrelid = c.oid) as policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ${schemas}`;

interface There {
  schema: string;
  table: string;
  owner: string;
  guarded: boolean;
  policies: string[];
}

const letAll = ({ guarded, policies }: There, role: string) =>
  guarded && !policies.includes(role) ? [`create policy ${role} on ??.?? to ${role} using (true)`] : [];

/** What is left to be done for one table; `??.??` stands for it. */
const grantsOf = (there: There, known: Guarded): readonly string[] => {
  const ofApi = [`grant ${mayApi(known)} on ??.?? to ${apiRole}`, ...letAll(there, apiRole)];
  // for a moment nobody else can use it: only where it is not done yet
  const handOver = there.owner === projectorRole ? [] : [`alter table ??.?? owner to ${projectorRole}`];
  if (known.isReadModel) return [...ofApi, ...handOver];
  // to erase a student it needs no more than whose a row is
  const may = known.keptFromProjector ? `delete, select (${known.owner})` : all;
  return [...ofApi, ...letAll(there, projectorRole), `grant ${may} on ??.?? to ${projectorRole}`];
};

/**
 * Makes roles for logins of their own for API and projector, each with what it needs (security checklist K2). Safe to
 * repeat; belongs after every migration. Who migrates keeps every right.
 */
export const grantRoles = async (db: Knex, features: readonly FeatureTables[]): Promise<void> => {
  // what does not inherit may become a student, and is none by itself
  for (const role of [apiRole, projectorRole]) await db.raw(ensureRole(role, 'nologin noinherit'));
  await db.raw(mayBecomeStudents);
  const { rows } = await db.raw<{ rows: There[] }>(tablesThere);
  const byTable = new Map(guardedTables(features).map((each) => [each.table, each]));
  const { rows: places } = await db.raw<{ rows: Pick<There, 'schema'>[] }>(schemasThere);
  const ofSchemas = places.flatMap(({ schema }) => [
    db.raw(`grant usage on schema ?? to ${apiRole}`, [schema]),
    db.raw(`grant usage, create on schema ?? to ${projectorRole}`, [schema]),
    db.raw(`grant usage on all sequences in schema ?? to ${projectorRole}`, [schema]),
  ]);
  const ofTables = rows.flatMap((there) => {
    const known = byTable.get(there.table);
    if (!known) return [];
    return grantsOf(there, known).map((grant) => db.raw(grant, [there.schema, there.table]));
  });
  await db.raw([...ofSchemas, ...ofTables].map(String).join(';'));
};
