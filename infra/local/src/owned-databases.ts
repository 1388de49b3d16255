import type { OwnDatabase } from '@hub/postgres';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { databases } from './databases.ts';
import { loadOrCreateSecret, secretsFolder } from './secrets.ts';

/** `hub scrub` needs these rights to remove deleted data from the WAL as well. */
const grantsToClearWal = (login: string) => [
  `grant pg_checkpoint to ${login}`,
  `grant alter system on parameter wal_recycle to ${login}`,
  `grant execute on function pg_reload_conf(), pg_switch_wal(), pg_ls_waldir() to ${login}`,
];

/** Grants the roles created by the migrations, for data that is older than this login. */
const grantOfMigrationRoles = (login: string) => `do $$ declare role text; begin
  for role in select rolname from pg_roles where rolname like 'academic\\_hub\\_%' loop
    execute format('grant %I to ${login} with admin true, inherit true, set true', role);
  end loop;
end $$`;

/**
 * The databases of the embedded cluster, each owned by a login that cannot connect to the other.
 * @throws StartRefused when a stored password is empty
 */
export const ownedDatabases = (dataDir: string): Readonly<Record<keyof typeof databases, OwnDatabase>> => {
  const password = (login: string) =>
    loadOrCreateSecret(join(secretsFolder(dataDir), `postgres-${login}`), () => randomBytes(24).toString('base64url'));
  const owned = (name: string) => ({ name, login: name, password: password(name) });
  const grants = [...grantsToClearWal(databases.app), grantOfMigrationRoles(databases.app)];
  return { app: { ...owned(databases.app), may: 'createrole', grants }, eventLog: owned(databases.eventLog) };
};
