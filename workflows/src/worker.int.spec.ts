import { sealedPayloads } from '@hub/cipher';
import { analyzeSyllabus } from '@hub/contracts';
import { Client, Connection } from '@temporalio/client';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { BackendServer, payloadKeyOf, token } from './testing/backend-server.ts';
import { expectedEvents, fixtureSyllabusPdf } from './testing/fixture-syllabus.ts';

const program = fileURLToPath(new URL('worker.ts', import.meta.url));
const backend = new BackendServer();
const children: ChildProcess[] = [];

/** The worker as the product starts it, and what it logged. */
const startWorker = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], WORKER_TOKEN: token, ...environment },
  });
  children.push(child);
  let log = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      for (const listener of heard) listener();
    });
  }
  const says = (text: string) =>
    new Promise<void>((resolve) => {
      const listener = () => {
        if (log.includes(text)) resolve();
      };
      heard.add(listener);
      listener();
    });
  const end = async (signal: NodeJS.Signals) => {
    const since = performance.now();
    child.kill(signal);
    const [code]: unknown[] = await once(child, 'exit');
    return { code, seconds: (performance.now() - since) / 1000, log };
  };
  return { says, end };
};

beforeAll(async () => {
  await backend.start();
  return () => backend.stop();
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

describe('the worker', () => {
  it('waits for a Temporal server that is away, and still ends at once', async () => {
    const worker = startWorker({ TEMPORAL_ADDRESS: '127.0.0.1:1', BACKEND_URL: backend.url });
    await worker.says('Temporal is away');
    const { code, seconds } = await worker.end('SIGTERM');
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(10);
  });

  it('names the settings that it lacks', async () => {
    const worker = startWorker({ WORKER_TOKEN: '', BACKEND_URL: 'nowhere' });
    await expect(worker.says('WORKER_TOKEN is required')).resolves.toBeUndefined();
    await expect(worker.says('BACKEND_URL must be')).resolves.toBeUndefined();
  });

  // each start bundles the workflows anew when one was changed
  it(
    'loses nothing when it is killed at work, and ends in time when it is asked to',
    { timeout: 180_000 },
    async () => {
      const address = inject('temporalAddress');
      const today = '2026-11-21';
      const documentId = backend.add({ name: 'biology.pdf', data: await fixtureSyllabusPdf(today), uploadedOn: today });
      const environment = { TEMPORAL_ADDRESS: address, BACKEND_URL: backend.url };
      const first = startWorker(environment);
      await first.says('at work');
      backend.hold = true;
      const asked = backend.asked();
      const connection = await Connection.connect({ address });
      const { taskQueue, name } = analyzeSyllabus;
      const handle = await new Client({ connection, dataConverter: sealedPayloads(payloadKeyOf) }).workflow.start(
        name,
        {
          taskQueue,
          workflowId: `analyzeSyllabus-${documentId}`,
          args: [{ documentId }],
        },
      );
      await asked;
      await first.end('SIGKILL');
      backend.hold = false;

      const second = startWorker(environment);
      expect(await handle.result()).toEqual({ scheduled: expectedEvents(today).length });
      expect(backend.documents.get(documentId)?.recorded).toBe(1);
      await connection.close();
      const { code, seconds, log } = await second.end('SIGTERM');
      expect(code).toBe(0);
      expect(seconds).toBeLessThan(10);
      expect(log).not.toContain(token);
    },
  );
});
