import { schema as logSchema } from '@hub/event-log/schema';
import { withClient } from '@hub/postgres/backup';
import { createTestDatabase } from '@hub/postgres/testing';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { default as knex, type Knex } from 'knex';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { migrationsFolder } from '../../platform/postgres/index.ts';
import type { TestData } from '../../platform/testing/test-app.ts';
import { copyDatabase, DatabaseCopy, fillDatabase } from './database-copy.ts';

/** Of the recorded data alone: it protects nothing. */
export const masterKey = Buffer.alloc(32, 'the master key of recorded data');

/** Everything that a version left behind. */
const RecordedData = z.object({
  email: z.string(),
  /** The database's schema: SHA-256 by migration, in their order. */
  migrations: z.record(z.string(), z.string()),
  database: DatabaseCopy,
  /** The tables of the event log, as that version made them. */
  logSchema: z.string(),
  log: DatabaseCopy,
  /** The files below DATA_DIR by path, as base64. */
  files: z.record(z.string(), z.string()),
});
export type RecordedData = z.infer<typeof RecordedData>;

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = files.map(async (path) => [relative(folder, path), (await readFile(path)).toString('base64')]);
  return Object.fromEntries(await Promise.all(contents)) as Record<string, string>;
};

/** SHA-256 of each migration of this version, by its name. */
export const migrationHashes = async (): Promise<Record<string, string>> => {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.ts')).toSorted();
  const hashes = names.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(join(migrationsFolder, name)));
    return [name, hash.digest('hex')];
  });
  return Object.fromEntries(await Promise.all(hashes)) as Record<string, string>;
};

/** Records the data of an app, which has stopped writing. */
export const recordData = async (from: TestData, email: string): Promise<Buffer> => {
  const data: RecordedData = {
    email,
    migrations: await migrationHashes(),
    database: await copyDatabase(from.database.url),
    logSchema,
    log: await copyDatabase(from.logDatabase.url),
    files: await filesIn(from.dataDir),
  };
  return promisify(gzip)(JSON.stringify(data), { level: 9 });
};

/** Migrates with today's files as far as the recorded version did. */
const migrateTo = async (url: string, names: readonly string[]) => {
  const db = knex({ client: 'pg', connection: url, pool: { min: 0, max: 2 } });
  const source: Knex.MigrationSource<string> = {
    getMigrations: async () => [...names],
    getMigrationName: (name) => name,
    getMigration: async (name) => (await import(join(migrationsFolder, name))) as Knex.Migration,
  };
  try {
    await db.migrate.latest({ migrationSource: source });
  } finally {
    await db.destroy();
  }
};

export const readData = async (file: URL): Promise<RecordedData> =>
  RecordedData.parse(JSON.parse((await promisify(gunzip)(await readFile(file))).toString()));

/** Puts recorded data where an app can start on it, with the schema of its version. */
export const restoreData = async (data: RecordedData): Promise<TestData> => {
  const [database, logDatabase] = [await createTestDatabase(), await createTestDatabase()];
  await migrateTo(database.url, Object.keys(data.migrations));
  await fillDatabase(database.url, data.database);
  await withClient(logDatabase.url, (client) => client.query(data.logSchema));
  await fillDatabase(logDatabase.url, data.log);
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-recorded-data-'));
  for (const [path, content] of Object.entries(data.files)) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await writeFile(join(dataDir, path), Buffer.from(content, 'base64'));
  }
  return { database, logDatabase, dataDir, masterKey };
};
