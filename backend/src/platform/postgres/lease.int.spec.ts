import { createTestDatabase } from '@hub/postgres/testing';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { acquireLease } from './lease.ts';
import { cuttingProxy } from '../testing/cutting-proxy.ts';

it('[R3] is given up by a holder whose connection has gone silent, and is the next one’s when Postgres frees it', async () => {
  const stopping = new AbortController();
  const database = await createTestDatabase();
  const proxy = await cuttingProxy(Number(new URL(database.url).port), { share: 0, seed: 1 });
  const url = new URL(database.url);
  url.port = String(proxy.port);

  const first = await acquireLease(url.href, stopping.signal);
  let taken = false;
  const second = acquireLease(database.url, stopping.signal).then((lease) => {
    taken = true;
    return lease;
  });
  proxy.silence();
  await once(first.lost, 'abort', { signal: AbortSignal.timeout(10_000) });
  expect(taken).toBe(false);

  await proxy.close();
  const next = await second;
  expect(next.lost.aborted).toBe(false);
  await Promise.all([first.release(), next.release()]);
  await database.drop();
});
