import { expect, it } from 'vitest';
import { z } from 'zod';
import { rowAfter, rowsAfter } from './rows-after.ts';

const Counted = z.object({ type: z.literal('Counted'), data: z.object({ name: z.string() }) });
const Cleared = z.object({ type: z.literal('Cleared'), data: z.object({ name: z.string() }) });
const Event = z.discriminatedUnion('type', [Counted, Cleared]);

const counts = {
  events: Event,
  key: ({ data }: z.infer<typeof Event>) => (data.name === '' ? null : data.name),
  evolve: (row: { times: number } | null, { type }: z.infer<typeof Event>) =>
    type === 'Counted' ? { times: (row?.times ?? 0) + 1 } : null,
};
const event = (name: string, type: 'Counted' | 'Cleared' | 'Unknown' = 'Counted') => ({ type, data: { name } });
const recorded = { ownerId: 'ann', recordedAt: '2026-11-21T12:00:00.000Z' };

it('applies each event to its own row, and skips those that the projection does not know', () => {
  const events = [event('a'), event('b'), event('a'), event(''), event('a', 'Unknown'), event('c', 'Cleared')];
  const before = new Map([
    ['b', { times: 5 }],
    ['c', { times: 1 }],
  ]);
  expect(Object.fromEntries(rowsAfter(counts, before, { events, recorded }))).toEqual({
    a: { times: 2 },
    b: { times: 6 },
  });
});

it('the stored row counts, unless the read model is behind or has none', () => {
  const events = [event('a')];
  const row = { times: 5 };
  expect(rowAfter(counts, { id: 'a', row }, { events, recorded, stale: false })).toEqual({ times: 5 });
  expect(rowAfter(counts, { id: 'a', row }, { events, recorded, stale: true })).toEqual({ times: 6 });
  expect(rowAfter(counts, { id: 'a', row: undefined }, { events, recorded, stale: false })).toEqual({ times: 1 });
  expect(rowAfter(counts, { id: 'b', row: undefined }, { events, recorded, stale: true })).toBeUndefined();
});
