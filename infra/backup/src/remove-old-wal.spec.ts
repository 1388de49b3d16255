import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeManifest } from './manifest.ts';
import { removeOldWal } from './remove-old-wal.ts';

const [earlier, now] = ['2026-11-01T03-00-00-000Z-0a1b2c', '2026-11-20T03-00-00-000Z-3d4e5f'];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-old-wal-'));
});
afterEach(() => rm(folder, { recursive: true }));

const segmentOf = (number: number) => `0000000100000000000000${number.toString(16).padStart(2, '0').toUpperCase()}`;
const written = async (history: string, ...numbers: number[]) => {
  const archive = join(folder, 'wal', history);
  await mkdir(archive, { recursive: true });
  for (const number of numbers) await writeFile(join(archive, `${segmentOf(number)}.gz`), '');
  return archive;
};
const backup = async (name: string, archive: string, from: number) => {
  const [postgres, masterKey] = [join(folder, 'backups', name, 'postgres'), '0'.repeat(64)];
  await mkdir(join(postgres, 'cluster'), { recursive: true });
  await writeFile(join(postgres, 'archive'), `${archive}\n`);
  const label = `START WAL LOCATION: 0/${from}000028 (file ${segmentOf(from)})\n`;
  await writeFile(join(postgres, 'cluster', 'backup_label'), label);
  const begun = '2026-11-21T03:00:00.000Z';
  await writeManifest(join(folder, 'backups', name), {
    format: 1,
    begun,
    eventLog: null,
    masterKey,
    folders: [],
    files: [],
  });
};
const kept = async (history: string) => (await readdir(join(folder, 'wal', history))).toSorted();

it('the WAL from the oldest backup on stays, and that of replaced data goes with its last backup', async () => {
  const [before, current] = [await written(earlier, 1, 2), await written(now, 3, 9, 10, 11)];
  await backup('old', before, 2);
  await backup('a', current, 10);
  await backup('b', current, 11);
  expect(await removeOldWal(join(folder, 'backups'), current)).toBe(3);
  expect(await kept(now)).toEqual([`${segmentOf(10)}.gz`, `${segmentOf(11)}.gz`]);
  expect(await kept(earlier)).toEqual([`${segmentOf(2)}.gz`]);
  await rm(join(folder, 'backups', 'old'), { recursive: true });
  expect(await removeOldWal(join(folder, 'backups'), current)).toBe(1);
  expect(await readdir(join(folder, 'wal'))).toEqual([now]);
});

it('the WAL of the running data stays until there is a backup of it, and so does what is no WAL', async () => {
  const current = await written(now, 3);
  await mkdir(join(folder, 'wal', 'photos'));
  await writeFile(join(current, 'notes.txt'), 'mine');
  await mkdir(join(folder, 'backups'));
  expect(await removeOldWal(join(folder, 'backups'), current)).toBe(0);
  await backup('a', current, 4);
  expect(await removeOldWal(join(folder, 'backups'), current)).toBe(1);
  expect(await kept(now)).toEqual(['notes.txt']);
  expect(await readdir(join(folder, 'wal'))).toEqual([now, 'photos']);
});
