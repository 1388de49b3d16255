import { ensureAccess } from '@hub/event-log/access';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Locked, takeLock } from './lock-file.ts';
import { endLeftovers } from './pid-files.ts';
import { claimPort } from './claim-port.ts';
import { processesWithMetrics, metricsPort, type Plan } from './plan.ts';
import { StartRefused } from './start-refused.ts';
import { restoringFolder } from './restoring-folder.ts';
import { secretsOf } from './secrets.ts';
import type { Settings } from './settings.ts';

const makeFolder = (path: string) => {
  try {
    mkdirSync(path, { recursive: true });
  } catch (cause) {
    throw new StartRefused(`DATA_DIR ${path} cannot be created: ${String(cause)}`, { cause });
  }
};

/** The folder for pid files. */
export const runFolder = ({ DATA_DIR }: Settings) => join(DATA_DIR, 'run');

/**
 * Locks the data folder for this process. What this process and its services create from now on is closed to others.
 * @returns a function that releases the lock
 * @throws StartRefused when another process uses the folder, or a restore of it did not finish
 */
export const lockDataFolder = ({ DATA_DIR }: Settings): (() => void) => {
  process.umask(0o077);
  makeFolder(DATA_DIR);
  if (existsSync(restoringFolder(DATA_DIR))) {
    throw new StartRefused(
      `A restore of ${DATA_DIR} was interrupted or is still running. Repeat it: hub restore <folder>.`,
    );
  }
  try {
    return takeLock(join(DATA_DIR, 'supervisor.lock'));
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    throw new StartRefused(
      `Academic Hub already runs on ${DATA_DIR} (process ${error.pid}). Stop it first, or set DATA_DIR=… to another folder.`,
      { cause: error },
    );
  }
};

const claimMetricsPorts = async (settings: Settings) => {
  for (const name of processesWithMetrics) {
    const port = metricsPort(settings, name);
    if (port !== undefined) await claimPort({ setting: 'METRICS_PORT', host: settings.METRICS_HOST, port });
  }
};

const claimPorts = async (settings: Settings) => {
  const host = '127.0.0.1';
  const embedded = async (setting: 'POSTGRES_PORT' | 'EVENT_LOG_PORT' | 'TEMPORAL_PORT', instead: string | undefined) =>
    instead === undefined ? claimPort({ setting, host, port: settings[setting] }) : 0;
  return {
    web: await claimPort({ setting: 'PORT', host: settings.HOST, port: settings.PORT }),
    postgres: await embedded('POSTGRES_PORT', settings.DATABASE_URL),
    eventLog: await embedded('EVENT_LOG_PORT', settings.EVENTSTORE_URL),
    temporal: await embedded('TEMPORAL_PORT', settings.TEMPORAL_ADDRESS),
  };
};

/** Created before anything starts, because clients read the authority's certificate when they connect. */
const eventLogAccess = async ({ DATA_DIR, EVENTSTORE_URL, EVENT_LOG_TLS }: Settings) =>
  EVENTSTORE_URL === undefined && EVENT_LOG_TLS === 'on' ? ensureAccess(join(DATA_DIR, 'event-log')) : undefined;

/**
 * Ends processes that a killed start left running, then chooses ports and loads secrets. Starts nothing.
 * @throws PortUnavailable, StartRefused
 */
export const makePlan = async (settings: Settings, watch: boolean, log: (text: string) => void): Promise<Plan> => {
  const ended = await endLeftovers(runFolder(settings));
  if (ended.length > 0) log(`Ended ${ended.join(', ')}, left running by an earlier start that was killed.`);
  const ports = await claimPorts(settings);
  await claimMetricsPorts(settings);
  const distinct = new Set(Object.values(ports).filter((port) => port !== 0));
  if (distinct.size < Object.values(ports).filter((port) => port !== 0).length) {
    throw new StartRefused('Two of PORT, POSTGRES_PORT, EVENT_LOG_PORT and TEMPORAL_PORT are the same.');
  }
  return { settings, secrets: secretsOf(settings), eventLogAccess: await eventLogAccess(settings), ports, watch };
};
