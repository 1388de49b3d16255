import { BACKWARDS, binaryEvent, END, START } from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';
import {
  collect,
  describeConformance,
  event,
  events,
  failureOf,
  newStream,
  read,
  revisions,
  typesOf,
} from '../testing/targets.ts';

describeConformance('1.4 reading', (client) => {
  const streamOf = async (count: number) => {
    const stream = newStream();
    const result = await client().appendToStream(stream, events(count), { expectedRevision: 'no_stream' });
    return { stream, position: result.position };
  };

  describe('a stream', () => {
    it('goes forwards from a revision, inclusive', async () => {
      const { stream } = await streamOf(5);
      expect(revisions(await read(client(), stream, { fromRevision: 3n }))).toEqual([3n, 4n]);
      expect(revisions(await read(client(), stream, { fromRevision: 1n, maxCount: 2 }))).toEqual([1n, 2n]);
      expect(await read(client(), stream, { fromRevision: END })).toEqual([]);
      expect(await read(client(), stream, { fromRevision: 9n })).toEqual([]);
    });

    it('goes backwards from a revision, inclusive, and from the end', async () => {
      const { stream } = await streamOf(5);
      const backwards = { direction: BACKWARDS } as const;
      expect(revisions(await read(client(), stream, { ...backwards, fromRevision: 1n }))).toEqual([1n, 0n]);
      expect(revisions(await read(client(), stream, { ...backwards, fromRevision: END, maxCount: 1 }))).toEqual([4n]);
      expect(revisions(await read(client(), stream, { ...backwards, fromRevision: 99n, maxCount: 2 }))).toEqual([
        4n,
        3n,
      ]);
      expect(revisions(await read(client(), stream, { ...backwards, fromRevision: START }))).toEqual([0n]);
    });

    it('that does not exist is not found', async () => {
      const stream = newStream();
      expect(await failureOf(read(client(), stream))).toMatchObject({ type: 'stream-not-found', streamName: stream });
    });

    it('returns every page of a long stream', async () => {
      const { stream } = await streamOf(1_500);
      const all = await read(client(), stream);
      expect(revisions(all)).toEqual(Array.from({ length: 1_500 }, (_, index) => BigInt(index)));
    });

    it('hides what $maxCount and $tb exclude', async () => {
      const { stream } = await streamOf(10);
      await client().setStreamMetadata(stream, { maxCount: 3 });
      expect(revisions(await read(client(), stream))).toEqual([7n, 8n, 9n]);
      await client().setStreamMetadata(stream, { truncateBefore: 9 });
      expect(revisions(await read(client(), stream))).toEqual([9n]);
      expect(revisions(await read(client(), stream, { direction: BACKWARDS, fromRevision: END }))).toEqual([9n]);
      expect((await client().getStreamMetadata(stream)).metadata).toMatchObject({ truncateBefore: 9 });
    });

    it('with everything truncated is empty, not missing', async () => {
      const { stream } = await streamOf(2);
      await client().setStreamMetadata(stream, { truncateBefore: 5 });
      expect(await read(client(), stream)).toEqual([]);
    });

    it('hides events older than $maxAge', async () => {
      const { stream } = await streamOf(1);
      await client().setStreamMetadata(stream, { maxAge: 1 });
      await expect.poll(() => read(client(), stream), { timeout: 5_000 }).toEqual([]);
    });

    it('resolves links when requested, and returns only the link when its target is gone', async () => {
      const { stream } = await streamOf(2);
      const links = newStream();
      const link = (target: string) => binaryEvent({ type: '$>', data: Buffer.from(target) });
      await client().appendToStream(links, [link(`1@${stream}`), link(`7@${stream}`)]);
      const [found, gone] = await read(client(), links, { resolveLinkTos: true });
      expect(found).toMatchObject({ event: { streamId: stream, revision: 1n }, link: { type: '$>', streamId: links } });
      expect(gone?.event).toBeUndefined();
      expect(gone?.link).toMatchObject({ revision: 1n, streamId: links });
      expect(typesOf(await read(client(), links))).toEqual(['$>', '$>']);
    });
  });

  it.each([
    ['truncated', (stream: string) => client().setStreamMetadata(stream, { truncateBefore: 1 })],
    ['soft-deleted', (stream: string) => client().deleteStream(stream)],
    ['tombstoned', (stream: string) => client().tombstoneStream(stream)],
  ] as const)('returns only the link when its target is %s', async (_, hide) => {
    const { stream } = await streamOf(2);
    const links = newStream();
    await client().appendToStream(links, binaryEvent({ type: '$>', data: Buffer.from(`0@${stream}`) }));
    await hide(stream);
    const [shown] = await read(client(), links, { resolveLinkTos: true });
    expect(shown?.event).toBeUndefined();
    expect(shown?.link).toMatchObject({ type: '$>', streamId: links });
  });

  describe('the whole log', () => {
    it('goes forwards from a position, inclusive, in order', async () => {
      const { stream, position } = await streamOf(1);
      const later = await streamOf(1);
      const all = await collect(client().readAll({ fromPosition: position ?? START }));
      expect(all[0]?.event).toMatchObject({ streamId: stream });
      expect(all.some((item) => item.event?.streamId === later.stream)).toBe(true);
      const positions = all.map((item) => item.event?.position?.commit ?? -1n);
      expect(positions).toEqual(positions.toSorted((a, b) => (a < b ? -1 : 1)));
      expect(new Set(positions).size).toBe(positions.length);
    });

    it('goes backwards from a position, exclusive, and from the end', async () => {
      const first = await streamOf(1);
      const second = await streamOf(1);
      const backwards = { direction: BACKWARDS, maxCount: 1 } as const;
      const before = await collect(client().readAll({ ...backwards, fromPosition: second.position ?? END }));
      expect(before[0]?.event?.position?.commit).toBeLessThan(second.position?.commit ?? 0n);
      expect(before[0]?.event?.position?.commit).toBeGreaterThanOrEqual(first.position?.commit ?? 0n);
      expect(await collect(client().readAll({ ...backwards, fromPosition: START }))).toEqual([]);
      expect(await collect(client().readAll({ ...backwards, fromPosition: END }))).toHaveLength(1);
    });

    it('stops at the end of the log', async () => {
      await streamOf(1);
      expect(await collect(client().readAll({ fromPosition: END }))).toEqual([]);
      expect(await collect(client().readAll({ fromPosition: START, maxCount: 1 }))).toHaveLength(1);
    });
  });

  it('1.1 accepts more than a hundred concurrent reads, and reads that require the leader', async () => {
    const { stream } = await streamOf(3);
    const reads = Array.from({ length: 150 }, () => read(client(), stream, { requiresLeader: true }));
    expect((await Promise.all(reads)).map(({ length }) => length)).toEqual(Array.from({ length: 150 }, () => 3));
  });

  it('returns a new event right after each append', async () => {
    const stream = newStream();
    for (let revision = 0n; revision < 20n; revision += 1n) {
      await client().appendToStream(stream, event(), {
        expectedRevision: revision === 0n ? 'no_stream' : revision - 1n,
      });
      const [last] = await read(client(), stream, { direction: BACKWARDS, fromRevision: END, maxCount: 1 });
      expect(last?.event?.revision).toBe(revision);
    }
  });
});
