/** Since Postgres 16 who makes a role is a member of it, yet may not act as it. */
const actAs = `case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end`;

/**
 * SQL that makes a role with these options where it is not there yet, and lets whoever migrates act as it. Roles belong to
 * the whole server: another database's migration may make it at the same moment.
 */
export const ensureRole = (role: string, options: string): string => `do $$ begin
  if not exists (select from pg_roles where rolname = '${role}') then
    create role ${role} ${options};
  end if;
  if not pg_has_role('${role}', ${actAs}) then
    grant ${role} to current_user;
  end if;
exception when duplicate_object or unique_violation then null; end $$`;
