import type { Context } from 'koa';
import { expect, it } from 'vitest';
import { concurrentRequests } from './concurrent-requests.ts';

const begin = () => {
  const middleware = concurrentRequests();
  const ends: (() => void)[] = [];
  const request = (userId: string | null, method = 'GET', type = 'json') =>
    middleware({ method, state: { userId }, is: (wanted: string) => wanted === type } as unknown as Context, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      return promise;
    }) as Promise<void>;
  const endAll = async (requests: readonly Promise<void>[]) => {
    const ending = setInterval(() => {
      for (const end of ends.splice(0)) end();
    });
    await Promise.allSettled(requests);
    clearInterval(ending);
  };
  return { ends, request, endAll };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('three reads and six changes of a student are in progress, the others wait', async () => {
  const { ends, request, endAll } = begin();
  const reads = Array.from({ length: 10 }, () => request('ann'));
  await settle();
  expect(ends).toHaveLength(3);
  const changes = Array.from({ length: 10 }, () => request('ann', 'POST'));
  await settle();
  expect(ends).toHaveLength(9);
  await endAll([...reads, ...changes]);
});

it('another student and a visitor do not wait', async () => {
  const { ends, request, endAll } = begin();
  const all = Array.from({ length: 10 }, () => request('ann'));
  all.push(request('bob'), request(null));
  await settle();
  expect(ends).toHaveLength(5);
  await endAll(all);
});

it('uploads, which a slow network holds up, leave room for changes', async () => {
  const { ends, request, endAll } = begin();
  const all = Array.from({ length: 10 }, () => request('ann', 'POST', 'multipart'));
  all.push(request('ann', 'POST'));
  await settle();
  expect(ends).toHaveLength(11);
  await endAll(all);
});

it('what a student sends while a hundred requests wait is refused', async () => {
  const { request, endAll } = begin();
  const all = Array.from({ length: 103 }, () => request('ann'));
  await expect(request('ann')).rejects.toMatchObject({ code: 'too_many_requests' });
  await endAll(all);
  const later = request('ann');
  await endAll([later]);
  await expect(later).resolves.toBeUndefined();
});
