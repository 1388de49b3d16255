import { createLog } from '@hub/telemetry';
import { createTestDatabase } from '@hub/postgres/testing';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, migrate } from '../postgres/index.ts';
import { createDiskBlobs } from './disk-blobs.ts';
import { createFileKeys } from './file-keys.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { createFileSweeper, type FileSweeper } from './file-sweeper.ts';
import { createInMemoryKeys } from '../testing/in-memory-keys.ts';

const ann = randomUUID();
const hour = 3_600_000;
let db: Knex;
let drop: () => Promise<void>;
let dir: string;
let files: FileStore;
let sweeper: FileSweeper;
let named: Set<string>;
let checked: string[];

beforeAll(async () => {
  const database = await createTestDatabase();
  await migrate(database.url);
  db = createDatabase(database.url, createLog('test', 'silent'));
  drop = () => database.drop();
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hub-sweep-'));
  const keys = createFileKeys(db, createInMemoryKeys());
  const blobs = createDiskBlobs(dir);
  files = createFileStore(blobs, keys);
  [named, checked] = [new Set(), []];
  const note = async (_id: string, file: string) => {
    checked.push(file);
    return named.has(file);
  };
  sweeper = createFileSweeper({ blobs, files, keys, references: { note } });
  return async () => {
    await db('file_keys').delete();
    await rm(dir, { recursive: true });
  };
});

const put = async (subject = `note-${randomUUID()}`) => (await files.put(ann, Buffer.from('bytes'), subject)).key;
/** Ages the existing keys by two hours; files are aged by a sweep without a grace period. */
const twoHoursPass = () => db('file_keys').update({ createdAt: db.raw(`created_at - interval '2 hours'`) });
const onDisk = async () => (await readdir(join(dir, ann))).toSorted();

describe('the sweeper of files', { tags: ['R22'] }, () => {
  it('deletes a file that nothing names after its grace period', async () => {
    const key = await put();
    expect(await sweeper.sweep()).toBe(0);
    expect(await onDisk()).toEqual([key]);
    await twoHoursPass();
    expect(await sweeper.sweep()).toBe(1);
    expect(await onDisk()).toEqual([]);
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps a named file and checks it once', async () => {
    const key = await put();
    named.add(key);
    await twoHoursPass();
    await sweeper.sweep();
    await sweeper.sweep();
    expect(checked).toEqual([key]);
    expect(Buffer.from(await files.get(ann, key)).toString()).toBe('bytes');
  });

  it('keeps a file of an unknown category', async () => {
    const key = await put('picture-1');
    await twoHoursPass();
    expect(await sweeper.sweep(hour)).toBe(0);
    expect(await onDisk()).toEqual([key]);
  });

  it('deletes bytes without a key and partial files, and no others', async () => {
    const [kept, gone] = [await put(), await put()];
    await files.putDerived(ann, kept, Buffer.from('text'));
    await files.putDerived(ann, gone, Buffer.from('text'));
    await db('file_keys').where({ file: gone }).delete();
    await writeFile(join(dir, ann, `${kept}.1a2b3c4d.part`), 'half');
    named.add(kept);
    expect(await sweeper.sweep()).toBe(0);
    expect(await sweeper.sweep(-1000)).toBe(3);
    expect(await onDisk()).toEqual([kept, `${kept}.derived`]);
  });
});
