import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

const inMemory = '/dev/shm';
const enoughBytes = 4 * 2 ** 30;

/** A file system in memory, where there is one with room: a flush to it costs nothing. */
const folderForData = async () => {
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > enoughBytes ? inMemory : tmpdir();
};

/** Vitest calls it once before all integration tests; what it returns runs after the last. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(await folderForData(), 'hub-postgres-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const postgres = await startPostgres({ dataDir, port: 0 }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  project.provide('postgresUrl', postgres.url('postgres'));
  return async () => {
    await postgres.stop();
    await remove();
  };
}
