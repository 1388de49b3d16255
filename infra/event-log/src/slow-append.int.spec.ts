import { status } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, event, newStream, read, startTestLog } from './testing/targets.ts';
import { append, batchAppend, errorOf, wireOf, type Wire } from './testing/wire.ts';

let log: Awaited<ReturnType<typeof startTestLog>>;
let blocker: Client;
let wire: Wire;
beforeEach(async () => {
  log = await startTestLog();
  wire = wireOf({ url: log.url, credentials: { username: '', password: '' } });
  blocker = new Client({ connectionString: log.databaseUrl });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('select * from es_writer for update'); // blocks every write
});
afterEach(async () => {
  wire.close();
  await blocker.end();
  await log.drain();
  await log.dropDatabase();
});

describe('1.3 a write that takes too long', () => {
  it('by Append ends with ABORTED and no trailer, which the client treats as a timeout', async () => {
    const { error } = await append(wire, newStream(), [{}]);
    expect(error?.code).toBe(status.ABORTED);
    expect(error?.metadata.get('exception')).toEqual([]);
    const client = connect(log.url);
    await expect(client.deleteStream(newStream())).rejects.toMatchObject({ type: 'timeout' });
    await client.dispose();
  });

  it('by BatchAppend is Timeout, DEADLINE_EXCEEDED, at the client’s deadline', async () => {
    const call = batchAppend(wire);
    const begun = performance.now();
    call.send(randomUUID(), { stream: newStream(), deadline: 700 });
    await expect.poll(() => call.answers.length, { timeout: 3_500 }).toBe(1);
    expect(performance.now() - begun).toBeGreaterThan(500);
    expect(errorOf(call.answers[0])).toMatchObject({ code: 4, type: 'event_store.client.Timeout' });
    call.cancel();
  });

  it('has an unknown outcome, which a retry with the same ids at the same revision settles', async () => {
    const client = connect(log.url);
    const [stream, same] = [newStream(), event()];
    const write = () => client.appendToStream(stream, same, { expectedRevision: 'no_stream' });
    await expect(write()).rejects.toMatchObject({ type: 'deadline-exceeded' });
    await blocker.query('rollback');
    expect((await write()).nextExpectedRevision).toBe(0n);
    expect(await read(client, stream)).toHaveLength(1);
    await client.dispose();
  });

  it('never starts one that waited behind it beyond its own deadline', async () => {
    const call = batchAppend(wire);
    call.send(randomUUID(), { stream: newStream() });
    const late = newStream();
    setTimeout(() => call.send(randomUUID(), { stream: late, deadline: 300 }), 100);
    await expect.poll(() => call.answers.length, { timeout: 3_500 }).toBe(1);
    await blocker.query('rollback');
    await expect.poll(() => call.answers.length, { timeout: 5_000 }).toBe(2);
    const client = connect(log.url);
    await client.appendToStream(newStream(), event()); // after all waiting requests
    await expect(read(client, late)).rejects.toMatchObject({ type: 'stream-not-found' });
    await client.dispose();
    call.cancel();
  });
});
