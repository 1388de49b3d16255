import { CreateMultipartUploadCommand, UploadPartCommand } from '@aws-sdk/client-s3';
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blobs } from './blobs.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { createInMemoryFileKeys } from '../testing/in-memory-keys.ts';
import { type S3Server, s3Program, startS3Server } from '../testing/s3-server.ts';
import { createS3Blobs } from './s3-blobs.ts';

const program = await s3Program();
const path = 'path' in program ? program.path : '';
const reason = 'reason' in program ? ` (skipped: ${program.reason})` : '';

describe.skipIf(path === '')(`a bucket${reason}`, () => {
  const ann = randomUUID();
  let server: S3Server;
  let blobs: Blobs;
  let files: FileStore;
  beforeAll(async () => {
    server = await startS3Server(path);
    blobs = createS3Blobs(server.access);
    files = createFileStore(blobs, createInMemoryFileKeys());
  });
  afterAll(async () => {
    blobs.close();
    await server.stop();
  });

  const beginUpload = async (name: string) => {
    const at = { Bucket: 'hub', Key: `files/${ann}/${name}` };
    const { UploadId } = await server.client.send(new CreateMultipartUploadCommand(at));
    const Body = randomBytes(6_000_000);
    await server.client.send(new UploadPartCommand({ ...at, UploadId, PartNumber: 1, Body }));
  };

  it('is cleared of the parts of an upload that a crash interrupted, but not of a running one', async () => {
    await beginUpload('interrupted');
    expect(await blobs.removePartial(ann, Date.now() - 3_600_000)).toBe(0);
    expect(await blobs.removePartial(ann, Date.now() + 60_000)).toBe(1);
    expect(await blobs.removePartial(ann, Date.now() + 60_000)).toBe(0);
  });

  it('has nothing left of an erased student, not even a part of an upload', async () => {
    await files.put(ann, randomBytes(100), 'document-1');
    await beginUpload('interrupted');
    await blobs.removeAll(ann);
    expect(await Array.fromAsync(blobs.list(ann))).toEqual([]);
    expect(await blobs.removePartial(ann, Date.now() + 60_000)).toBe(0);
  });

  it('lists more objects than one response holds, and deletes them', async () => {
    const names = Array.from({ length: 1_005 }, (_, index) => `n${index}`);
    for (let at = 0; at < names.length; at += 50) {
      await Promise.all(
        names.slice(at, at + 50).map((name) => blobs.write(ann, name, Readable.from([Buffer.from('x')]))),
      );
    }
    expect((await Array.fromAsync(blobs.list(ann))).map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    await blobs.removeAll(ann);
    expect(await Array.fromAsync(blobs.list(ann))).toEqual([]);
  });

  it('that is away is reported as unavailable, and works again when it is back', async () => {
    const { key } = await files.put(ann, Buffer.from('kept'), 'document-1');
    await blobs.check();
    await server.kill();
    await expect(files.put(ann, Buffer.from('lost'), 'document-1')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(files.get(ann, key)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(blobs.removeAll(ann)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(blobs.check()).rejects.toThrow('ECONNREFUSED');
    await server.start();
    expect(Buffer.from(await files.get(ann, key)).toString()).toBe('kept');
  });

  it('that does not exist fails the check', async () => {
    const wrong = createS3Blobs({ ...server.access, bucket: 'other' });
    await expect(wrong.check()).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } });
    wrong.close();
  });
});
