import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore, type FileStore } from './file-store.ts';
import type { Keys } from './keys.ts';

const [ann, bob, carl] = [randomUUID(), randomUUID(), randomUUID()];
const keyOf = new Map<string, Buffer>([ann, bob, carl].map((id) => [id, randomBytes(32)]));
const keys: Pick<Keys, 'use' | 'find'> = {
  use: async (owner) => keyOf.get(owner) ?? Buffer.alloc(0),
  find: async (owner) => keyOf.get(owner) ?? null,
};

let dir: string;
let files: FileStore;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hub-files-'));
  files = createFileStore(join(dir, 'files'), keys);
});
afterAll(() => rm(dir, { recursive: true }));

const everyFile = async () => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

describe('a stored file', () => {
  it('comes back byte for byte, from bytes or from a path', async () => {
    const content = randomBytes(100_000);
    const stored = await files.put(ann, content);
    expect(stored).toMatchObject({ size: 100_000, key: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(Buffer.from(await files.get(ann, stored.key)).equals(content)).toBe(true);

    await writeFile(join(dir, 'upload'), content);
    const again = await files.put(ann, { path: join(dir, 'upload') });
    expect(again.hash).toBe(stored.hash);
    expect(again.key).not.toBe(stored.key);
    await rm(join(dir, 'upload'));
  });

  it('lies encrypted on the disk, readable by this account only', async () => {
    await files.put(ann, Buffer.from('canary-51d2'));
    for (const path of await everyFile()) {
      expect((await readFile(path)).includes('canary-51d2')).toBe(false);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    }
  });

  it('is not there for anybody else, nor after the owner was erased', async () => {
    const { key } = await files.put(bob, Buffer.from('mine'));
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    keyOf.delete(bob);
    await expect(files.get(bob, key)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is gone when deleted, and twice is no error', async () => {
    const { key } = await files.put(ann, Buffer.from('x'));
    await files.delete(ann, key);
    await files.delete(ann, key);
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is gone with all the others of its owner', async () => {
    const [first, second] = [await files.put(ann, Buffer.from('x')), await files.put(ann, Buffer.from('y'))];
    const kept = await files.put(carl, Buffer.from('z'));
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
