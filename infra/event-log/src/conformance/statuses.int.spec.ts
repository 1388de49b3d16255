import { status } from '@grpc/grpc-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shared, streams } from '../protocol/messages.ts';
import { describeConformance, event, events, failureOf, newStream, read } from '../testing/targets.ts';
import { append, readAllOptions, readOnWire, readStreamOptions, wireOf, type Wire } from '../testing/wire.ts';

describeConformance('1.3 statuses and trailers', (client, target) => {
  let wire: Wire;
  beforeAll(() => {
    wire = wireOf(target());
  });
  afterAll(() => wire.close());

  const tombstoned = async () => {
    const stream = newStream();
    await client().appendToStream(stream, event());
    await client().tombstoneStream(stream);
    return stream;
  };
  const usual = { type: 'T', 'content-type': 'application/json' };

  it.each(['deleteStream', 'tombstoneStream'] as const)(
    'a wrong expected version for %s is FAILED_PRECONDITION with all four trailers',
    async (call) => {
      const stream = newStream();
      await client().appendToStream(stream, events(2));
      const failure = await failureOf(client()[call](stream, { expectedRevision: 7n }));
      expect(failure).toMatchObject({
        type: 'wrong-expected-version',
        code: status.FAILED_PRECONDITION,
        streamName: stream,
        expectedVersion: 7n,
        actualVersion: 1n,
      });
    },
  );

  it('a conflict of Append is a response, not an error', async () => {
    const stream = newStream();
    await client().appendToStream(stream, events(2));
    const { credentials } = target();
    const failure = await failureOf(
      client().appendToStream(stream, event(), { credentials, expectedRevision: 'no_stream' }),
    );
    expect(failure).toMatchObject({ type: 'wrong-expected-version', expectedVersion: 'no_stream', actualVersion: 1n });
  });

  it('an append to a tombstoned stream is FAILED_PRECONDITION, stream-deleted, with the name', async () => {
    const stream = await tombstoned();
    const { error } = await append(wire, stream, [{}]);
    expect(error?.code).toBe(status.FAILED_PRECONDITION);
    expect(error?.metadata.get('exception')).toEqual(['stream-deleted']);
    expect(error?.metadata.get('stream-name')).toEqual([stream]);
  });

  it('a read of a tombstoned stream is FAILED_PRECONDITION, stream-deleted', async () => {
    const { error } = await readOnWire(wire, readStreamOptions(await tombstoned()));
    expect(error?.code).toBe(status.FAILED_PRECONDITION);
    expect(error?.metadata.get('exception')).toEqual(['stream-deleted']);
  });

  it('a missing stream is a message, and the call ends with OK', async () => {
    const stream = newStream();
    const { messages, error } = await readOnWire(wire, readStreamOptions(stream));
    expect(error).toBeUndefined();
    expect(messages.map((message) => message.hasStreamNotFound())).toEqual([true]);
  });

  it('an Append that is too big is INVALID_ARGUMENT, maximum-append-size-exceeded, with the limit', async () => {
    const { error } = await append(wire, newStream(), [{ bytes: 600_000 }, { bytes: 600_000 }]);
    expect(error?.code).toBe(status.INVALID_ARGUMENT);
    expect(error?.metadata.get('exception')).toEqual(['maximum-append-size-exceeded']);
    expect(error?.metadata.get('maximum-append-size')).toEqual(['1048576']);
  });

  it.each(['type', 'content-type'])('an Append without %s is missing-required-metadata-property', async (missing) => {
    const stream = newStream();
    const properties = Object.fromEntries(Object.entries(usual).filter(([name]) => name !== missing));
    const { error } = await append(wire, stream, [{}, { properties }]);
    expect(error?.code).toBe(status.INVALID_ARGUMENT);
    expect(error?.metadata.get('exception')).toEqual(['missing-required-metadata-property']);
    expect(error?.metadata.get('required-metadata-properties')).toEqual(['type,content-type']);
    expect((await failureOf(read(client(), stream))).type).toBe('stream-not-found');
  });

  it('1.2 another content type is stored as bytes', async () => {
    const stream = newStream();
    await append(wire, stream, [{ properties: { type: 'T', 'content-type': 'text/plain' } }]);
    expect((await read(client(), stream))[0]?.event).toMatchObject({ isJson: false, data: Uint8Array.from([1]) });
  });

  const { Options } = streams.ReadReq;
  it.each([
    ['no uuid option', () => readAllOptions().setUuidOption()],
    ['neither a stream nor the whole log', () => readAllOptions().setAll()],
    ['an empty stream name', () => readStreamOptions('')],
    ['a filter on nothing', () => readAllOptions().setFilter(new Options.FilterOptions().setCount(new shared.Empty()))],
  ])('a read with %s is INVALID_ARGUMENT without a trailer', async (_, options) => {
    const { error } = await readOnWire(wire, options());
    expect(error?.code).toBe(status.INVALID_ARGUMENT);
    expect(error?.metadata.get('exception')).toEqual([]);
  });
});
