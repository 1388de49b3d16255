import type { TestProject } from 'vitest/node';
import { startTemporal } from '../temporal/index.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** host:port of the one Temporal server that runs for all integration tests. */
    temporalAddress: string;
  }
}

/**
 * A vitest `globalSetup`: one Temporal server for the run, whose address specs get by `inject('temporalAddress')`.
 * @throws when Temporal cannot be had, saying what to install: nothing is skipped
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const temporal = await startTemporal({ port: 0 });
  project.provide('temporalAddress', temporal.address);
  return () => temporal.stop();
};
