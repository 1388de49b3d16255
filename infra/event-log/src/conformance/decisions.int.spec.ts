import type { AppendToStreamOptions, EventData } from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';
import { describeConformance, event, events, failureOf, newStream, read, revisions } from '../testing/targets.ts';

describeConformance('1.2 the order of decisions', (client, target) => {
  const ways: [string, () => AppendToStreamOptions][] = [
    ['BatchAppend', () => ({})],
    ['Append', () => ({ credentials: target().credentials })],
  ];

  describe.each(ways)('by %s', (_, way) => {
    const append = (stream: string, data: EventData | EventData[], options: AppendToStreamOptions = {}) =>
      client().appendToStream(stream, data, { ...way(), ...options });
    const softDeleted = async (count = 2) => {
      const stream = newStream();
      const stored = events(count);
      await append(stream, stored);
      await client().deleteStream(stream);
      return { stream, stored };
    };

    it.each(['any', 'no_stream', 'stream_exists', 0n] as const)(
      'rule 1: a tombstoned stream is deleted for %s',
      async (expectedRevision) => {
        const stream = newStream();
        await append(stream, event());
        await client().tombstoneStream(stream);
        expect((await failureOf(append(stream, event(), { expectedRevision }))).type).toBe('stream-deleted');
      },
    );

    it('rule 1: the metastream of a tombstoned stream is deleted too', async () => {
      const stream = newStream();
      await append(stream, event());
      await client().tombstoneStream(stream);
      expect((await failureOf(append(`$$${stream}`, event('$metadata')))).type).toBe('stream-deleted');
    });

    it('rule 2: stream_exists accepts a stream that has only metadata', async () => {
      const stream = newStream();
      await client().setStreamMetadata(stream, { maxCount: 5 });
      const result = await append(stream, event(), { expectedRevision: 'stream_exists' });
      expect(result.nextExpectedRevision).toBe(0n);
    });

    it('rule 3: any with only some known ids is a conflict', async () => {
      const stream = newStream();
      const [known, unknown] = [event(), event()];
      await append(stream, known);
      const failure = await failureOf(append(stream, [known, unknown]));
      expect(failure).toMatchObject({ type: 'wrong-expected-version', actualVersion: 0n });
      expect(await read(client(), stream)).toHaveLength(1);
    });

    it('rule 3: any with an unknown first id is written', async () => {
      const stream = newStream();
      const [known, unknown] = [event(), event()];
      await append(stream, known);
      await append(stream, [unknown, known]);
      expect(await read(client(), stream)).toHaveLength(3);
    });

    it('rule 4: a retry returns the first revision and position, however late', async () => {
      const stream = newStream();
      const batch = events(2);
      await append(stream, event(), { expectedRevision: 'no_stream' });
      const first = await append(stream, batch, { expectedRevision: 0n });
      await append(stream, events(5), { expectedRevision: 2n });
      const repeat = await append(stream, batch, { expectedRevision: 0n });
      expect(repeat.nextExpectedRevision).toBe(first.nextExpectedRevision);
      expect([undefined, first.position?.commit]).toContain(repeat.position?.commit);
      expect(await read(client(), stream)).toHaveLength(8);
    });

    it('rule 4: a retry that begins at another revision is a conflict', async () => {
      const stream = newStream();
      const [a, b, c] = [event(), event(), event()];
      await append(stream, [a, b, c], { expectedRevision: 'no_stream' });
      const failure = await failureOf(append(stream, [b, c], { expectedRevision: 'no_stream' }));
      expect(failure).toMatchObject({ type: 'wrong-expected-version', actualVersion: 2n });
    });

    it('rule 4: a retry that extends beyond the end is a conflict', async () => {
      const stream = newStream();
      const [a, b] = [event(), event()];
      await append(stream, a, { expectedRevision: 'no_stream' });
      const failure = await failureOf(append(stream, [a, b], { expectedRevision: 'no_stream' }));
      expect(failure.type).toBe('wrong-expected-version');
      expect(await read(client(), stream)).toHaveLength(1);
    });

    it('rule 4: no_stream revives a soft-deleted stream, and an earlier revision does not', async () => {
      const { stream } = await softDeleted();
      expect((await failureOf(append(stream, event(), { expectedRevision: 0n }))).type).toBe('wrong-expected-version');
      expect((await append(stream, event(), { expectedRevision: 'no_stream' })).nextExpectedRevision).toBe(2n);
    });

    it.each(['any', 1n] as const)('rule 4: %s also revives a soft-deleted stream', async (expectedRevision) => {
      const { stream } = await softDeleted();
      expect((await append(stream, event(), { expectedRevision })).nextExpectedRevision).toBe(2n);
      expect(revisions(await read(client(), stream))).toEqual([2n]);
    });

    it('rule 5: a revision for a stream that does not exist is a conflict', async () => {
      const stream = newStream();
      const failure = await failureOf(append(stream, event(), { expectedRevision: 0n }));
      expect(failure).toMatchObject({
        type: 'wrong-expected-version',
        expectedVersion: 0n,
        actualVersion: 'no_stream',
      });
    });

    it('rule 7: an append without events at a wrong revision is a conflict', async () => {
      const stream = newStream();
      await append(stream, event());
      expect((await failureOf(append(stream, [], { expectedRevision: 4n }))).type).toBe('wrong-expected-version');
    });
  });
});
