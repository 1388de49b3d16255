import { describe, expect, it } from 'vitest';
import { FairQueue, QueueFull } from './fair-queue.ts';
import type { Turn } from './turn.ts';

const begin = (bounds = { perOwner: 3, overall: 5 }) => {
  const queue = new FairQueue(bounds);
  const order: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    order.push(name);
  };
  return { queue, order, run: (name: string, signal?: AbortSignal) => queue.run(name.charAt(0), work(name), signal) };
};

it('runs one at a time, and lets the owners take turns', async () => {
  const { order, run } = begin();
  await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => run(name)));
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
});

it('rejects at once what is too much for one owner, or for all', async () => {
  const { run } = begin({ perOwner: 1, overall: 2 });
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => run(name));
  const ended = await Promise.allSettled(all);
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, false]);
  await expect(all[2]).rejects.toThrow(QueueFull);
});

it('continues after work that failed, and forgets what was cancelled while it waited', async () => {
  const { queue, order, run } = begin();
  const cancel = new AbortController();
  const failed = queue.run('z', () => Promise.reject(new Error('x')));
  const cancelled = run('a1', cancel.signal);
  const last = run('b1');
  cancel.abort(new Error('cancelled'));
  await expect(failed).rejects.toThrow('x');
  await expect(cancelled).rejects.toThrow('cancelled');
  await last;
  await run('c1');
  expect(order).toEqual(['b1', 'c1']);
});

it('runs as many at once as it may, and still lets the owners take turns', async () => {
  const queue = new FairQueue({ atOnce: 2, perOwner: 10, overall: 20 });
  const [order, running] = [[] as string[], new Set<string>()];
  const work = (name: string) =>
    queue.run(name.charAt(0), async () => {
      running.add(name);
      expect(running.size).toBeLessThanOrEqual(2);
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(name);
      order.push(name);
    });
  await Promise.all(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1'].map(work));
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4', 'a5']);
});

it('an owner whose work takes long waits for those whose work is short', async () => {
  const queue = new FairQueue({ perOwner: 10, overall: 20 });
  const order: string[] = [];
  const work = (name: string, ms: number) =>
    queue.run(name.charAt(0), async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      order.push(name);
    });
  await Promise.all([work('a1', 40), work('a2', 40), work('b1', 1), work('b2', 1), work('b3', 1)]);
  expect(order).toEqual(['a1', 'b1', 'b2', 'b3', 'a2']);
});

describe('work that leaves its turn', () => {
  it('lets the next one begin, and continues at once even if that waits for it', async () => {
    const { queue, order, run } = begin();
    const { promise: elsewhere, resolve: come } = Promise.withResolvers<void>();
    const left = queue.run('z', async (turn) => {
      await turn.outside(() => elsewhere);
      order.push('z');
    });
    await run('a1');
    const second = queue.run('b', () => left);
    const third = run('c1');
    come();
    await Promise.all([left, second, third]);
    expect(order).toEqual(['a1', 'z', 'c1']);
  });

  it('never lets two begin, whatever it does after its end', async () => {
    const { queue, order, run } = begin();
    let kept: Turn | undefined;
    const never = new Promise<void>(() => undefined);
    await queue.run('z', async (turn) => {
      kept = turn;
      void turn.outside(() => never);
    });
    await kept?.outside(async () => undefined);
    await Promise.all(['a1', 'b1', 'c1'].map((name) => run(name))); // each expects to be alone
    expect(order).toEqual(['a1', 'b1', 'c1']);
  });
});
