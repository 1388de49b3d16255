import { startProduct, type RunningProduct } from '@hub/local/testing/product';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient, type Cookies } from '../../../backend/src/platform/testing/http-client.ts';

const program = fileURLToPath(new URL('../../../backend/src/hub.ts', import.meta.url));
const password = 'correct horse';
const ann = { email: 'ann@example.edu', password, firstName: 'Ann', lastName: 'Lee' };
const bob = { email: 'bob@example.edu', password, firstName: 'Bob', lastName: 'Ray' };

let folder: string;
let dataDir: string;
let backup: string;
let product: RunningProduct;

const hub = async (...args: readonly string[]) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, TMPDIR: folder };
  const flags = ['--disable-warning=DEP0123', program];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, ...args], { env, timeout: 120_000 });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
};

const signedIn = async (path: 'login' | 'register', student: typeof ann, cookies: Cookies = new Map()) => {
  const client = httpClient(product.origin, {}, cookies);
  expect((await client.post(`/api/auth/${path}`, student)).status).toBeLessThan(300);
  return client;
};
const statusOfLogin = async (student: typeof ann) =>
  (await httpClient(product.origin).post('/api/auth/login', student)).status;
type Client = Awaited<ReturnType<typeof signedIn>>;

const addClass = async (client: Client, name: string) => {
  const { status, body } = await client.post('/api/classes', { name });
  expect(status).toBe(201);
  return (body as { id: string }).id;
};

/** Runs eight writers without pause and returns the acknowledged ids with their times. */
const underLoad = async (client: Client, work: (acknowledged: readonly unknown[]) => Promise<void>) => {
  const acknowledged: { id: string; at: number }[] = [];
  const ending = new AbortController();
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let count = 0; !ending.signal.aborted; count += 1) {
      acknowledged.push({ id: await addClass(client, `Class ${writer}.${count}`), at: Date.now() });
    }
  });
  await work(acknowledged).finally(() => ending.abort());
  await Promise.all(writers);
  return acknowledged;
};

const uploadText = async (client: Client, classId: string, text: string) => {
  const form = new FormData();
  form.set('file', new File([text], 'notes.txt', { type: 'text/plain' }));
  form.set('classId', classId);
  form.set('type', 'note');
  const { status, body } = await client.post('/api/documents/upload', form);
  expect(status).toBe(201);
  return body as { filePath: string };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-backup-'));
  dataDir = join(folder, 'data');
  backup = join(folder, 'backup');
  product = await startProduct(dataDir);
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup made while students write', () => {
  it(
    'restores everything acknowledged before it, on a machine that lost its data',
    { tags: ['R12'], timeout: 240_000 },
    async () => {
      const cookies: Cookies = new Map();
      const client = await signedIn('register', ann, cookies);
      const leaving = await signedIn('register', bob);
      const first = await addClass(client, 'Biology');
      const { filePath } = await uploadText(client, first, 'Mitosis has four phases.');

      const sealed = (await hub('audit', 'seal')).output.trim().split(' ').at(-1) ?? '';

      let begun = 0;
      const acknowledged = await underLoad(client, async (soFar) => {
        await expect.poll(() => soFar.length, { timeout: 60_000 }).toBeGreaterThan(40);
        begun = Date.now();
        expect(await hub('backup', backup)).toMatchObject({
          code: 0,
          output: expect.stringContaining(backup) as string,
        });
      });
      const before = acknowledged.filter(({ at }) => at < begun).map(({ id }) => id);
      expect(before.length).toBeGreaterThan(30);
      expect(acknowledged.length).toBeGreaterThan(before.length);

      expect((await leaving.delete('/api/account', {}, { password })).status).toBe(204);
      await expect.poll(() => statusOfLogin(bob), { timeout: 20_000 }).toBe(401);

      await product.stop();
      for (const each of ['postgres', 'files', 'temporal']) await rm(join(dataDir, each), { recursive: true });
      expect(await hub('restore', backup)).toMatchObject({ code: 0 });
      product = await startProduct(dataDir);

      expect((await httpClient(product.origin, {}, cookies).get('/api/classes')).status).toBe(401);
      const again = await signedIn('login', ann);
      const found = ((await again.get('/api/classes')).body as { id: string }[]).map(({ id }) => id);
      expect(found).toEqual(expect.arrayContaining([first, ...before]));
      expect(Buffer.from((await again.get(`/uploads/${filePath}`)).bytes).toString()).toBe('Mitosis has four phases.');
      await expect.poll(() => statusOfLogin(bob), { timeout: 20_000 }).toBe(401);
      expect(await hub('projections', 'verify')).toMatchObject({ code: 0 });
      await hub('audit', 'seal'); // records the restore, if the projector has not done so yet
      expect(await hub('audit', 'verify', '--seal', sealed)).toMatchObject({
        code: 0,
        output: expect.stringContaining('LogRestored at') as string,
      });
      await addClass(again, 'after the restore');
    },
  );

  it('is readable only by its owner and contains no key that decrypts it', async () => {
    const masterKey = (await readFile(join(dataDir, 'secrets/master-key'), 'utf8')).trim();
    const entries = await readdir(backup, { recursive: true, withFileTypes: true });
    const looked = entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const isOpen = ((await stat(path)).mode & 0o077) !== 0;
      const telling = entry.isFile() && (await readFile(path)).includes(masterKey);
      return isOpen || telling ? [path] : [];
    });
    expect((await Promise.all(looked)).flat()).toEqual([]);
  });
});

