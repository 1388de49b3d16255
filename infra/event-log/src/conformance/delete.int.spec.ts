import { describe, expect, it } from 'vitest';
import { describeConformance, event, events, failureOf, newStream, read, revisions } from '../testing/targets.ts';

describeConformance('1.4 deleting', (client) => {
  const streamOf = async (count: number) => {
    const stream = newStream();
    await client().appendToStream(stream, events(count), { expectedRevision: 'no_stream' });
    return stream;
  };

  describe('a soft-deleted stream', () => {
    it('is not found, and continues its revisions when it is written to again', async () => {
      const stream = await streamOf(3);
      await client().deleteStream(stream, { expectedRevision: 2n });
      expect((await failureOf(read(client(), stream))).type).toBe('stream-not-found');
      const again = await client().appendToStream(stream, event(), { expectedRevision: 'no_stream' });
      expect(again.nextExpectedRevision).toBe(3n);
      expect(revisions(await read(client(), stream))).toEqual([3n]);
    });

    it('does not exist for stream_exists', async () => {
      const stream = await streamOf(1);
      await client().deleteStream(stream);
      const failure = await failureOf(client().appendToStream(stream, event(), { expectedRevision: 'stream_exists' }));
      expect(failure.type).toBe('stream-deleted');
    });
  });

  it('rejects a delete at another revision or of a missing stream', async () => {
    const stream = await streamOf(2);
    const failure = await failureOf(client().deleteStream(stream, { expectedRevision: 5n }));
    expect(failure).toMatchObject({ type: 'wrong-expected-version', actualVersion: 1n });
    expect((await failureOf(client().deleteStream(newStream()))).type).toBe('wrong-expected-version');
    expect(await read(client(), stream)).toHaveLength(2);
  });

  it('ends a tombstoned stream permanently', async () => {
    const stream = await streamOf(1);
    await client().tombstoneStream(stream, { expectedRevision: 0n });
    const append = await failureOf(client().appendToStream(stream, event()));
    expect(append).toMatchObject({ type: 'stream-deleted', streamName: stream });
    expect((await failureOf(read(client(), stream))).type).toBe('stream-deleted');
    expect((await failureOf(client().tombstoneStream(stream))).type).toBe('stream-deleted');
  });
});
