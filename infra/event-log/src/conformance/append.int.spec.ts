import { binaryEvent, type AppendToStreamOptions, type EventData } from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';
import {
  describeConformance,
  event,
  events,
  failureOf,
  newStream,
  read,
  revisions,
  typesOf,
} from '../testing/targets.ts';

describeConformance('1.2 appending', (client, target) => {
  // per-call credentials make the client use Append instead of BatchAppend
  const ways: [string, () => AppendToStreamOptions][] = [
    ['BatchAppend', () => ({})],
    ['Append', () => ({ credentials: target().credentials })],
  ];

  describe.each(ways)('by %s', (_, way) => {
    const append = (stream: string, data: EventData | EventData[], options: AppendToStreamOptions = {}) =>
      client().appendToStream(stream, data, { ...way(), ...options });

    it('returns the revision and the position of the last event', async () => {
      const stream = newStream();
      const result = await append(stream, events(3), { expectedRevision: 'no_stream' });
      expect(result).toMatchObject({ success: true, nextExpectedRevision: 2n });
      const stored = await read(client(), stream);
      expect(revisions(stored)).toEqual([0n, 1n, 2n]);
      expect(result.position).toEqual(stored.at(-1)?.event?.position);
    });

    it('preserves id, type, data and metadata of JSON and of bytes', async () => {
      const stream = newStream('žluťoučký');
      const json = event('JsonKept', { text: 'kůň', n: 1 });
      const bytes = binaryEvent({ type: 'BytesKept', data: Buffer.from([0, 255, 1]), metadata: Buffer.from([9]) });
      await append(stream, [json, bytes], { expectedRevision: 'no_stream' });
      const [first, second] = await read(client(), stream);
      expect(first?.event).toMatchObject({
        id: json.id,
        type: 'JsonKept',
        streamId: stream,
        isJson: true,
        data: json.data,
      });
      expect(second?.event).toMatchObject({ id: bytes.id, type: 'BytesKept', isJson: false });
      expect(second?.event?.data).toEqual(Uint8Array.from([0, 255, 1]));
      expect(Math.abs(Date.now() - (first?.event?.created.getTime() ?? 0))).toBeLessThan(60_000);
    });

    it('stores a retry with the same ids at the same revision once', async () => {
      const stream = newStream();
      const batch = events(2);
      const first = await append(stream, batch, { expectedRevision: 'no_stream' });
      await append(stream, event(), { expectedRevision: 1n });
      const repeat = await append(stream, batch, { expectedRevision: 'no_stream' });
      expect(repeat.nextExpectedRevision).toBe(first.nextExpectedRevision);
      expect(await read(client(), stream)).toHaveLength(3);
    });

    it('stores a retry with the same ids at any revision once', async () => {
      const stream = newStream();
      const batch = events(2);
      const first = await append(stream, batch);
      const repeat = await append(stream, batch);
      expect(repeat.nextExpectedRevision).toBe(first.nextExpectedRevision);
      expect(await read(client(), stream)).toHaveLength(2);
    });

    it('stores the same id again at the current revision, and in another stream', async () => {
      const stream = newStream();
      const same = event();
      await append(stream, same, { expectedRevision: 'no_stream' });
      await append(stream, same, { expectedRevision: 0n });
      await append(newStream(), same, { expectedRevision: 'no_stream' });
      expect(await read(client(), stream)).toHaveLength(2);
    });

    it('rejects a retry that only begins like the stored events', async () => {
      const stream = newStream();
      const batch = events(2);
      const [first] = batch;
      await append(stream, first ?? [], { expectedRevision: 'no_stream' });
      await append(stream, event(), { expectedRevision: 0n });
      expect(await failureOf(append(stream, batch, { expectedRevision: 'no_stream' }))).toMatchObject({
        type: 'wrong-expected-version',
        actualVersion: 1n,
      });
    });

    it.each([
      ['no_stream', 'no_stream'],
      ['an earlier revision', 0n],
      ['a later revision', 7n],
    ] as const)('rejects %s when the stream is at another revision', async (_case, expectedRevision) => {
      const stream = newStream();
      await append(stream, events(2), { expectedRevision: 'no_stream' });
      const failure = await failureOf(append(stream, event(), { expectedRevision }));
      expect(failure).toMatchObject({ type: 'wrong-expected-version', streamName: stream, actualVersion: 1n });
      expect(await read(client(), stream)).toHaveLength(2);
    });

    it('rejects stream_exists for a stream that does not exist, and accepts it for one that does', async () => {
      const stream = newStream();
      const failure = await failureOf(append(stream, event(), { expectedRevision: 'stream_exists' }));
      expect(failure.type).toBe('wrong-expected-version');
      await append(stream, event(), { expectedRevision: 'no_stream' });
      const result = await append(stream, event(), { expectedRevision: 'stream_exists' });
      expect(result.nextExpectedRevision).toBe(1n);
    });

    it('accepts exactly one of many concurrent appends at one revision', async () => {
      const stream = newStream();
      const tries = Array.from({ length: 50 }, () => append(stream, event(), { expectedRevision: 'no_stream' }));
      const results = await Promise.allSettled(tries);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      expect(refusals).toEqual(
        Array.from({ length: 49 }, () => expect.objectContaining({ type: 'wrong-expected-version' })),
      );
    });

    it('stores all events of an append, or none', async () => {
      const stream = newStream();
      await append(stream, events(2_000), { expectedRevision: 'no_stream' });
      expect(await read(client(), stream)).toHaveLength(2_000);
      await failureOf(append(stream, events(10), { expectedRevision: 'no_stream' }));
      expect(await read(client(), stream)).toHaveLength(2_000);
    });

    it('rejects more than 1 MiB and names the limit', async () => {
      const stream = newStream();
      const big = event('Big', { text: 'y'.repeat(1_100_000) });
      const failure = await failureOf(append(stream, big, { expectedRevision: 'no_stream' }));
      expect(failure).toMatchObject({ type: 'maximum-append-size-exceeded', maxAppendSize: 1_048_576 });
      expect((await failureOf(read(client(), stream))).type).toBe('stream-not-found');
    });

    it('stores nothing for an append without events', async () => {
      const stream = newStream();
      await append(stream, event('Only'), { expectedRevision: 'no_stream' });
      await append(stream, [], { expectedRevision: 0n });
      expect(typesOf(await read(client(), stream))).toEqual(['Only']);
    });
  });

  it('separates interleaved chunks of large appends', async () => {
    const large = () => Array.from({ length: 20 }, () => event('Large', { text: 'x'.repeat(40_000) }));
    const streams = Array.from({ length: 5 }, () => newStream());
    const chunked = { expectedRevision: 'no_stream', batchAppendSize: 100_000 } as const;
    await Promise.all(streams.map((stream) => client().appendToStream(stream, large(), chunked)));
    for (const stream of streams) expect(await read(client(), stream)).toHaveLength(20);
  });
});
