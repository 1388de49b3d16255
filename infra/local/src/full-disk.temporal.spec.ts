import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpClient } from '../../../backend/src/platform/testing/http-client.ts';
import { startProduct, type RunningProduct } from './testing/product.ts';

/** A separate disk of 400 MB; undefined where mounting is not allowed. */
const smallDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-full-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
};

const disk = smallDisk();
let product: RunningProduct | undefined;
beforeAll(async () => {
  if (disk !== undefined) product = await startProduct(disk);
}, 120_000);
afterAll(async () => {
  await product?.stop();
  if (disk === undefined) return;
  execFileSync('umount', ['-l', disk]);
  await rm(disk, { recursive: true });
});

const ballast = () => join(disk ?? '', 'ballast');
/** Fills the disk to the last byte. */
const fill = async () => {
  const { bavail, bsize } = await statfs(disk ?? '');
  await writeFile(ballast(), Buffer.alloc(bavail * bsize)).catch(() => undefined); // running processes use some of the bytes meanwhile
};

/** Bypasses the product's free-space check until Postgres has no room for its WAL and shuts down. */
const fillJournal = async () => {
  const { DATABASE_URL } = JSON.parse(await readFile(join(disk ?? '', 'secrets', 'hub.json'), 'utf8')) as {
    DATABASE_URL: string;
  };
  const client = new Client({ connectionString: DATABASE_URL });
  client.on('error', () => undefined); // the connection ends with Postgres
  await client.connect();
  for (let megabyte = 0; megabyte < 100; megabyte += 1)
    await client.query(`select pg_logical_emit_message(true, 'ballast', repeat('x', 1000000))`);
};

it.skipIf(disk === undefined)(
  'on a full disk the product rejects writes, still serves reads, and recovers with everything that it acknowledged',
  { tags: ['R14'], timeout: 180_000 },
  async () => {
    const client = httpClient(product?.origin ?? '', {}, new Map());
    const form = { email: 'ann@example.edu', password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };
    expect((await client.post('/api/auth/register', form)).status).toBe(201);
    const { body } = await client.post('/api/classes', { name: 'Biology', courseCode: 'BIO 1', instructor: 'Dr. Lee' });
    const { id: classId } = body as { id: string };

    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    const add = async () => {
      const title = randomUUID();
      const { status } = await client.post('/api/tasks', { title, priority: 'low' }).catch(() => ({ status: 0 }));
      statuses.add(status);
      if (status === 201) acknowledged.push(title);
      return status;
    };
    const upload = async () => {
      const sent = new FormData();
      for (const [name, value] of Object.entries({ classId, type: 'general' })) sent.set(name, value);
      sent.set('file', new File(['word '.repeat(200_000)], 'notes.txt', { type: 'text/plain' }));
      return (await client.post('/api/documents/upload', sent)).status;
    };
    for (let index = 0; index < 20; index += 1) expect(await add()).toBe(201);
    const filesBefore = await readdir(join(disk ?? '', 'files'), { recursive: true }).catch(() => []);

    await fill();
    await expect.poll(add, { timeout: 10_000, interval: 20 }).toBe(507);
    expect((await client.get('/api/tasks')).status).toBe(200);
    expect(await upload()).toBe(507);

    await expect(fillJournal()).rejects.toThrow(/No space left|terminat|closed/i);
    for (let index = 0; index < 20; index += 1) {
      await add();
      await pause(50);
    }
    expect([...statuses].filter((status) => ![201, 503, 507].includes(status))).toEqual([]);
    expect(await readdir(join(disk ?? '', 'files'), { recursive: true }).catch(() => [])).toEqual(filesBefore);

    await rm(ballast());
    const freed = performance.now();
    await expect.poll(add, { timeout: 30_000, interval: 50 }).toBe(201);
    expect(performance.now() - freed).toBeLessThan(10_000);
    const shown = (await client.get('/api/tasks')).body as { title: string }[];
    expect(shown.map(({ title }) => title).toSorted()).toEqual(acknowledged.toSorted());
    expect(await upload()).toBe(201);
  },
);
