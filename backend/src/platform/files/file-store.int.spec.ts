import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore, type FileStore } from './file-store.ts';
import { createInMemoryFileKeys } from '../testing/in-memory-keys.ts';

const [ann, bob, carl] = [randomUUID(), randomUUID(), randomUUID()];
const fileKeys = createInMemoryFileKeys();
const subject = `document-${randomUUID()}`;

let dir: string;
let files: FileStore;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hub-files-'));
  files = createFileStore(join(dir, 'files'), fileKeys);
});
afterAll(() => rm(dir, { recursive: true }));

const everyFile = async () => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
const blobOf = async (key: string) => (await everyFile()).find((path) => basename(path) === key) ?? '';
const read = async (key: string, range?: { start: number; end: number }) =>
  buffer((await files.open(ann, key)).read(range));

describe('a stored file', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])(
    'of %i bytes comes back byte for byte, from bytes or from a path',
    async (size) => {
      const content = randomBytes(size);
      const stored = await files.put(ann, content, subject);
      expect(stored).toMatchObject({ size, key: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(Buffer.from(await files.get(ann, stored.key)).equals(content)).toBe(true);
      expect((await files.open(ann, stored.key)).size).toBe(size);

      await writeFile(join(dir, 'upload'), content);
      const again = await files.put(ann, { path: join(dir, 'upload') }, subject);
      expect(again.hash).toBe(stored.hash);
      expect(again.key).not.toBe(stored.key);
      expect(Buffer.from(await files.get(ann, again.key)).equals(content)).toBe(true);
      await rm(join(dir, 'upload'));
    },
  );

  it('is read in part, across its pieces and at their edges', async () => {
    const content = randomBytes(200_000);
    const { key } = await files.put(ann, content, subject);
    const ranges = [
      [0, 0],
      [0, 65_535],
      [65_535, 65_536],
      [65_536, 131_071],
      [70_000, 199_999],
      [199_999, 199_999],
    ] as const;
    for (const [start, end] of ranges) {
      expect((await read(key, { start, end })).equals(content.subarray(start, end + 1))).toBe(true);
    }
  });

  it('does not open when it was altered, cut off, put in another order or under another name', async () => {
    const { key } = await files.put(ann, randomBytes(200_000), subject);
    const path = await blobOf(key);
    const whole = await readFile(path);
    const piece = 65_536 + 29;
    const [first, second, rest] = [
      whole.subarray(0, piece),
      whole.subarray(piece, 2 * piece),
      whole.subarray(2 * piece),
    ];
    const altered = Buffer.from(whole);
    altered[100_000] = (altered[100_000] ?? 0) ^ 1;
    for (const bytes of [altered, Buffer.concat([first, second]), Buffer.concat([second, first, rest])]) {
      await writeFile(path, bytes);
      await expect(files.get(ann, key)).rejects.toThrow(/authenticate|shorter/);
    }
    await writeFile(path, whole);
    await truncate(path, whole.length - 1);
    await expect(files.get(ann, key)).rejects.toThrow('authenticate');

    const other = await files.put(ann, Buffer.from('x'), subject);
    await writeFile(await blobOf(other.key), whole);
    await expect(files.get(ann, other.key)).rejects.toThrow('authenticate');
  });

  it('lies encrypted on the disk, readable by this account only', async () => {
    const { key } = await files.put(ann, Buffer.from('canary-51d2'), subject);
    await files.putDerived(ann, key, Buffer.from('canary-51d2'));
    for (const path of await everyFile()) {
      expect((await readFile(path)).includes('canary-51d2')).toBe(false);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    }
  });

  it('is not there for anybody else', async () => {
    const { key } = await files.put(bob, Buffer.from('mine'), subject);
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    await files.delete(ann, key);
    expect(Buffer.from(await files.get(bob, key)).toString()).toBe('mine');
  });

  it('has what was derived from it beside it, the last of it', async () => {
    const { key } = await files.put(ann, Buffer.from('bytes'), subject);
    expect(await files.getDerived(ann, key)).toBeNull();
    await files.putDerived(ann, key, Buffer.from('first'));
    await files.putDerived(ann, key, Buffer.from('second'));
    expect(Buffer.from((await files.getDerived(ann, key)) ?? []).toString()).toBe('second');
    expect(Buffer.from(await files.get(ann, key)).toString()).toBe('bytes');
    await expect(files.putDerived(bob, key, Buffer.from('x'))).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.getDerived(bob, key)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is gone when deleted, with all that was derived from it, and twice is no error', async () => {
    const { key } = await files.put(ann, Buffer.from('x'), subject);
    await files.putDerived(ann, key, Buffer.from('text'));
    await files.delete(ann, key);
    await files.delete(ann, key);
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.getDerived(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.putDerived(ann, key, Buffer.from('late'))).rejects.toMatchObject({ code: 'not_found' });
    expect((await everyFile()).filter((path) => path.includes(key))).toEqual([]);
  });

  it('cannot be read from a copy of its bytes once its key is destroyed', async () => {
    const { key } = await files.put(ann, Buffer.from('x'), subject);
    const path = await blobOf(key);
    const copy = await readFile(path);
    await files.delete(ann, key);
    await writeFile(path, copy, { mode: 0o600 });
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    await rm(path);
  });

  it('is gone with all the others of its owner', async () => {
    const [first, second] = [
      await files.put(ann, Buffer.from('x'), subject),
      await files.put(ann, Buffer.of(), subject),
    ];
    const kept = await files.put(carl, Buffer.from('z'), subject);
    await files.deleteAll(ann);
    await files.deleteAll(ann);
    for (const { key } of [first, second])
      await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    expect((await everyFile()).filter((path) => path.includes(ann))).toEqual([]);
    expect(Buffer.from(await files.get(carl, kept.key)).toString()).toBe('z');
    await expect(files.deleteAll('../..')).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    '../../etc/passwd',
    '..',
    '',
    'a'.repeat(63),
    `${'a'.repeat(64)}\0`,
    `${'a'.repeat(64)}/..`,
    'A'.repeat(64),
  ])('is never looked for under %j', async (key) => {
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.delete(ann, key)).rejects.toMatchObject({ code: 'not_found' });
  });
});
