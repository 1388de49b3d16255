import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Blobs, createDiskBlobs, createFileStore, createS3Blobs } from '../platform/files/index.ts';
import { createInMemoryFileKeys } from '../platform/testing/in-memory-keys.ts';
import { type S3Server, s3Program, startS3Server } from '../platform/testing/s3-server.ts';
import { runTestHub } from './testing.ts';

const program = await s3Program();
const path = 'path' in program ? program.path : '';
const reason = 'reason' in program ? ` (skipped: ${program.reason})` : '';

describe.skipIf(path === '')(`hub files move${reason}`, () => {
  const [ann, bob] = [randomUUID(), randomUUID()];
  const subject = 'document-1';
  let server: S3Server;
  let bucket: Blobs;
  beforeAll(async () => {
    server = await startS3Server(path);
    bucket = createS3Blobs(server.access);
  });
  afterAll(async () => {
    bucket.close();
    await server.stop();
  });

  let dataDir: string;
  let disk: Blobs;
  const fileKeys = createInMemoryFileKeys();
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hub-move-'));
    disk = createDiskBlobs(join(dataDir, 'files'));
    return async () => {
      await rm(dataDir, { recursive: true });
      for (const owner of [ann, bob]) await bucket.removeAll(owner);
    };
  });

  const move = (...options: readonly string[]) =>
    runTestHub(['files', 'move', ...options], {
      DATABASE_URL: 'postgres://nowhere',
      EVENTSTORE_URL: 'esdb://nowhere',
      MASTER_KEY: randomBytes(32).toString('base64'),
      DATA_DIR: dataDir,
      S3_BUCKET: server.access.bucket,
      S3_ENDPOINT: server.access.endpoint ?? '',
      S3_ACCESS_KEY_ID: 'hub-test',
      S3_SECRET_ACCESS_KEY: 'hub-test-secret',
      S3_PATH_STYLE: 'true',
    });
  const onDisk = () => createFileStore(disk, fileKeys);
  const inBucket = () => createFileStore(bucket, fileKeys);
  const namesOf = async (blobs: Blobs, owner: string) =>
    (await Array.fromAsync(blobs.list(owner))).map(({ name }) => name).toSorted();

  it('copies files and what was derived from them, so that they open in the bucket', async () => {
    const content = randomBytes(9_000_000);
    const { key } = await onDisk().put(ann, content, subject);
    await onDisk().putDerived(ann, key, Buffer.from('text'));
    await onDisk().put(bob, Buffer.of(), subject);
    expect(await move()).toEqual({ code: 0, said: '3 files copied and compared, 0 were there already.\n' });
    expect(Buffer.from(await inBucket().get(ann, key)).equals(content)).toBe(true);
    expect(Buffer.from((await inBucket().getDerived(ann, key)) ?? []).toString()).toBe('text');
    expect(Buffer.from(await onDisk().get(ann, key)).equals(content)).toBe(true);
  });

  it('continues after an interruption, and brings what changed since', async () => {
    const { key } = await onDisk().put(ann, Buffer.from('notes'), subject);
    await onDisk().putDerived(ann, key, Buffer.from('old'));
    await move();
    await onDisk().putDerived(ann, key, Buffer.from('new'));
    await onDisk().put(bob, Buffer.from('later'), subject);
    await server.kill();
    expect(await move()).toMatchObject({ code: 1, said: expect.stringContaining('The bucket hub cannot be used') });
    await server.start();
    expect(await move()).toMatchObject({ code: 0, said: '2 files copied and compared, 1 were there already.\n' });
    expect(Buffer.from((await inBucket().getDerived(ann, key)) ?? []).toString()).toBe('new');
  });

  it('replaces a copy that differs, whatever its size', async () => {
    const { key } = await onDisk().put(ann, Buffer.from('notes'), subject);
    await move();
    const damaged = await readFile(join(dataDir, 'files', ann, key));
    damaged[10] = (damaged[10] ?? 0) ^ 1;
    await bucket.write(ann, key, Readable.from([damaged]));
    expect(await move()).toMatchObject({ said: expect.stringContaining('1 files copied') });
    expect(Buffer.from(await inBucket().get(ann, key)).toString()).toBe('notes');
  });

  it('deletes the originals only with --remove, and moves them back', async () => {
    const { key } = await onDisk().put(ann, Buffer.from('notes'), subject);
    await move();
    expect(await namesOf(disk, ann)).toEqual([key]);
    await move('--remove');
    expect(await namesOf(disk, ann)).toEqual([]);
    await move('--back', '--remove');
    expect(await namesOf(bucket, ann)).toEqual([]);
    expect(Buffer.from(await onDisk().get(ann, key)).toString()).toBe('notes');
  });

  it('says what is missing', async () => {
    const environment = {
      DATABASE_URL: 'postgres://nowhere',
      EVENTSTORE_URL: 'esdb://nowhere',
      MASTER_KEY: randomBytes(32).toString('base64'),
      DATA_DIR: dataDir,
    };
    const { code, said } = await runTestHub(['files', 'move'], environment);
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('Set S3_BUCKET') });
  });
});
