import { ensureDatabase, startPostgres, type Postgres } from '@hub/postgres';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram, type Program, type RunningProgram } from './start-program.ts';

/** On the disk that the product's own data lies on. */
const dataDir = fileURLToPath(new URL('../../../.data', import.meta.url));

/** The ground that everything measured stands on: a Postgres of its own, and programs beside it. */
export interface BenchEnvironment extends AsyncDisposable {
  /** Of its own, removed in the end. */
  readonly folder: string;
  /** The address of a new, empty database. */
  database(): Promise<string>;
  start(program: Program): Promise<RunningProgram>;
  /** An event log on a database of its own, over TLS and with a password, as the product runs it. */
  eventLog(options?: { commit?: 'group' | 'each'; databaseUrl?: string }): Promise<RunningProgram>;
  /** What is to be closed with the ground, before the programs. */
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
    if (stack.disposed) throw new Error('The benchmark was called off');
    const starting = startProgram(program);
    // one that is still starting when all ends is stopped too
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

/** Postgres, from which each part of the benchmark takes a ground of its own; all ends with the stack. */
export const prepareEnvironment = async (stack: AsyncDisposableStack) => {
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, 'bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const starting = startPostgres({ dataDir: join(folder, 'postgres'), port: 0 });
  stack.defer(async () => (await starting.catch(() => undefined))?.stop());
  const postgres = await starting;
  return { folder, isolate: () => stack.use(create(postgres, folder)) };
};
