import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { watchTime } from './watch-time.ts';

const workers: Worker[] = [];
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.terminate())));

const threadOf = async (code: string) => {
  const worker = new Worker(`require('node:worker_threads').parentPort.postMessage(1); ${code}`, { eval: true });
  workers.push(worker);
  await once(worker, 'message');
  return worker;
};
const computing = 'for (;;);';
const waiting = 'setInterval(() => undefined, 1000);';

const exceededAfter = async (worker: Worker, milliseconds: number) => {
  const begun = performance.now();
  const time = watchTime(milliseconds, () => worker);
  await once(time.exceeded, 'abort');
  time.stop();
  return performance.now() - begun;
};

describe('the time of a thread', { timeout: 30_000 }, () => {
  it('is its CPU time', async () => {
    expect(await exceededAfter(await threadOf(computing), 300)).toBeGreaterThan(290);
  });

  it('does not include waiting, up to a limit', async () => {
    const waited = await exceededAfter(await threadOf(waiting), 300);
    expect(waited).toBeGreaterThan(1700);
  });

  it('does not include what it is kept from the processor', async () => {
    // blocked without computing, as a thread is that gets no processor
    const kept = await threadOf('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);');
    const time = watchTime(100, () => kept);
    await sleep(1500);
    time.stop();
    expect(time.exceeded.aborted).toBe(false);
  });

  it('starts with its task', async () => {
    const worker = await threadOf(computing);
    await exceededAfter(worker, 300);
    expect(await exceededAfter(worker, 400)).toBeGreaterThan(390);
  });
});
