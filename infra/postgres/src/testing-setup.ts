import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

/** Vitest calls it once before all integration tests; what it returns runs after the last. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-postgres-'));
  const postgres = await startPostgres({ dataDir, port: 0 });
  project.provide('postgresUrl', postgres.url('postgres'));
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
