import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NaiveLog } from '../testing/naive-log.ts';
import { runs, runsWithinMs } from '../testing/property-runs.ts';
import { KnownEvents } from './known-events.ts';
import { planBatch, type LogEnd, type StreamHead } from './plan-batch.ts';
import { readMetadata, softDeleted } from './stream-metadata.ts';
import type { ExpectedRevision, Outcome, RecordedEvent, WriteRequest } from './types.ts';

/** An in-memory log that applies batches like the writer. */
class MemoryLog {
  readonly events: RecordedEvent[] = [];
  readonly #heads = new Map<string, StreamHead>();
  #end: LogEnd = { position: 0n, lastStreamId: 0n };
  #ids = 0;

  take(requests: WriteRequest[], nowMs = now): Outcome[] {
    const known = new KnownEvents();
    for (const event of this.events) known.add(event.stream, event);
    const newId = () => `system-${(this.#ids += 1)}`;
    const plan = planBatch(requests, { end: this.#end, heads: this.#heads, known, nowMs, newId });
    this.events.push(...plan.events);
    for (const [name, head] of plan.heads) this.#heads.set(name, head);
    this.#end = plan.end;
    return plan.outcomes;
  }

  stream(name: string) {
    return this.events.filter(({ stream }) => stream === name);
  }
}

const now = 1_000;
const append = (stream: string, expected: ExpectedRevision, ids: string): WriteRequest => ({
  kind: 'append',
  stream,
  expected,
  deadline: Number.POSITIVE_INFINITY,
  events: ids
    .split('')
    .map((id) => ({ id, type: 'T', isJson: true, data: Buffer.from(id), metadata: Buffer.alloc(0) })),
});

const expectations = fc.oneof(
  fc.constantFrom<ExpectedRevision[]>('any', 'no_stream', 'stream_exists'),
  fc.bigInt({ min: 0n, max: 5n }),
);
const ids = fc.string({ unit: fc.constantFrom('1', '2', '3', '4', '5'), maxLength: 3 });

/** Appends, deletes and tombstones of streams. */
const writes = fc
  .record({
    stream: fc.constantFrom('a', 'b'),
    expected: expectations,
    ids,
    kind: fc.constantFrom<WriteRequest['kind'][]>('append', 'append', 'append', 'append', 'delete', 'tombstone'),
    deadline: fc.constantFrom(Number.POSITIVE_INFINITY, now, now, now, now - 1),
  })
  .map(({ stream, expected, ids, kind, deadline }) => ({
    ...append(stream, expected, kind === 'append' ? ids : ''),
    kind,
    deadline,
  }));

/** Appends of all kinds of metadata that change a stream. */
const metadata = fc
  .record({
    expected: expectations,
    ids,
    data: fc.constantFrom('{"$maxCount":2}', `{"own":1,"$tb":${softDeleted}}`, '{"$tb":1}', 'no JSON'),
  })
  .map(({ expected, ids, data }) => {
    const request = append('$$a', expected, ids);
    return { ...request, events: request.events.map((event) => ({ ...event, data: Buffer.from(data) })) };
  });

const requests = fc.array(fc.oneof({ weight: 4, arbitrary: writes }, { weight: 1, arbitrary: metadata }), {
  maxLength: 30,
});

const short = (outcome: Outcome) => {
  if (outcome.kind === 'done') return { kind: 'done', revision: Number(outcome.revision) };
  return outcome.kind === 'conflict' ? { kind: 'conflict', current: Number(outcome.current) } : outcome;
};
const told = ({ id, data }: RecordedEvent) => ({ id: id.startsWith('system-') ? 'system' : id, data: data.toString() });

describe('planning a batch', () => {
  it(
    'decides and stores by the rules, over any history of appends, metadata, deletes and tombstones',
    () => {
      fc.assert(
        fc.property(requests, (all) => {
          const model = new NaiveLog();
          const log = new MemoryLog();
          expect(log.take(all).map(short)).toEqual(all.map((request) => model.take(request, now)));
          for (const [name, stored] of model.streams) expect(log.stream(name).map(told)).toEqual(stored);
        }),
        runs,
      );
    },
    runsWithinMs,
  );

  it(
    'produces the same log however the requests are batched',
    () => {
      fc.assert(
        fc.property(requests, fc.array(fc.integer({ min: 1, max: 5 })), (all, sizes) => {
          const together = new MemoryLog();
          const apart = new MemoryLog();
          const outcomes = together.take(all);
          const pieces: Outcome[] = [];
          for (let index = 0, turn = 0; index < all.length; turn += 1) {
            const size = sizes[turn] ?? 1;
            pieces.push(...apart.take(all.slice(index, index + size)));
            index += size;
          }
          expect(pieces).toEqual(outcomes);
          expect(apart.events).toEqual(together.events);
        }),
        runs,
      );
    },
    runsWithinMs,
  );

  it(
    'numbers each stream without gaps and positions by the size of the records',
    () => {
      fc.assert(
        fc.property(requests, (all) => {
          const log = new MemoryLog();
          log.take(all);
          for (const name of ['a', 'b', '$$a', '$$b']) {
            expect(log.stream(name).map(({ revision }) => revision)).toEqual(log.stream(name).map((_, i) => BigInt(i)));
          }
          let before = 0n;
          for (const { position, data } of log.events) {
            expect(position - before).toBe(64n + BigInt(data.length));
            before = position;
          }
        }),
        runs,
      );
    },
    runsWithinMs,
  );

  it('times out a request that is too late and stores nothing of it', () => {
    const log = new MemoryLog();
    expect(log.take([{ ...append('a', 'any', '1'), deadline: 999 }], 1_000)).toEqual([{ kind: 'timeout' }]);
    expect(log.events).toEqual([]);
  });

  it('revives a soft-deleted stream and keeps its other metadata', () => {
    const log = new MemoryLog();
    const metadata = append('$$a', 'any', 'm');
    log.take([append('a', 'no_stream', '12')]);
    log.take([
      {
        ...metadata,
        events: metadata.events.map((e) => ({ ...e, data: Buffer.from(`{"own":1,"$tb":${softDeleted}}`) })),
      },
    ]);
    log.take([append('a', 'no_stream', '3')]);
    const now = log.stream('$$a').at(-1)?.data;
    expect(JSON.parse(String(now))).toEqual({ own: 1, $tb: 2 });
    expect(readMetadata('a', now).truncateBefore).toBe(2n);
  });

  it('rejects the metastream of a tombstoned stream as well', () => {
    const log = new MemoryLog();
    log.take([append('a', 'any', '1'), { ...append('a', 'any', ''), kind: 'tombstone' }]);
    expect(log.take([append('$$a', 'any', '2'), append('a', 'any', '3')])).toEqual([
      { kind: 'deleted' },
      { kind: 'deleted' },
    ]);
  });
});
