import { escapeIdentifier, escapeLiteral } from 'pg';
import { ensureDatabase, withClient } from './database.ts';
import { reassignOwnership } from './reassign-ownership.ts';

/** A database, and the one login that owns it and all in it. */
export interface OwnedDatabase {
  readonly name: string;
  readonly login: string;
  readonly password: string;
  /** What the login may do on the whole server; nothing unless given. */
  readonly may?: 'createrole';
  /** Statements of the superuser within the database, such as further rights of the login. Safe to repeat. */
  readonly grants?: readonly string[];
}

/**
 * Makes the database and its login where they are not there yet, sets the login's password and hands over to it what the
 * superuser still owns there. No other login can connect to the database. Safe to repeat.
 * @param url of the superuser, by database
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
