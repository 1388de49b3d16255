import { ensureDatabase, startPostgres } from '@hub/postgres';
import { startEventLog } from '@hub/event-log';
import { startProgram, type RunningProgram } from '@hub/local/start-program';
import { root } from '@hub/local/root';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';

type Said = Readonly<Record<string, unknown>>;
const says = (message: string) => (said: Said) => (said['msg'] === message ? message : undefined);
const listening = (said: Said) =>
  said['msg'] === 'listening' ? `http://127.0.0.1:${String(said['port'])}` : undefined;

/** One version's programs, on the services that both share. */
interface Version {
  /** Runs its migrations to their end. */
  migrate(): Promise<void>;
  startApi(): Promise<RunningProgram>;
  /** @param role whether it has to become active, or only to be there in case */
  startProjector(role: 'active' | 'standby'): Promise<RunningProgram>;
  /** Runs one of its `hub` commands. @throws Error with what it said when it fails */
  hub(...args: readonly string[]): Promise<string>;
}

/** Postgres and an event log, and the programs of any checkout on them. Temporal is not there: no workflow runs. */
export const startSharedServices = async (folder: string) => {
  const stack = new AsyncDisposableStack();
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: 0 });
  stack.defer(() => postgres.stop());
  for (const name of ['academic_hub', 'event_log']) await ensureDatabase(postgres.url('postgres'), name);
  const eventLog = await startEventLog({ databaseUrl: postgres.url('event_log'), host: '127.0.0.1', port: 0 });
  stack.defer(() => eventLog.drain());
  const env = {
    PORT: '0',
    METRICS_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    WEB_DIR: join(folder, 'web'),
    DATABASE_URL: postgres.url('academic_hub'),
    EVENTSTORE_URL: eventLog.url,
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    MASTER_KEY: randomBytes(32).toString('base64'),
    WORKER_TOKEN: randomBytes(16).toString('hex'),
    DRAIN_SECONDS: '1',
    // a few students represent many
    LIMIT_READS_PER_SECOND: '0',
    LIMIT_WRITES_PER_SECOND: '0',
    LIMIT_ANONYMOUS_PER_SECOND: '0',
  };

  const versionAt = (checkout: string): Version => {
    const start = async (program: string, serves: (said: Said) => string | undefined) => {
      const running = await startProgram({ root: checkout, program: `backend/src/${program}`, env, serves });
      stack.defer(() => running.stop());
      return running;
    };
    const run = async (program: string, args: readonly string[] = []) => {
      const { PATH } = process.env;
      const all = ['--disable-warning=DEP0123', `backend/src/${program}`, ...args];
      return (await promisify(execFile)(process.execPath, all, { cwd: checkout, env: { PATH, ...env } })).stdout;
    };
    return {
      migrate: async () => void (await run('migrate.ts')),
      startApi: () => start('api.ts', listening),
      startProjector: (role) =>
        start('projector.ts', says(role === 'active' ? 'this projector is active' : 'serving /metrics')),
      hub: (...args) => run('hub.ts', args),
    };
  };
  return { versionAt, here: versionAt(root), stop: () => stack.disposeAsync() };
};
