import { sealedPayloads } from '@hub/cipher';
import { analyzeSyllabus, type WorkflowContract, writeFlashcards, writePracticeTest } from '@hub/contracts';
import { mark } from '@hub/postgres/testing-marks';
import { Client, Connection } from '@temporalio/client';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { BackendServer, payloadKeyOf, token } from './testing/backend-server.ts';
import { expectedEvents, fixtureSyllabusPdf } from './testing/fixture-syllabus.ts';
import { serveStudy } from './testing/study-backend.ts';

const program = fileURLToPath(new URL('worker.ts', import.meta.url));
const backend = new BackendServer();
const study = serveStudy(backend);
const children: ChildProcess[] = [];

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Starts the worker as the product does, and collects its log. */
const startWorker = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [program], {
    env: { PATH, NODE_COMPILE_CACHE, WORKER_TOKEN: token, ...environment },
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
  it('waits for an unreachable Temporal server, and still stops at once', { tags: ['R31'] }, async () => {
    const worker = startWorker({ TEMPORAL_ADDRESS: '127.0.0.1:1', BACKEND_URL: backend.url });
    await worker.says('Temporal is unreachable');
    const { code, seconds } = await worker.end('SIGTERM');
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(mark(10, 50));
  });

  it('names missing settings', async () => {
    const worker = startWorker({ WORKER_TOKEN: '', BACKEND_URL: 'nowhere' });
    await expect(worker.says('WORKER_TOKEN is required')).resolves.toBeUndefined();
    await expect(worker.says('BACKEND_URL must be')).resolves.toBeUndefined();
  });

  // each start bundles the workflows again when one of them changed
  it(
    'killed before or after its work takes effect, leaves everything done exactly once, and stops in time when asked to',
    { tags: ['R5', 'R30'], timeout: 600_000 },
    async () => {
      const address = inject('temporalAddress');
      const today = '2026-11-21';
      const syllabus = { name: 'biology.pdf', data: await fixtureSyllabusPdf(today), uploadedOn: today };
      const [unread, recorded] = [backend.add(syllabus), backend.add(syllabus)];
      const [setId, testId] = [study.newSet(), study.newTest()];
      const environment = { TEMPORAL_ADDRESS: address, BACKEND_URL: backend.url };
      const connection = await Connection.connect({ address });
      const { workflow } = new Client({ connection, dataConverter: sealedPayloads(payloadKeyOf) });
      const start = ({ name, taskQueue }: WorkflowContract, id: string, input: object) =>
        workflow.start(name, { taskQueue, workflowId: `${name}-${id}`, args: [input] });

      const first = startWorker(environment);
      backend.withheld = new RegExp(`${unread}$|/(analysis|flashcards|questions)$`);
      const handles = await Promise.all([
        start(analyzeSyllabus, unread, { documentId: unread }),
        start(analyzeSyllabus, recorded, { documentId: recorded }),
        start(writeFlashcards, setId, { setId }),
        start(writePracticeTest, testId, { testId }),
      ]);
      const analyses = (id: string) => backend.documents.get(id)?.recorded;
      const effects = () => [
        analyses(unread) ?? 0,
        analyses(recorded) ?? 0,
        study.cards.get(setId)?.length ?? 0,
        study.questions.get(testId)?.length ?? 0,
      ];
      // the worker lets everything else run first: on a busy machine a call without a response may be due again
      const busy = { timeout: 240_000 };
      await expect.poll(() => effects().map((times) => times > 0), busy).toEqual([false, true, true, true]);
      await expect.poll(() => backend.documents.get(unread)?.origins.size, busy).toBe(1);
      await first.end('SIGKILL');
      const before = effects();
      backend.withheld = undefined;

      const second = startWorker(environment);
      const dates = expectedEvents(today);
      const results = await Promise.all(handles.map((handle) => handle.result()));
      const [questions, ...questionsAgain] = study.questions.get(testId) ?? [];
      const [cards, ...cardsAgain] = study.cards.get(setId) ?? [];
      expect(effects()).toEqual(before.map((times) => times + 1));
      expect(results).toEqual([
        { scheduled: dates.length },
        { scheduled: dates.length },
        { generated: cards?.cards.length },
        { generated: questions?.questions.length },
      ]);
      // a lost report is repeated verbatim
      for (const again of cardsAgain) expect(again).toEqual(cards);
      for (const again of questionsAgain) expect(again).toEqual(questions);
      for (const id of [unread, recorded]) expect(backend.documents.get(id)?.dates).toMatchObject(dates);
      await connection.close();
      const { code, seconds, log } = await second.end('SIGTERM');
      expect(code).toBe(0);
      expect(seconds).toBeLessThan(mark(10, 50));
      expect(log).not.toContain(token);
    },
  );
});
