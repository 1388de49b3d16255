import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { LimitedThread, LimitExceeded } from './limited-thread.ts';
import type { ExampleTask } from './testing/example-task.ts';

const threads: LimitedThread<ExampleTask, unknown>[] = [];
const start = (megabytes: number) => {
  const module = new URL('testing/example-task.ts', import.meta.url);
  const limits = { milliseconds: 10_000, megabytes };
  const started = new LimitedThread<ExampleTask, unknown>(module, 'doExample', { limits });
  threads.push(started);
  return started;
};
afterAll(() => Promise.all(threads.map((each) => each.close())));

describe('a thread with limits', { timeout: 60_000 }, () => {
  it('cuts off a task that takes too much memory in buffers, and runs the next', async () => {
    const limited = start(100);
    await expect(limited.run('fill')).rejects.toBeInstanceOf(LimitExceeded);
    await expect(limited.run('fail')).rejects.toThrow('a bad task');
  });

  it('is not blamed for the memory of another', async () => {
    const [small, large] = [start(100), start(1000)];
    const stop = new AbortController();
    const waiting = small.run('wait', { signal: stop.signal });
    const filling = large.run('fill', { signal: stop.signal });
    await sleep(1500);
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(filling).rejects.toThrow('enough');
  });
});
