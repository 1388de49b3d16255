import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { spawnChild, type Running } from '../spawn-child.ts';
import { claimPort } from '../claim-port.ts';
import { waitForPort } from '../wait-for-port.ts';
import { ensureTemporal } from './ensure-temporal.ts';

const host = '127.0.0.1';

const fixed = ['server', 'start-dev', '--headless', '--ip', host, '--log-level', 'warn'];
/** Saves one round trip for a short activity. */
const eager = ['--dynamic-config-value', 'system.enableActivityEagerExecution=true'];
/** Students take turns: a workflow's fairness key is its student. */
const fair = ['--dynamic-config-value', 'matching.enableFairness=true'];
const durable = ['--sqlite-pragma', 'journal_mode=WAL', '--sqlite-pragma', 'synchronous=FULL'];

const argumentsFor = (port: number, dbFile: string | undefined) => [
  ...fixed,
  ...eager,
  ...fair,
  '--port',
  String(port),
  ...(dbFile === undefined ? [] : ['--db-filename', dbFile, ...durable]),
];

/** How to run the Temporal server. */
export interface TemporalServerOptions {
  readonly program: string;
  readonly port: number;
  /** SQLite file for the workflows; without it they are kept in memory. */
  readonly dbFile?: string | undefined;
  readonly onLine?: (line: string) => void;
}

/** Starts the server process, which is ready a moment later. It picks free ports for its other services. */
export const spawnTemporal = ({
  program,
  port,
  dbFile,
  onLine = () => undefined,
}: TemporalServerOptions): Promise<Running> => {
  if (dbFile !== undefined) mkdirSync(dirname(dbFile), { recursive: true });
  return spawnChild({
    file: program,
    args: argumentsFor(port, dbFile),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    cwd: '/',
    onLine,
  });
};

/** A running Temporal server of this process. */
export interface Temporal {
  /** host:port, in the form of TEMPORAL_ADDRESS. */
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a Temporal dev server for tests and resolves when it accepts connections.
 * @param options.port 0 picks a free port
 * @param options.dbFile SQLite file for the workflows; without it they are kept in memory
 * @throws TemporalUnavailable saying what to install; PortUnavailable; an error with its last lines when it ends at
 * start
 */
export const startTemporal = async ({ port: wanted, dbFile }: { port: number; dbFile?: string }): Promise<Temporal> => {
  const program = await ensureTemporal({ progress: (text) => process.stderr.write(`${text}\n`) });
  const port = await claimPort({ setting: 'TEMPORAL_PORT', host, port: wanted });
  const lines: string[] = [];
  const running = await spawnTemporal({ program, port, dbFile, onLine: (line) => lines.push(line) });
  const serving = new AbortController();
  await Promise.race([
    waitForPort({ host, port }, serving.signal),
    running.exited.then((reason) => {
      throw new Error(`Temporal ended at start (${reason}):\n${lines.slice(-10).join('\n')}`);
    }),
  ]).finally(() => {
    serving.abort();
  });
  return { address: `${host}:${port}`, pid: running.pid, stop: () => running.stop(3000) };
};
