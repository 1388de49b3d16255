import { createLog } from '@hub/telemetry';
import { createTestDatabase } from '@hub/postgres/testing';
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase, isDatabaseUnavailable, migrate } from '../postgres/index.ts';
import { createKeys, destroyKey } from './keys.ts';
import { OtherMasterKeyError, proveMasterKey } from './master-key.ts';

const [own, other] = [randomBytes(32), randomBytes(32)];
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Knex;
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hub-master-key-'));
  database = await createTestDatabase();
  await migrate(database.url);
  db = createDatabase(database.url, createLog('test', 'silent'));
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const student = async () => {
  const id = randomUUID();
  await createKeys(db, own).use(id);
  return id;
};
/** As a damaged row would be. */
const damage = (ownerId: string) =>
  db('data_keys')
    .where({ ownerId })
    .update({ wrapped: randomBytes(60) });

it('is proven by the data keys that it opens, of which a damaged one is none', async () => {
  await proveMasterKey(db, other); // nothing is sealed yet, or any more
  await destroyKey(db, await student());
  await proveMasterKey(db, other);

  const [damaged] = [await student(), await student()];
  await damage(damaged);
  await proveMasterKey(db, own);
  await expect(proveMasterKey(db, other)).rejects.toThrow(OtherMasterKeyError);
});

it('of another database makes no key and opens none, and what waits for one goes on waiting', async () => {
  const ann = await student();
  const keys = createKeys(db, other);
  for (const work of [keys.use(randomUUID()), keys.use(ann), keys.find(ann)]) {
    const error: unknown = await work.catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(OtherMasterKeyError);
    expect(isDatabaseUnavailable(error)).toBe(true);
  }
  expect(await db('data_keys').select('ownerId')).toEqual([{ ownerId: ann }]);
});

it.each(['migrate', 'api', 'projector', 'hub audit seal', 'hub audit verify'])(
  '%s does not begin with the master key of another database, and says what to do',
  { timeout: 120_000 },
  async (command) => {
    await student();
    const [name = '', ...args] = command.split(' ');
    const env = {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false',
      MASTER_KEY: other.toString('base64'),
      WORKER_TOKEN: 'the-token-of-the-test-worker',
    };
    const program = fileURLToPath(new URL(`../../${name}.ts`, import.meta.url));
    const running = promisify(execFile)(process.execPath, ['--disable-warning=DEP0123', program, ...args], {
      env,
      timeout: 60_000,
    });
    await expect(running).rejects.toMatchObject({ code: 1, stderr: `${new OtherMasterKeyError().message}\n` });
  },
);
