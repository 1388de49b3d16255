import { startProgram, type Program, type RunningProgram } from '@hub/local/start-program';
import { ensureDatabase, startPostgres, type Postgres } from '@hub/postgres';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** On the same disk as the product's data. */
const dataDir = fileURLToPath(new URL('../../../.data', import.meta.url));

/** The environment of a benchmark: a separate Postgres and the programs started for it. */
export interface BenchEnvironment extends AsyncDisposable {
  /** Temporary folder, removed at the end. */
  readonly folder: string;
  /** Creates an empty database and returns its URL. */
  database(): Promise<string>;
  start(program: Program): Promise<RunningProgram>;
  /** Starts an event log on a separate database, with TLS and a password, as in the product. */
  eventLog(options?: { commit?: 'group' | 'each'; databaseUrl?: string }): Promise<RunningProgram>;
  /** Registers what to close with the environment, before the programs. */
  onEnd(close: () => Promise<unknown>): void;
}

const url = (said: Readonly<Record<string, unknown>>) => (typeof said['url'] === 'string' ? said['url'] : undefined);

const create = (postgres: Postgres, folder: string): BenchEnvironment => {
  const stack = new AsyncDisposableStack();

  const database = async () => {
    const name = `bench_${randomBytes(6).toString('hex')}`;
    await ensureDatabase(postgres.url('postgres'), name);
    return postgres.url(name);
  };

  const start = async (program: Program) => {
    if (stack.disposed) throw new Error('The benchmark was cancelled');
    const starting = startProgram(program);
    // a program that is still starting at the end is stopped too
    stack.defer(async () => (await starting.catch(() => undefined))?.stop());
    return starting;
  };

  return {
    folder,
    database,
    start,
    eventLog: async ({ commit = 'group', databaseUrl } = {}) =>
      start({
        program: 'infra/bench/src/programs/event-log.ts',
        env: {
          DATABASE_URL: databaseUrl ?? (await database()),
          ACCESS_FOLDER: join(folder, 'event-log'),
          COMMIT: commit,
        },
        serves: url,
      }),
    onEnd(close) {
      stack.defer(async () => void (await close()));
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
};

/** Starts Postgres. Each benchmark gets a separate environment on it; everything is closed with the stack. */
export const prepareEnvironment = async (stack: AsyncDisposableStack) => {
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, 'bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const starting = startPostgres({ dataDir: join(folder, 'postgres'), port: 0 });
  stack.defer(async () => (await starting.catch(() => undefined))?.stop());
  const postgres = await starting;
  return { folder, isolate: () => stack.use(create(postgres, folder)) };
};
