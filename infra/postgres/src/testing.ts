import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { withClient } from './database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The `postgres` database of the one Postgres that runs for all integration tests. */
    postgresUrl: string;
  }
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
