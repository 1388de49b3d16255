import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeManifest } from './manifest.ts';
import { removeOldBackups } from './remove-old-backups.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'hub-old-backups-'));
});
afterEach(() => rm(parent, { recursive: true }));

const backup = async (name: string, begun: string) => {
  const folder = join(parent, name);
  await mkdir(folder);
  const masterKey = '0'.repeat(64);
  await writeManifest(folder, { format: 1, begun, eventLog: null, masterKey, folders: [], files: [] });
  return folder;
};

it('the newest backups stay, by when they were begun and not by their names', async () => {
  const oldest = await backup('z', '2026-11-01T03:00:00.000Z');
  await backup('a', '2026-11-03T03:00:00.000Z');
  const older = await backup('m', '2026-11-02T03:00:00.000Z');
  expect(await removeOldBackups(parent, 1)).toEqual([oldest, older]);
  expect(await readdir(parent)).toEqual(['a']);
  expect(await removeOldBackups(parent, 1)).toEqual([]);
});

it('what is no complete backup stays', async () => {
  await mkdir(join(parent, 'photos'));
  await mkdir(join(parent, '2026-11-01.17.part'));
  await writeFile(join(parent, 'notes.txt'), 'mine');
  const damaged = await backup('damaged', '2026-11-01T03:00:00.000Z');
  await writeFile(join(damaged, 'manifest.json'), '{}');
  await backup('good', '2026-11-02T03:00:00.000Z');
  expect(await removeOldBackups(parent, 1)).toEqual([]);
  expect(await readdir(parent)).toHaveLength(5);
});
