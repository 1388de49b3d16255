import type { Context } from 'koa';
import { expect, it } from 'vitest';
import { outsideTurn } from '../runtime/index.ts';
import { concurrentRequests } from './concurrent-requests.ts';

const begin = () => {
  const middleware = concurrentRequests();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (userId: string | null, work: (end: Promise<void>) => Promise<void> = (end) => end) =>
    middleware({ state: { userId } } as unknown as Context, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push(userId ?? 'visitor');
      ends.push(resolve);
      return work(promise);
    }) as Promise<void>;
  const endAll = async (requests: readonly Promise<void>[]) => {
    const ending = setInterval(() => {
      for (const end of ends.splice(0)) end();
    });
    await Promise.allSettled(requests);
    clearInterval(ending);
  };
  return { begun, ends, send, endAll };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));
const many = (count: number, send: () => Promise<void>) => Array.from({ length: count }, send);

it('eight requests of students are worked on at a time, and a student who sent many is next after one who sent few', async () => {
  const { begun, ends, send, endAll } = begin();
  const all = many(20, () => send('ann'));
  await settle();
  expect(begun).toHaveLength(8);
  all.push(send('bob'));
  ends.shift()?.();
  await settle();
  expect(begun.at(-1)).toBe('bob');
  await endAll(all);
});

it('a visitor does not wait', async () => {
  const { begun, send, endAll } = begin();
  const all = [...many(20, () => send('ann')), send(null)];
  await settle();
  expect(begun).toContain('visitor');
  await endAll(all);
});

it('a request that waits for a slow network lets another one begin', async () => {
  const { begun, send, endAll } = begin();
  const all = many(8, () => send('ann', (end) => outsideTurn(() => end)));
  all.push(send('bob'));
  await settle();
  expect(begun.at(-1)).toBe('bob');
  await endAll(all);
});

it('what a student sends while a hundred requests wait is refused', async () => {
  const { send, endAll } = begin();
  const all = many(108, () => send('ann'));
  await expect(send('ann')).rejects.toMatchObject({ code: 'too_many_requests' });
  await endAll(all);
  const later = send('ann');
  await endAll([later]);
  await expect(later).resolves.toBeUndefined();
});