it('a backup is tried without touching the data, while the product runs', async () => {
  const before = await readdir(dataDir);
  expect(await hub('backup', backup, '--verify')).toMatchObject({
    code: 0,
    output: expect.stringContaining('It can be restored') as string,
  });
  expect((await readdir(dataDir)).toSorted()).toEqual(before.toSorted());
  expect((await readdir(folder)).filter((name) => name.startsWith('hub-restore-drill-'))).toEqual([]);
  expect(await hub('backup', folder, '--verify')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/is not a complete backup/) as string,
  });
}, 60_000);

describe('a restore is refused, and nothing is moved,', () => {
  /** The error message, and whether the data folder is unchanged. */
  const restored = async (from = backup) => {
    const before = await readdir(dataDir);
    const answer = await hub('restore', from);
    return { ...answer, untouched: (await readdir(dataDir)).toSorted().join() === before.toSorted().join() };
  };
  const refused = (reason: RegExp) => ({ code: 1, untouched: true, output: expect.stringMatching(reason) as string });
  const withAltered = async (path: string, alter: (content: Buffer) => Buffer) => {
    const whole = await readFile(join(backup, path));
    await writeFile(join(backup, path), alter(whole));
    const answer = await restored();
    await writeFile(join(backup, path), whole);
    return answer;
  };
  const flip = (content: Buffer) => {
    const copy = Buffer.from(content);
    copy.writeUInt8(copy.readUInt8(100) ^ 1, 100);
    return copy;
  };

  it('while the product is running', async () => {
    expect(await restored()).toEqual(refused(/^Academic Hub is running on .* Stop it first\.\n$/));
  });

  it('when the backup is incomplete, was altered or needs another master key', async () => {
    await product.stop();
    expect(await restored(folder)).toEqual(refused(/is not a complete backup: it has no manifest\.json/));
    expect(await withAltered('manifest.json', flip)).toEqual(refused(/is damaged/));
    expect(await withAltered('manifest.json', (content) => content.subarray(0, -1000))).toEqual(refused(/is damaged/));
    const control = 'postgres/cluster/global/pg_control';
    expect(await withAltered(control, flip)).toEqual(refused(/pg_control was altered/));

    const key = join(dataDir, 'secrets/master-key');
    const kept = await readFile(key);
    await writeFile(key, Buffer.alloc(32).toString('base64'));
    expect(await restored()).toEqual(refused(/needs a different master key/));
    await rm(key);
    expect(await restored()).toEqual(refused(/does not contain the master key/));
    await writeFile(key, kept);
    product = await startProduct(dataDir);
  }, 120_000);
});

describe('a backup is refused', () => {
  it('into a folder that is not empty, and from an external Postgres', async () => {
    expect(await hub('backup', backup)).toEqual({ code: 1, output: `${backup} is not empty. Name a new folder.\n` });
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: 'postgres://db.example.org/hub' };
    const foreign = promisify(execFile)(process.execPath, [program, 'backup', join(folder, 'other')], { env });
    await expect(foreign).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL refers to an external Postgres/) as string,
    });
  });
});
