import { UserId } from '@hub/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropForeignCopy, keepOfflineCopy } from './offline-copy.ts';

const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const kept = new Set<string>();
const told: unknown[] = [];
const worker = {
  controller: null,
  register: vi.fn<(url: string) => Promise<void>>(() => Promise.resolve()),
  ready: Promise.resolve({ active: { postMessage: (message: unknown) => told.push(message) } }),
};

beforeEach(() => {
  performance.clearResourceTimings();
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  Object.assign(navigator, { serviceWorker: worker });
  kept.add('hub-agenda');
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
  told.length = 0;
});

const keep = (userId: UserId) => keepOfflineCopy(userId, { scripts: ['/mfe/a.js'], report: () => {} });

describe('the offline copy', () => {
  it('is made by the worker, of the page and the scripts of every remote', async () => {
    await keep(ann);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(worker.register).toHaveBeenCalledWith('/sw.js');
    expect(told[0]).toMatchObject({ type: 'CACHE_URLS', payload: { urlsToCache: ['/', '/mfe/a.js'] } });
  });

  it('of one student stays for them alone', async () => {
    await keep(ann);
    await dropForeignCopy(ann);
    expect(kept.size).toBe(1);
    await keep(bob);
    expect(kept.size).toBe(0);
    expect(localStorage.getItem('hub.owner')).toBe(bob);
  });

  it('goes when the session has ended elsewhere, and nothing goes where there was none', async () => {
    await dropForeignCopy(null);
    expect(kept.size).toBe(1);
    await keep(ann);
    await dropForeignCopy(null);
    expect(kept.size).toBe(0);
  });

  it('is not made by a browser without workers', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await keep(ann);
    expect(localStorage.getItem('hub.owner')).toBeNull();
  });
});
