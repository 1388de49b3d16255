import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { status } from '@grpc/grpc-js';
import { shared } from '../protocol/messages.ts';
import { describeConformance, event, newStream, read } from '../testing/targets.ts';
import { batchAppend, errorOf, wireOf, type Wire } from '../testing/wire.ts';

describeConformance('1.2 BatchAppend on the wire', (client, target) => {
  let wire: Wire;
  beforeAll(() => {
    wire = wireOf(target());
  });
  afterAll(() => wire.close());

  const answered = async (call: ReturnType<typeof batchAppend>, count = 1) => {
    await expect.poll(() => call.answers.length, { timeout: 5_000 }).toBe(count);
    return call.answers;
  };

  it('a response contains correlation id, stream, revision and position', async () => {
    const call = batchAppend(wire);
    const [id, stream] = [randomUUID(), newStream()];
    call.send(id, { stream, events: [{}, {}] });
    const [answer] = await answered(call);
    expect(answer?.getCorrelationId()?.getString()).toBe(id);
    expect(Buffer.from(answer?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString()).toBe(stream);
    expect(answer?.getSuccess()?.getCurrentRevision()).toBe('1');
    const [, last] = await read(client(), stream);
    expect(answer?.getSuccess()?.getPosition()?.getCommitPosition()).toBe(String(last?.event?.position?.commit));
    call.cancel();
  });

  it('chunks of several appends may interleave, and each append gets one response', async () => {
    const call = batchAppend(wire);
    const [first, second] = [randomUUID(), randomUUID()];
    const [one, two] = [newStream(), newStream()];
    call.send(first, { stream: one, final: false });
    call.send(second, { stream: two, final: false });
    call.send(first, { final: false });
    call.send(second, { final: true });
    call.send(first, { final: true });
    const answers = await answered(call, 2);
    expect(answers.map((answer) => answer.getCorrelationId()?.getString())).toEqual([second, first]);
    expect([await read(client(), one), await read(client(), two)].map(({ length }) => length)).toEqual([3, 2]);
    call.cancel();
  });

  it('a conflict is WrongExpectedVersion, ALREADY_EXISTS, with both revisions', async () => {
    const call = batchAppend(wire);
    const stream = newStream();
    await client().appendToStream(stream, event());
    call.send(randomUUID(), { stream, expected: 5n });
    const [answer] = await answered(call);
    const type = 'event_store.client.WrongExpectedVersion';
    expect(errorOf(answer)).toEqual({ code: 6, message: 'WrongExpectedVersion', type });
    const details = answer?.getError()?.getDetails()?.getValue_asU8() ?? new Uint8Array();
    const conflict = shared.WrongExpectedVersion.deserializeBinary(details);
    expect([conflict.getCurrentStreamRevision(), conflict.getExpectedStreamPosition()]).toEqual(['0', '5']);
    expect(answer?.getStreamIdentifier()).toBeDefined();
    call.cancel();
  });

  it('a tombstoned stream is StreamDeleted, NOT_FOUND', async () => {
    const call = batchAppend(wire);
    const stream = newStream();
    await client().appendToStream(stream, event());
    await client().tombstoneStream(stream);
    call.send(randomUUID(), { stream });
    const [answer] = await answered(call);
    expect(errorOf(answer)).toMatchObject({ code: 5, type: 'event_store.client.StreamDeleted' });
    call.cancel();
  });

  it('a deadline that has passed is Timeout, DEADLINE_EXCEEDED, and nothing is stored', async () => {
    const call = batchAppend(wire);
    const stream = newStream();
    call.send(randomUUID(), { stream, deadline: -1_000 });
    const [answer] = await answered(call);
    expect(errorOf(answer)).toMatchObject({ code: 4, type: 'event_store.client.Timeout' });
    await expect(read(client(), stream)).rejects.toMatchObject({ type: 'stream-not-found' });
    call.cancel();
  });

  it('a missing final chunk is Timeout, and a late one gets no second response', async () => {
    const call = batchAppend(wire);
    const [id, stream] = [randomUUID(), newStream()];
    call.send(id, { stream, deadline: 300, final: false });
    const [answer] = await answered(call);
    expect(errorOf(answer)).toMatchObject({ code: 4, type: 'event_store.client.Timeout' });
    call.send(id, { final: true });
    call.send(randomUUID(), { stream: newStream() });
    expect((await answered(call, 2))[1]?.getSuccess()).toBeDefined();
    await expect(read(client(), stream)).rejects.toMatchObject({ type: 'stream-not-found' });
    call.cancel();
  });

  it('more than 1 MiB is MaximumAppendSizeExceeded, once, and further chunks are ignored', async () => {
    const call = batchAppend(wire);
    const [id, stream] = [randomUUID(), newStream()];
    call.send(id, { stream, events: [{ bytes: 700_000 }], final: false });
    call.send(id, { events: [{ bytes: 700_000 }], final: false });
    call.send(id, { events: [{ bytes: 700_000 }], final: true });
    call.send(randomUUID(), { stream: newStream() });
    const [tooBig, next] = await answered(call, 2);
    expect(errorOf(tooBig)).toMatchObject({ code: 3, type: 'event_store.client.MaximumAppendSizeExceeded' });
    expect(next?.getSuccess()).toBeDefined();
    call.cancel();
  });

  it('1 MiB counts data, metadata and twice the type, and exactly that much is accepted', async () => {
    const call = batchAppend(wire);
    const stream = newStream();
    call.send(randomUUID(), { stream, events: [{ bytes: 1_048_576 - 2 }] });
    expect((await answered(call))[0]?.getSuccess()).toBeDefined();
    call.send(randomUUID(), { stream, events: [{ bytes: 1_048_576 - 1 }] });
    expect(errorOf((await answered(call, 2))[1]).type).toBe('event_store.client.MaximumAppendSizeExceeded');
    call.cancel();
  });

  it('a message above the 4 MiB default of gRPC is processed', async () => {
    const call = batchAppend(wire);
    call.send(randomUUID(), { stream: newStream(), events: [{ bytes: 5 << 20 }] });
    expect(errorOf((await answered(call))[0]).type).toBe('event_store.client.MaximumAppendSizeExceeded');
    call.cancel();
  });

  it.each(['type', 'content-type'])('an event without %s fails only its own append', async (missing) => {
    const call = batchAppend(wire);
    const stream = newStream();
    const properties = Object.fromEntries(
      Object.entries({ type: 'T', 'content-type': 'application/json' }).filter(([name]) => name !== missing),
    );
    call.send(randomUUID(), { stream, events: [{ properties }] });
    call.send(randomUUID(), { stream: newStream() });
    const [refused, stored] = await answered(call, 2);
    expect(refused?.getError()).toBeDefined();
    expect(stored?.getSuccess()).toBeDefined();
    call.cancel();
  });

  it('an append without events succeeds at the expected revision, without a position', async () => {
    const call = batchAppend(wire);
    const stream = newStream();
    call.send(randomUUID(), { stream, expected: 'no_stream', events: [] });
    const [answer] = await answered(call);
    expect(answer?.getSuccess()?.hasNoStream()).toBe(true);
    expect(answer?.getSuccess()?.hasNoPosition()).toBe(true);
    call.cancel();
  });

  it('when the client half-closes the call, pending appends are answered and the call ends with OK', async () => {
    const call = batchAppend(wire);
    const ended = call.status();
    for (let count = 0; count < 20; count += 1) call.send(randomUUID(), { stream: newStream() });
    call.end();
    expect(await ended).toBe(status.OK);
    expect(call.answers).toHaveLength(20);
  });
});
