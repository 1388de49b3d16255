import { createTestDatabase } from '@hub/postgres/testing';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { acquireLease } from './lease.ts';
import { cuttingProxy } from '../testing/cutting-proxy.ts';

it(
  'is given up by a holder whose connection went silent, and acquired by the next when Postgres releases it',
  { tags: ['R3'] },
  async () => {
    const stopping = new AbortController();
    const database = await createTestDatabase();
    const proxy = await cuttingProxy(Number(new URL(database.url).port), { share: 0, seed: 1 });
    const url = new URL(database.url);
    url.port = String(proxy.port);

    const first = await acquireLease(url.href, stopping.signal);
    let acquired = false;
    const second = acquireLease(database.url, stopping.signal).then((lease) => {
      acquired = true;
      return lease;
    });
    proxy.silence();
    await once(first.lost, 'abort', { signal: AbortSignal.timeout(10_000) });
    expect(acquired).toBe(false);

    await proxy.close();
    const next = await second;
    expect(next.lost.aborted).toBe(false);
    await Promise.all([first.release(), next.release()]);
    await database.drop();
  },
);
