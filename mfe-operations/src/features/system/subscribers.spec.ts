import { expect, it } from 'vitest';
import { isBehind, subscribersOf } from './subscribers.ts';

it('begins with parked streams, then the slowest, also where no lag is known', () => {
  const parts = {
    projections: { ok: true, lagMs: { 'class-list': 5, 'task-list': 40 } },
    reactors: { ok: false, lagMs: { reminders: 12_000 } },
    postgres: { ok: true },
  };
  const parked = [
    { subscriber: 'class-list', streams: 1 },
    { subscriber: 'removed-list', streams: 2 },
  ];
  const subscribers = subscribersOf({ status: 'degraded', parts }, parked);
  expect(subscribers).toEqual([
    { name: 'removed-list', lagMs: null, streams: 2 },
    { name: 'class-list', lagMs: 5, streams: 1 },
    { name: 'reminders', lagMs: 12_000, streams: 0 },
    { name: 'task-list', lagMs: 40, streams: 0 },
  ]);
  expect(subscribers.filter(isBehind).map(({ name }) => name)).toEqual(['removed-list', 'class-list', 'reminders']);
});
