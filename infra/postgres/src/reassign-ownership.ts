import type { Client } from 'pg';

/** Excludes objects that belong to an extension or, like a sequence, to a table: they change owner with it. */
const isNotDependent = (catalog: string) => `
  not exists (select from pg_depend d
    where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype in ('a', 'i', 'e'))`;
const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** Parameter: the login. Returns one statement per schema, table, view, sequence and routine of the current user. */
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
 * Makes a login the owner of everything that the connected superuser owns in this database, in one transaction.
 * Postgres' "reassign owned" does not work for a cluster's initial superuser.
 */
export async function reassignOwnership(client: Client, login: string): Promise<void> {
  const { rows } = await client.query<{ sql: string }>(ownershipStatements, [login]);
  if (rows.length === 0) return;
  await client.query(['begin', ...rows.map(({ sql }) => sql), 'commit'].join(';'));
}
