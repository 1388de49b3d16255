import { afterAll, describe, expect, it } from 'vitest';
import { LimitedProcess } from './limited-process.ts';
import { LimitExceeded } from './limited-thread.ts';
import type { ExampleTask } from './testing/example-task.ts';

const processes: LimitedProcess<ExampleTask, unknown>[] = [];
const start = (milliseconds = 10_000) => {
  const module = new URL('testing/example-task.ts', import.meta.url);
  const started = new LimitedProcess<ExampleTask, unknown>(module, 'doExample', { milliseconds, megabytes: 200 });
  processes.push(started);
  return started;
};
afterAll(() => Promise.all(processes.map((each) => each.close())));

const isRunning = (id: unknown) => {
  try {
    return process.kill(Number(id), 0);
  } catch {
    return false;
  }
};

describe('a process with limits', { timeout: 60_000 }, () => {
  it('is used for tasks that follow each other, without secrets, and ends after the last', async () => {
    const limited = start();
    const [first, second] = await Promise.all([limited.run('process'), limited.run('process')]);
    expect(first).toBe(second);
    expect(first).not.toBe(process.pid);
    expect(await limited.run('environment')).toEqual({});
    expect(isRunning(first)).toBe(true);
    await expect.poll(() => isRunning(first), { timeout: 20_000 }).toBe(false);
    expect(await limited.run('process')).not.toBe(first);
  });

  it('reports a failed task, and runs the next', async () => {
    const limited = start();
    await expect(limited.run('fail')).rejects.toThrow('a bad task');
    expect(await limited.run('environment')).toEqual({});
  });

  it('cuts off a task that takes too long, and runs the next', async () => {
    const limited = start(300);
    await expect(limited.run('compute')).rejects.toBeInstanceOf(LimitExceeded);
    expect(await limited.run('environment')).toEqual({});
  });

  it('ends at once when its task is cancelled or it is closed', async () => {
    const limited = start();
    const id = await limited.run('process');
    const controller = new AbortController();
    const waiting = limited.run('wait', { signal: controller.signal });
    const next = limited.run('process');
    setTimeout(() => controller.abort(new Error('cancelled')), 200);
    await expect(waiting).rejects.toThrow('cancelled');
    await expect.poll(() => isRunning(id), { timeout: 5000 }).toBe(false);
    const last = await next;
    expect(last).not.toBe(id);
    await limited.close();
    await expect.poll(() => isRunning(last), { timeout: 1000 }).toBe(false);
  });

  it('does not start for a task that is already cancelled', async () => {
    const limited = start();
    await expect(limited.run('process', { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
      'too late',
    );
  });
});
