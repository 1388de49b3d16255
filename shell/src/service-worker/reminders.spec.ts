import { afterEach, expect, it, vi } from 'vitest';
import { showReminders } from './reminders.ts';
import type { WorkerScope } from './worker-scope.ts';

afterEach(() => vi.restoreAllMocks());

const subscriptionAt = (endpoint: string) => ({
  options: { applicationServerKey: new ArrayBuffer(1) },
  toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
});

/** Delivers an event to the worker, and returns the bodies of what it sent. */
const sentAfter = async (change: object) => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const pushManager = { subscribe: async () => subscriptionAt('https://push.example/renewed') };
  const working: Promise<unknown>[] = [];
  const addEventListener = (type: string, listener: (event: object) => void) => {
    if (type === 'pushsubscriptionchange')
      listener({ ...change, waitUntil: (work: Promise<unknown>) => working.push(work) });
  };
  showReminders({ registration: { pushManager }, addEventListener } as unknown as WorkerScope);
  await Promise.all(working);
  return sent.mock.calls.map(([path, init]) => [path, JSON.parse(init?.body as string) as unknown]);
};

it.each([
  ['the new address', { newSubscription: subscriptionAt('https://push.example/new') }, 'https://push.example/new'],
  ['an address that it asks for', { oldSubscription: subscriptionAt('a') }, 'https://push.example/renewed'],
])('when the push service changes the address, reminders go to %s', async (_case, change, address) => {
  expect(await sentAfter(change)).toEqual([['/api/account/push-devices', { address, key: 'key', secret: 'secret' }]]);
});

it('a subscription that ended for good sends nothing', async () => {
  expect(await sentAfter({})).toEqual([]);
});
