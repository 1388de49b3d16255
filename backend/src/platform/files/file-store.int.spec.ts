import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blobs } from './blobs.ts';
import { createDiskBlobs } from './disk-blobs.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { createInMemoryFileKeys } from '../testing/in-memory-keys.ts';
import { s3Program, startS3Server } from '../testing/s3-server.ts';
import { createS3Blobs } from './s3-blobs.ts';

const program = await s3Program();

/** Every place that files can be stored in, with a function that closes it. */
const places = [
  {
    place: 'on disk',
    open: async (dir: string) => ({ blobs: createDiskBlobs(join(dir, 'files')), close: async () => undefined }),
  },
  // s3-blobs.int.spec.ts says so when there is no server
  ...('reason' in program
    ? []
    : [
        {
          place: 'on S3',
          open: async () => {
            const server = await startS3Server(program.path);
            const blobs = createS3Blobs(server.access);
            return {
              blobs,
              close: async () => {
                blobs.close();
                await server.stop();
              },
            };
          },
        },
      ]),
];

const [ann, bob, carl] = [randomUUID(), randomUUID(), randomUUID()];
const subject = `document-${randomUUID()}`;

describe.each(places)('a stored file $place', ({ open }) => {
  let dir: string;
  let blobs: Blobs;
  let files: FileStore;
  let close: () => Promise<void>;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'hub-files-'));
    ({ blobs, close } = await open(dir));
    files = createFileStore(blobs, createInMemoryFileKeys());
  });
  afterAll(async () => {
    await close();
    await rm(dir, { recursive: true });
  });

  const read = async (key: string, range?: { start: number; end: number }) =>
    buffer((await files.open(ann, key)).read(range));
  const names = async (ownerId: string) => (await Array.fromAsync(blobs.list(ownerId))).map(({ name }) => name);
  const stored = async (name: string, ownerId = ann) =>
    buffer(blobs.read(ownerId, name, { start: 0, end: ((await blobs.sizeOf(ownerId, name)) ?? 0) - 1 }));
  const overwrite = async (name: string, bytes: Uint8Array) =>
    blobs.write(
      ann,
      name,
      (async function* () {
        yield bytes;
      })(),
    );

  it.each([0, 1, 65_535, 65_536, 65_537, 200_000, 20_000_000])(
    'of %i bytes is read back byte for byte, from bytes or from a path',
    async (size) => {
      const content = randomBytes(size);
      const put = await files.put(ann, content, subject);
      expect(put).toMatchObject({ size, key: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(Buffer.from(await files.get(ann, put.key)).equals(content)).toBe(true);
      expect((await files.open(ann, put.key)).size).toBe(size);

      await writeFile(join(dir, 'upload'), content);
      const again = await files.put(ann, { path: join(dir, 'upload') }, subject);
      expect(again.hash).toBe(put.hash);
      expect(again.key).not.toBe(put.key);
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

  it('does not open when it was altered, truncated, reordered or renamed', async () => {
    const { key } = await files.put(ann, randomBytes(200_000), subject);
    const whole = await stored(key);
    const piece = 65_536 + 29;
    const [first, second, rest] = [
      whole.subarray(0, piece),
      whole.subarray(piece, 2 * piece),
      whole.subarray(2 * piece),
    ];
    const altered = Buffer.from(whole);
    altered[100_000] = (altered[100_000] ?? 0) ^ 1;
    for (const bytes of [altered, Buffer.concat([first, second]), Buffer.concat([second, first, rest])]) {
      await overwrite(key, bytes);
      await expect(files.get(ann, key)).rejects.toThrow(/authenticate|shorter/);
    }
    await overwrite(key, whole.subarray(0, -1));
    await expect(files.get(ann, key)).rejects.toThrow('authenticate');

    const other = await files.put(ann, Buffer.from('x'), subject);
    await overwrite(other.key, whole);
    await expect(files.get(ann, other.key)).rejects.toThrow('authenticate');
  });

  it('is stored encrypted', async () => {
    const { key } = await files.put(ann, Buffer.from('canary-51d2'), subject);
    await files.putDerived(ann, key, Buffer.from('canary-51d2'));
    await files.putDerived(ann, { file: key, kind: 'vectors' }, Buffer.from('canary-51d2'));
    const all = [key, `${key}.derived`, `${key}.vectors`];
    expect(await names(ann)).toEqual(expect.arrayContaining(all));
    for (const name of all) expect((await stored(name)).includes('canary-51d2')).toBe(false);
  });

  it('does not exist for anyone else', async () => {
    const { key } = await files.put(bob, Buffer.from('mine'), subject);
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    await files.delete(ann, key);
    expect(Buffer.from(await files.get(bob, key)).toString()).toBe('mine');
  });

  it('has the latest derived data next to it', async () => {
    const { key } = await files.put(ann, Buffer.from('bytes'), subject);
    expect(await files.getDerived(ann, key)).toBeNull();
    await files.putDerived(ann, key, Buffer.from('first'));
    await files.putDerived(ann, key, Buffer.from('second'));
    const vectors = { file: key, kind: 'vectors' } as const;
    expect(await files.getDerived(ann, vectors)).toBeNull();
    await files.putDerived(ann, vectors, Buffer.from('third'));
    expect(Buffer.from((await files.getDerived(ann, vectors)) ?? []).toString()).toBe('third');
    expect(Buffer.from((await files.getDerived(ann, key)) ?? []).toString()).toBe('second');
    await expect(files.getDerived(bob, vectors)).rejects.toMatchObject({ code: 'not_found' });
    expect(Buffer.from(await files.get(ann, key)).toString()).toBe('bytes');
    await expect(files.putDerived(bob, key, Buffer.from('x'))).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.getDerived(bob, key)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is gone with its derived data when deleted, and can be deleted twice', async () => {
    const { key } = await files.put(ann, Buffer.from('x'), subject);
    await files.putDerived(ann, key, Buffer.from('text'));
    await files.putDerived(ann, { file: key, kind: 'vectors' }, Buffer.from('numbers'));
    await files.delete(ann, key);
    await files.delete(ann, key);
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.getDerived(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.putDerived(ann, key, Buffer.from('late'))).rejects.toMatchObject({ code: 'not_found' });
    expect((await names(ann)).filter((name) => name.includes(key))).toEqual([]);
  });

  it('cannot be read from a copy of its bytes once its key is destroyed', async () => {
    const { key } = await files.put(ann, Buffer.from('x'), subject);
    const copy = await stored(key);
    await files.delete(ann, key);
    await overwrite(key, copy);
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    await blobs.remove(ann, key);
  });

  it('is missing, not broken, when only its bytes are lost', async () => {
    const { key } = await files.put(ann, Buffer.from('x'), subject);
    await blobs.remove(ann, key);
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is stored completely or not at all, and leaves no key when its bytes cannot be read', async () => {
    const before = await names(carl);
    await expect(files.put(carl, { path: join(dir, 'none') }, subject)).rejects.toMatchObject({ code: 'ENOENT' });
    const broken = blobs.write(
      carl,
      'broken',
      (async function* () {
        yield randomBytes(12_000_000);
        throw new Error('the reader broke');
      })(),
    );
    await expect(broken).rejects.toThrow('the reader broke');
    expect(await names(carl)).toEqual(before);
    expect(await blobs.removePartial(carl, Date.now() + 60_000)).toBe(0);
  });

  it('is gone when all files of its owner are deleted', async () => {
    const put = [await files.put(ann, Buffer.from('x'), subject), await files.put(ann, Buffer.of(), subject)];
    const kept = await files.put(carl, Buffer.from('z'), subject);
    expect(await blobs.owners()).toEqual(expect.arrayContaining([ann, carl]));
    await files.deleteAll(ann);
    await files.deleteAll(ann);
    for (const { key } of put) await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    expect(await names(ann)).toEqual([]);
    expect(await blobs.owners()).not.toContain(ann);
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
  ])('is never looked up under %j', async (key) => {
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.delete(ann, key)).rejects.toMatchObject({ code: 'not_found' });
  });
});
