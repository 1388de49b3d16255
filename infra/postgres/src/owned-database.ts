import { escapeIdentifier, escapeLiteral } from 'pg';
import { ensureDatabase, withClient } from './database.ts';
import { reassignOwnership } from './reassign-ownership.ts';

/** A database and the login that owns it and everything in it. */
export interface OwnedDatabase {
  readonly name: string;
  readonly login: string;
  readonly password: string;
  /** Server-wide right of the login; none unless given. */
  readonly may?: 'createrole';
  /** Statements run as superuser in the database, such as further rights for the login. They must be repeatable. */
  readonly grants?: readonly string[];
}

/**
 * Creates the database and its login if missing, sets the login's password, and makes it the owner of what the
 * superuser still owns there. No other login can connect to the database. Safe to repeat.
 * @param url connection URL of the superuser by database name
 */
export async function ensureOwnedDatabase(url: (database: string) => string, own: OwnedDatabase): Promise<void> {
  const login = escapeIdentifier(own.login);
  const database = escapeIdentifier(own.name);
  const password = escapeLiteral(own.password);
  const roles = own.may === 'createrole' ? 'createrole' : 'nocreaterole';
  await ensureDatabase(url('postgres'), own.name);
  await withClient(url('postgres'), async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [own.login]);
    if (!rowCount) await client.query(`create role ${login}`);
    await client.query(
      `alter role ${login} login nosuperuser nocreatedb ${roles} noreplication nobypassrls password ${password}`,
    );
    await client.query(`alter database ${database} owner to ${login}`);
    await client.query(`revoke all on database ${database} from public`);
  });
  await withClient(url(own.name), async (client) => {
    await reassignOwnership(client, own.login);
    for (const grant of own.grants ?? []) await client.query(grant);
  });
}
