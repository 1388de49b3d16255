import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { withClient } from './database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The `postgres` database of the one Postgres that runs for all integration tests. */
    postgresUrl: string;
  }
}

/** Of the databases that are copied; held while one is prepared. */
const templateLock = 5_570_133_221;

/**
 * The URL of an empty database that `prepare` has filled, for {@link createTestDatabase} to copy: prepared once for all
 * specs of a run.
 */
export async function templateDatabase(name: string, prepare: (url: string) => Promise<unknown>): Promise<string> {
  const server = inject('postgresUrl');
  const url = (database: string) => new URL(`/${database}`, server).href;
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]); // until the connection ends
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`drop database if exists ${name}_unfinished`);
    await client.query(`create database ${name}_unfinished`);
    await prepare(url(`${name}_unfinished`));
    await client.query(`alter database ${name}_unfinished rename to ${name}`);
  });
  return url(name);
}

/**
 * Creates a separate database for a spec, empty or a copy of one without connections; drop it when done. Works only in
 * the projects `int` and `temporal`.
 */
export async function createTestDatabase(copied = '/template1'): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const template = new URL(copied, server).pathname.slice(1);
  await withClient(server, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: url.href,
    drop: async () => {
      await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
