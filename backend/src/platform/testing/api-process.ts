import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { TestApp } from './test-app.ts';

const program = fileURLToPath(new URL('../../api.ts', import.meta.url));
const clock = new URL('shifted-clock.ts', import.meta.url).href;
const Listening = z.object({ msg: z.literal('listening'), port: z.number() });

export interface ApiProcess {
  readonly origin: string;
  readonly pid: number;
  /** Shifts its clock by this many milliseconds. */
  readonly setClock: (shiftMs: number) => void;
  readonly stop: () => Promise<void>;
}

/** Starts another API process with all features on the services of a test app. */
export const startApi = async (
  { environment }: Pick<TestApp, 'environment'>,
  { shiftMs = 0, ...settings }: { readonly shiftMs?: number } & Readonly<Record<string, string | number>> = {},
): Promise<ApiProcess> => {
  const api = fork(program, [], {
    execArgv: ['--import', clock],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...environment,
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      WORKER_TOKEN: 'the-token-of-the-test-worker',
      LIMIT_READS_PER_SECOND: '0',
      LIMIT_WRITES_PER_SECOND: '0',
      LIMIT_ANONYMOUS_PER_SECOND: '0',
      LIMIT_UPLOADS_PER_MINUTE: '0',
      CLOCK_SHIFT_MS: String(shiftMs),
      ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
    },
  });
  const stop = async () => {
    if (api.exitCode !== null || api.signalCode !== null) return;
    const exited = once(api, 'exit');
    api.kill('SIGKILL');
    await exited;
  };
  if (!api.stdout) throw new Error('The program has no output');
  for await (const line of createInterface(api.stdout)) {
    const listening = Listening.safeParse(JSON.parse(line));
    if (!listening.success) continue;
    api.stdout.resume();
    const { pid = 0 } = api;
    return { origin: `http://127.0.0.1:${listening.data.port}`, pid, setClock: (ms) => void api.send(ms), stop };
  }
  throw new Error('The program ended before it was listening');
};
