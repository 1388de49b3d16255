import { databases } from '@hub/local/databases';
import { ensureDatabase, startPostgres, type Postgres } from '@hub/postgres';
import { withClient } from '@hub/postgres/backup';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../../backend/src/app.ts';
import { runTestHub } from '../../../backend/src/hub/testing.ts';
import { migrate } from '../../../backend/src/platform/postgres/index.ts';
import { httpClient } from '../../../backend/src/platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../../backend/src/platform/testing/test-app.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const masterKey = Buffer.alloc(32, 'the key of this test');
const environment = { MASTER_KEY: masterKey.toString('base64') };
let folder: string;
let dataDir: string;
let backup: string;
let archive: string;
let postgres: Postgres;
let app: TestApp;
const said: string[] = [];

/** The backend on the data folder as `pnpm start` has it: both databases in the embedded Postgres, whose WAL is kept. */
const start = async () => {
  postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), port: 0, archive });
  const database = async (name: string) => {
    await ensureDatabase(postgres.url('postgres'), name);
    return { url: postgres.url(name), drop: async () => undefined };
  };
  const [own, log] = [await database(databases.app), await database(databases.eventLog)];
  await migrate(own.url);
  app = await startTestApp(features, { data: { database: own, logDatabase: log, dataDir, masterKey } });
};
const stop = async () => {
  await app.stop();
  await postgres.stop();
};
const hub = (...args: readonly string[]) => runTestHub(args, app.environment);
const restored = (until: Date, moved?: string) =>
  restoreBackup({ backup, dataDir, environment, until, archive: moved, say: (line) => said.push(line) });
const signedIn = async (email: string) => {
  const client = httpClient(app.origin, {}, new Map());
  expect((await client.post('/api/auth/login', { email, password: 'correct horse' })).status).toBe(200);
  return client;
};
type Client = Awaited<ReturnType<typeof signedIn>>;
const addClass = async (client: Client, name: string) =>
  expect((await client.post('/api/classes', { name })).status).toBe(201);
const classesOf = async (client: Client) =>
  ((await client.get('/api/classes')).body as { name: string }[]).map(({ name }) => name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-point-in-time-'));
  [dataDir, backup, archive] = [join(folder, 'data'), join(folder, 'backup'), join(folder, "the journal's 100 % copy")];
  await mkdir(join(dataDir, 'files'), { recursive: true });
  await start();
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

/** A time that no change shares. */
const momentAfter = async (change: Promise<unknown>) => {
  await change;
  await pause(20);
  const moment = new Date();
  await pause(20);
  return moment;
};
const untilArchived = async () => {
  const { rows } = await withClient(postgres.url('postgres'), (client) =>
    client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name'),
  );
  const kept = async () =>
    (await readdir(archive, { recursive: true })).some((name) => name.includes(rows[0]?.name ?? '?'));
  await expect.poll(kept).toBe(true);
};

describe('a restore to a point in time', { tags: ['R12'], timeout: 180_000 }, () => {
  let email: string;
  let [early, late] = [new Date(), new Date()];

  it('has everything up to the moment and nothing after it, and the log records that it was restored', async () => {
    ({ email } = await app.student());
    const ann = await signedIn(email);
    await addClass(ann, 'in the backup');
    await makeBackup({ dataDir, target: backup, masterKey: environment.MASTER_KEY, withMasterKey: false });
    early = await momentAfter(addClass(ann, 'early'));
    await addClass(ann, 'later');
    await untilArchived();
    expect(await hub('audit', 'seal')).toMatchObject({ code: 0 });
    late = await momentAfter(addClass(ann, 'late'));
    await addClass(ann, 'too late');
    expect(await hub('audit', 'seal')).toMatchObject({ code: 0 });
    await app.stop();
    process.kill(postgres.pid, 'SIGKILL'); // the last minute is not in the archive
    await postgres.exited;

    await restored(late);
    expect(said).toContainEqual(expect.stringMatching(/^At that time the log had \d+ events/));
    await start();
    const again = await signedIn(email);
    expect(await classesOf(again)).toEqual(['in the backup', 'early', 'later', 'late']);
    expect(await hub('projections', 'verify')).toMatchObject({ code: 0 });
    await hub('audit', 'seal');
    expect(await hub('audit', 'verify')).toMatchObject({
      code: 0,
      said: expect.stringContaining('LogRestored at') as string,
    });
    await addClass(again, 'goes on');
  });

  it('needs the backup and the archive alone, which may have been moved', async () => {
    await stop();
    await rm(join(dataDir, 'postgres'), { recursive: true });
    const [life = ''] = (await readdir(archive)).toSorted();
    await rename(join(archive, life), join(folder, 'moved'));
    await expect(restored(early)).rejects.toThrow('name its folder with --archive');
    await restored(early, join(folder, 'moved'));
    await start();
    expect(await classesOf(await signedIn(email))).toEqual(['in the backup', 'early']);
  });

  it('is refused for a time that the backup and the archive do not reach', async () => {
    await stop();
    await expect(restored(new Date(0))).rejects.toThrow('name an earlier one');
    await expect(restored(new Date(Date.now() + 60_000))).rejects.toThrow('is in the future');
    await expect(restored(new Date(), join(folder, 'moved'))).rejects.toThrow(/recovery ended before configured/);
    await start();
    expect(await classesOf(await signedIn(email))).toEqual(['in the backup', 'early']);
  });
});
