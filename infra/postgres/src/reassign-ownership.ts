import type { Client } from 'pg';

/** What belongs to an extension, or to a table as its sequence does, goes with that. */
const isNotDependent = (catalog: string) => `
  not exists (select from pg_depend d
    where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype in ('a', 'i', 'e'))`;
const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** Takes the login; one statement for each schema, table, view, sequence and routine of whoever asks. */
const ownershipStatements = `
  select format('alter schema %I owner to %I', n.nspname, $1::text) as sql
  from pg_namespace n where n.nspowner = current_user::regrole and ${ours}
  union all
  select format('alter table %I.%I owner to %I', n.nspname, o.relname, $1)
  from pg_class o join pg_namespace n on n.oid = o.relnamespace
  where o.relowner = current_user::regrole and o.relkind in ('r', 'p', 'v', 'm', 'S') and ${ours}
    and ${isNotDependent('pg_class')}
  union all
  select format('alter routine %s owner to %I', o.oid::regprocedure, $1)
  from pg_proc o join pg_namespace n on n.oid = o.pronamespace
  where o.proowner = current_user::regrole and ${ours} and ${isNotDependent('pg_proc')}`;

/**
 * Hands all that the connected superuser owns in this database to a login, at once. Postgres' own "reassign owned" refuses
 * that for the superuser that a cluster begins with.
 */
export async function reassignOwnership(client: Client, login: string): Promise<void> {
  const { rows } = await client.query<{ sql: string }>(ownershipStatements, [login]);
  if (rows.length === 0) return;
  await client.query(['begin', ...rows.map(({ sql }) => sql), 'commit'].join(';'));
}
