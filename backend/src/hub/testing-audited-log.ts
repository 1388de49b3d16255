import { startEventLog, type EventLog as Server } from '@hub/event-log';
import { createTestDatabase } from '@hub/postgres/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openEventLog } from '../platform/event-log/client.ts';
import { createMigratedDatabase } from '../platform/testing/migrated-database.ts';
import { runTestHub } from './testing.ts';

/** A condition for rows of `es_events`: those of the stream in parameter 1. */
export const inStream = 'stream_id = (select stream_id from es_streams where name = $1)';

/** A log with its databases and data folder, `hub audit` on it, and what an attacker can do to it. */
export const startAuditedLog = async () => {
  const [app, store] = await Promise.all([createMigratedDatabase(), createTestDatabase()]);
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-audit-'));
  const masterKey = randomBytes(32);
  const serve = (port = 0) => startEventLog({ databaseUrl: store.url, host: '127.0.0.1', port });
  let server: Server = await serve();
  const { url } = server;
  const log = openEventLog(url);

  return {
    app,
    store,
    dataDir,
    masterKey,
    log,
    url,
    write: async (count: number) => {
      const stream = `note-${randomUUID()}`;
      const events = Array.from({ length: count }, () => ({
        id: randomUUID(),
        type: 'Written',
        data: randomBytes(60),
        metadata: { schemaVersion: '1', ownerId: randomUUID() },
      }));
      await log.append(stream, null, events);
      return stream;
    },
    audit: (...args: readonly string[]) =>
      runTestHub(['audit', ...args], {
        DATABASE_URL: app.url,
        EVENTSTORE_URL: url,
        MASTER_KEY: masterKey.toString('base64'),
        DATA_DIR: dataDir,
      }),
    /** Something that only a superuser can do: it disables every trigger. Returns the changed positions. */
    asSuperuser: async (sql: string, values: readonly unknown[] = []) => {
      const client = new Client({ connectionString: store.url });
      await client.connect();
      await client.query('set session_replication_role = replica');
      try {
        const { rows } = await client.query<{ position: string }>(sql, [...values]);
        return rows.map(({ position }) => position);
      } finally {
        await client.end();
      }
    },
    /** A change with every trigger active. */
    asOwner: async (sql: string) => {
      const client = new Client({ connectionString: store.url });
      await client.connect();
      try {
        await client.query(sql);
      } finally {
        await client.end();
      }
    },
    restart: async () => {
      const { port } = server;
      await server.drain();
      server = await serve(port);
    },
    stop: async () => {
      await log.close();
      await server.drain();
      await Promise.all([app.drop(), store.drop()]);
      await rm(dataDir, { recursive: true });
    },
  };
};
