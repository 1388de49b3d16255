import { ensureOwnedDatabase, startPostgres } from '@hub/postgres';
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

/** Postgres logs this for every connection attempt during its start; the readiness probe causes it. */
const notYet = 'the database system is starting up';
const severe = /\b(?:WARNING|ERROR|FATAL|PANIC):/;

/** The embedded Postgres, which holds the databases of the event log and the backend. */
export interface EmbeddedPostgres extends Service {
  /**
   * Connection URL of the database's owner, password included: never log it.
   * @throws before the first start
   */
  url(database: Database): string;
}

/** Postgres under DATA_DIR. A start resolves when both databases exist and accept connections. */
export const postgresService = ({ settings, ports }: Plan): EmbeddedPostgres => {
  const own = ownedDatabases(settings.DATA_DIR);
  let at: string | undefined;
  const chatty = settings.LOG_LEVEL === 'debug' || settings.LOG_LEVEL === 'trace';
  return {
    name: 'postgres',
    url: (database) => {
      if (at === undefined) throw new Error('Postgres has not been started');
      const { name, login, password } = own[database];
      return `postgres://${login}:${password}@${at}/${name}`;
    },
    async start(onLine) {
      // other lines can quote a student's data (DETAIL: Key (email)=…)
      const log = (line: string) => {
        if (chatty || (severe.test(line) && !line.includes(notYet))) onLine(line);
      };
      const postgres = await startPostgres({
        dataDir: join(settings.DATA_DIR, 'postgres'),
        port: ports.postgres,
        archive: settings.WAL_ARCHIVE,
        log,
      });
      at = `127.0.0.1:${postgres.port}`;
      try {
        for (const each of Object.values(own)) await ensureOwnedDatabase(postgres.url, each);
      } catch (error) {
        await postgres.stop();
        throw error;
      }
      const stop = async (graceMs: number) => {
        const tooLate = setTimeout(() => {
          signalGroup(postgres.pid, 'SIGKILL'); // loses nothing: the next start recovers from the WAL
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
  /** Restart the process when one of its sources changes. */
  readonly watch: boolean;
}

/** One of our programs, run from source by the current Node. */
export const nodeService = (name: string, program: string, { env, watch }: NodeServiceOptions): Service => ({
  name,
  start: (onLine) => {
    const args = [...(watch ? ['--watch', '--watch-preserve-output'] : []), inRoot(program)];
    return spawnChild({ file: process.execPath, args, env, cwd: root, onLine });
  },
});

/** The workflow worker. */
export const workerService = (env: NodeJS.ProcessEnv, watch: boolean): Service => {
  const service = nodeService('worker', 'workflows/src/worker.ts', { env, watch: false });
  return watch ? restartedOnChange(service, [inRoot('workflows/src'), inRoot('packages/study-rules/src')]) : service;
};

/** The Temporal server; its workflows are stored under DATA_DIR. */
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
