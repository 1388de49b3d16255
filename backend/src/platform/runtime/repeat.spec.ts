import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { repeat } from './repeat.ts';

const setUp = (work: (run: number) => Promise<unknown>, everyMs: number) => {
  const stopping = new AbortController();
  const failures: unknown[] = [];
  let runs = 0;
  const run = () => work((runs += 1));
  const done = repeat(run, { everyMs, signal: stopping.signal, failed: (error) => failures.push(error) });
  return { stopping, failures, done, runs: () => runs };
};

describe('repeated work', () => {
  it('starts immediately, and continues after a failure and reports it', async () => {
    const { stopping, failures, done } = setUp(async (run) => {
      if (run < 3) throw new Error(`run ${run}`);
      stopping.abort();
    }, 1);
    await done;
    expect(failures.map(String)).toEqual(['Error: run 1', 'Error: run 2']);
  });

  it('ends with the current run and waits for no other', async () => {
    let isOver = false;
    const { stopping, done, runs } = setUp(async () => {
      await wait(20);
      isOver = true;
    }, 3_600_000);
    stopping.abort();
    await done;
    expect([isOver, runs()]).toEqual([true, 1]);
  });

  it('ends while it waits for the next run', async () => {
    const { stopping, done, runs } = setUp(async () => undefined, 3_600_000);
    await wait(5);
    stopping.abort();
    await done;
    expect(runs()).toBe(1);
  });

  it('does nothing once the signal has aborted', async () => {
    let runs = 0;
    await repeat(async () => (runs += 1), { everyMs: 1, signal: AbortSignal.abort(), failed: () => undefined });
    expect(runs).toBe(0);
  });
});
