import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createDiskBlobs } from './disk-blobs.ts';

it('files on disk are readable by this account only', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hub-blobs-'));
  await createDiskBlobs(join(dir, 'files')).write('ann', 'notes', Readable.from([Buffer.from('bytes')]));
  expect((await stat(join(dir, 'files', 'ann'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(dir, 'files', 'ann', 'notes'))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(dir, 'files', 'ann'))).toEqual(['notes']);
  await rm(dir, { recursive: true });
});
