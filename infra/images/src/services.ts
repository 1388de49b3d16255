import { ensureDatabase, startPostgres } from '@hub/postgres';
import { startEventLog } from '@hub/event-log';
import { startTemporal } from '@hub/local/temporal';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Real services outside the containers, and the settings with which these reach them. */
export interface Services {
  readonly backend: Readonly<Record<string, string>>;
  readonly worker: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Postgres, event log and Temporal on this machine's loopback address. */
export const startServices = async (): Promise<Services> => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-images-'));
  const [postgres, temporal] = await Promise.all([
    startPostgres({ dataDir: join(folder, 'postgres'), port: 0 }),
    startTemporal({ port: 0 }),
  ]);
  await ensureDatabase(postgres.url('postgres'), 'academic_hub');
  await ensureDatabase(postgres.url('postgres'), 'event_log');
  const eventLog = await startEventLog({ databaseUrl: postgres.url('event_log'), host: '127.0.0.1', port: 0 });
  const WORKER_TOKEN = randomBytes(24).toString('base64url');
  // all containers share this machine's ports, so none may have a fixed one
  const shared = { WORKER_TOKEN, TEMPORAL_ADDRESS: temporal.address, METRICS_PORT: '' };
  return {
    backend: {
      ...shared,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: postgres.url('academic_hub'),
      EVENTSTORE_URL: eventLog.url,
      MASTER_KEY: randomBytes(32).toString('base64'),
    },
    worker: shared,
    async stop() {
      await eventLog.drain();
      await Promise.all([temporal.stop(), postgres.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
