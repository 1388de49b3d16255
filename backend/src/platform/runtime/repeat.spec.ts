import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { repeat } from './repeat.ts';

const setUp = (work: (round: number) => Promise<unknown>, everyMs: number) => {
  const stopping = new AbortController();
  const failures: unknown[] = [];
  let rounds = 0;
  const round = () => work((rounds += 1));
  const done = repeat(round, { everyMs, signal: stopping.signal, failed: (error) => failures.push(error) });
  return { stopping, failures, done, rounds: () => rounds };
};

describe('work in rounds', () => {
  it('begins at once, goes on after a failure and tells of it', async () => {
    const { stopping, failures, done } = setUp(async (round) => {
      if (round < 3) throw new Error(`round ${round}`);
      stopping.abort();
    }, 1);
    await done;
    expect(failures.map(String)).toEqual(['Error: round 1', 'Error: round 2']);
  });

  it('ends with the round in hand, and waits for no other', async () => {
    let isOver = false;
    const { stopping, done, rounds } = setUp(async () => {
      await wait(20);
      isOver = true;
    }, 3_600_000);
    stopping.abort();
    await done;
    expect([isOver, rounds()]).toEqual([true, 1]);
  });

  it('is cut short while it waits for the next round', async () => {
    const { stopping, done, rounds } = setUp(async () => undefined, 3_600_000);
    await wait(5);
    stopping.abort();
    await done;
    expect(rounds()).toBe(1);
  });

  it('does nothing once the signal was given', async () => {
    let rounds = 0;
    await repeat(async () => (rounds += 1), { everyMs: 1, signal: AbortSignal.abort(), failed: () => undefined });
    expect(rounds).toBe(0);
  });
});
