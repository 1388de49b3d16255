import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

/** Vitest calls it once before all integration tests; what it returns runs after the last. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-postgres-'));
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
