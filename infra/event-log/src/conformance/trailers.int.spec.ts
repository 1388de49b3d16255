import { status } from '@grpc/grpc-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeConformance, event, events, failureOf, newStream } from '../testing/targets.ts';
import { append, remove, wireOf, type Wire } from '../testing/wire.ts';

describeConformance('1.3 trailers of a rejected delete, and of names that are not ASCII', (client, target) => {
  let wire: Wire;
  beforeAll(() => {
    wire = wireOf(target());
  });
  afterAll(() => wire.close());

  it.each([
    ['any', '-2'],
    ['stream_exists', '-4'],
    [3n, '3'],
  ] as const)('a delete of a missing stream at %s reports %s and -1', async (expected, code) => {
    const stream = newStream();
    const error = await remove(wire, 'delete', { stream, expected });
    expect(error?.code).toBe(status.FAILED_PRECONDITION);
    expect(error?.metadata.getMap()).toMatchObject({
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': code,
    });
    expect(['', '-1']).toContain(error?.metadata.getMap()['actual-version']);
  });

  it.each(['delete', 'tombstone'] as const)('a %s at no_stream of a stream with events reports -1', async (kind) => {
    const stream = newStream();
    await client().appendToStream(stream, events(3));
    const error = await remove(wire, kind, { stream, expected: 'no_stream' });
    expect(error?.metadata.getMap()).toMatchObject({ 'expected-version': '-1', 'actual-version': '2' });
  });

  it('a name that is not ASCII is percent-encoded in a trailer', async () => {
    const stream = newStream('žluťoučký kůň');
    await client().appendToStream(stream, event());
    await client().tombstoneStream(stream);
    const { error } = await append(wire, stream, [{}]);
    expect(error?.metadata.getMap()).toMatchObject({
      exception: 'stream-deleted',
      'stream-name': encodeURIComponent(stream),
    });
  });

  it('no trailer names a leader, because this server is the leader', async () => {
    const stream = newStream();
    const result = await client().appendToStream(stream, event(), { requiresLeader: true });
    expect(result.success).toBe(true);
    const failure = await failureOf(client().deleteStream(stream, { expectedRevision: 4n, requiresLeader: true }));
    expect(failure.type).toBe('wrong-expected-version');
  });
});
