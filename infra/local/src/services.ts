import { ensureOwnDatabase, startPostgres } from '@hub/postgres';
import { join } from 'node:path';
import { signalGroup, spawnChild } from './spawn-child.ts';
import type { databases } from './databases.ts';
import { restartedOnChange } from './dev/restarted-on-change.ts';
import { ownedDatabases } from './owned-databases.ts';
import type { Plan } from './plan.ts';
import { inRoot, root } from './root.ts';
import type { Service } from './supervise.ts';
import { spawnTemporal } from './temporal/server.ts';

type Database = keyof typeof databases;

/** Said to whoever connects too early, which is how one finds out that it is up. */
const notYet = 'the database system is starting up';
const severe = /\b(?:WARNING|ERROR|FATAL|PANIC):/;

/** The part that the event log and the backend get their databases from. */
export interface EmbeddedPostgres extends Service {
  /** Of the login that owns the database, password included: never log it. @throws before the first start */
  url(database: Database): string;
}

/** Postgres under DATA_DIR. A start resolves when both databases exist and answer. */
export const postgresService = ({ settings, ports }: Plan): EmbeddedPostgres => {
  const own = ownedDatabases(settings.DATA_DIR);
  let at: string | undefined;
  const chatty = settings.LOG_LEVEL === 'debug' || settings.LOG_LEVEL === 'trace';
  return {
    name: 'postgres',
    url: (database) => {
      if (at === undefined) throw new Error('Postgres was not started');
      const { name, login, password } = own[database];
      return `postgres://${login}:${password}@${at}/${name}`;
    },
    async start(onLine) {
      // its other lines can quote a student's data (DETAIL: Key (email)=…)
      const log = (line: string) => {
        if (chatty || (severe.test(line) && !line.includes(notYet))) onLine(line);
      };
      const postgres = await startPostgres({ dataDir: join(settings.DATA_DIR, 'postgres'), port: ports.postgres, log });
      at = `127.0.0.1:${postgres.port}`;
      try {
        for (const each of Object.values(own)) await ensureOwnDatabase(postgres.url, each);
      } catch (error) {
        await postgres.stop();
        throw error;
      }
      const stop = async (graceMs: number) => {
        const tooLate = setTimeout(() => {
          signalGroup(postgres.pid, 'SIGKILL'); // loses nothing: the next start recovers from the log
        }, graceMs);
        await postgres.stop();
        clearTimeout(tooLate);
      };
      return { pid: postgres.pid, exited: postgres.exited, stop };
    },
  };
};

interface NodeServiceOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Restart it when a source of it changes. */
  readonly watch: boolean;
}

/** One of our own programs, run by this Node from its source. */
export const nodeService = (name: string, program: string, { env, watch }: NodeServiceOptions): Service => ({
  name,
  start: (onLine) => {
    const args = [...(watch ? ['--watch', '--watch-preserve-output'] : []), inRoot(program)];
    return spawnChild({ file: process.execPath, args, env, cwd: root, onLine });
  },
});

/** The worker of the workflows. */
export const workerService = (env: NodeJS.ProcessEnv, watch: boolean): Service => {
  const part = nodeService('worker', 'workflows/src/worker.ts', { env, watch: false });
  return watch ? restartedOnChange(part, inRoot('workflows/src')) : part;
};

/** The Temporal server, its workflows kept under DATA_DIR. */
export const temporalService = ({ settings, ports }: Plan, program: string): Service => ({
  name: 'temporal',
  stopsNoisily: true,
  start: (onLine) =>
    spawnTemporal({
      program,
      port: ports.temporal,
      dbFile: join(settings.DATA_DIR, 'temporal', 'temporal.db'),
      onLine,
    }),
});
