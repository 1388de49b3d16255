import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { withClient } from './database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The `postgres` database of the one Postgres that runs for all integration tests. */
    postgresUrl: string;
  }
}

/** An empty database of its own for a spec; drop it when done. Needs the project `int`. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  return {
    url: url.href,
    drop: async () => {
      await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
