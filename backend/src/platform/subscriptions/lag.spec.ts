import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { EventHead, Position } from '../event-log/index.ts';
import { lagsAt } from './lag.ts';
import { createInMemoryEventLog } from '../testing/in-memory-event-log.ts';

const now = Date.parse('2026-11-22T03:00:00Z');

/** A log whose events were recorded so many milliseconds ago each. */
const logOf = async (...recorded: readonly { type: string; ago: number }[]) => {
  let created = new Date(now);
  let reads = 0;
  const log = createInMemoryEventLog(() => created);
  const positions: Position[] = [];
  for (const { type, ago } of recorded) {
    created = new Date(now - ago);
    const event = { id: randomUUID(), type, data: Buffer.of(), metadata: {} };
    positions.push(await log.append(`note-${randomUUID()}`, null, [event]));
  }
  const next = (after: Position | null) => {
    reads += 1;
    return log.next(after);
  };
  return { log: { next }, at: (index: number) => positions[index] ?? null, reads: () => reads };
};

const written = ({ type }: EventHead) => type === 'Written';
const many = Array.from({ length: 1200 }, (_, index) => ({ type: 'Folded', ago: 5000 - index }));

it('everything that lies after a projection counts, from the oldest on', async () => {
  const { log, at } = await logOf(
    { type: 'Written', ago: 900 },
    { type: 'Folded', ago: 700 },
    { type: 'Written', ago: 50 },
  );
  const lags = await lagsAt([{ name: 'list', after: at(0) }], log, now);
  expect(lags).toEqual([{ name: 'list', events: 2, ms: 700 }]);
});

it('what a reactor only passes over is no lag', async () => {
  const { log, at } = await logOf(
    { type: 'Written', ago: 90_000 },
    { type: 'Folded', ago: 80_000 },
    { type: 'Folded', ago: 70_000 },
  );
  const lags = await lagsAt([{ name: 'watcher', subscribesTo: written, after: at(0) }], log, now);
  expect(lags).toEqual([{ name: 'watcher', events: 0, ms: 0 }]);
});

it('what a reactor waits at counts, wherever the others are', async () => {
  const { log, at } = await logOf(
    { type: 'Folded', ago: 90_000 },
    { type: 'Written', ago: 80_000 },
    { type: 'Folded', ago: 70_000 },
    { type: 'Written', ago: 60_000 },
  );
  const lags = await lagsAt(
    [
      { name: 'list', after: at(3) },
      { name: 'stuck', subscribesTo: written, after: null },
      { name: 'later', subscribesTo: written, after: at(1) },
    ],
    log,
    now,
  );
  expect(new Map(lags.map(({ name, ms }) => [name, ms]))).toEqual(
    new Map([
      ['list', 0],
      ['stuck', 80_000],
      ['later', 60_000],
    ]),
  );
});

it('one read is enough for all while it reaches the end', async () => {
  const { log, at, reads } = await logOf(...many.slice(0, 900));
  const all = [0, 100, 899].map((index) => ({ name: `r${index}`, takesIn: written, after: at(index) }));
  await lagsAt(all, log, now);
  expect(reads()).toBe(1);
});

it('a long way behind is read a thousand events at a time, and what was not looked at is taken for its own', async () => {
  const { log, at, reads } = await logOf(...many);
  const lags = await lagsAt(
    [
      { name: 'not running', subscribesTo: written, after: null },
      { name: 'list', after: null },
      { name: 'near', subscribesTo: written, after: at(1000) },
    ],
    log,
    now,
  );
  expect(lags).toEqual([
    { name: 'not running', events: 0, ms: 5000 - 999 },
    { name: 'list', events: 1000, ms: 5000 },
    { name: 'near', events: 0, ms: 0 },
  ]);
  expect(reads()).toBe(2);
});
