import { EventStoreDBClient, persistentSubscriptionToStreamSettingsFromDefaults } from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shared, streams } from './protocol/messages.ts';
import { clientOf, sql, testLog } from './testing/test-log.ts';
import { connect, event, events, failureOf, newStream, read } from './testing/targets.ts';
import { readAllOptions, readOnWire, wireOf } from './testing/wire.ts';

describe('the event log', () => {
  it('keeps its data across a restart and continues at the next position', async () => {
    const first = await testLog();
    const stream = newStream();
    const before = await connect(first.url).appendToStream(stream, events(3), { expectedRevision: 'no_stream' });
    await first.drain();
    const second = await first.start();
    const client = clientOf(second.url);
    expect(await read(client, stream)).toHaveLength(3);
    const after = await client.appendToStream(stream, event(), { expectedRevision: 2n });
    expect(after.position?.commit).toBeGreaterThan(before.position?.commit ?? 0n);
    await second.drain();
  });

  it('has one writer: a second is refused, and may start when the first has stopped', async () => {
    const log = await testLog();
    await expect(log.start()).rejects.toThrow(/Another event log process writes to the database/);
    await log.drain();
    const next = await log.start();
    await next.drain();
  });

  it('writes nothing after another writer took over', async () => {
    const log = await testLog();
    const client = clientOf(log.url);
    await client.appendToStream(newStream(), event(), { expectedRevision: 'no_stream' });
    await sql(log.databaseUrl, 'update es_writer set epoch = epoch + 1, holder = $1', [randomUUID()]);
    const failure = await failureOf(client.appendToStream(newStream(), event(), { expectedRevision: 'no_stream' }));
    expect(failure.type).toBe('unavailable');
    expect((await log.fenced).message).toMatch(/took over/);
    expect(await sql(log.databaseUrl, 'select count(*)::int as events from es_events')).toEqual([{ events: 1 }]);
    expect((await failureOf(client.appendToStream(newStream(), event()))).type).toBe('unavailable');
    await log.drain();
  });

  it('refuses a database that would lose acknowledged events', async () => {
    const log = await testLog();
    await log.drain();
    await sql(
      log.databaseUrl,
      `alter database ${new URL(log.databaseUrl).pathname.slice(1)} set synchronous_commit = off`,
    );
    await expect(log.start()).rejects.toThrow(/not durable \(synchronous_commit=off\)/);
  });

  it('rejects every change or removal of a stored event', async () => {
    const log = await testLog();
    await clientOf(log.url).appendToStream(newStream(), event());
    for (const change of ["update es_events set type = 'Forged'", 'delete from es_events', 'truncate es_events']) {
      await expect(sql(log.databaseUrl, change)).rejects.toThrow(/append-only/);
    }
    await log.drain();
  });

  it('names the port that is taken, and releases the database', async () => {
    const log = await testLog();
    await log.drain();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(log.start(port)).rejects.toThrow(`127.0.0.1:${port}`);
    other.close();
    await (await log.start()).drain();
  });

  it('responds with UNIMPLEMENTED to unsupported calls', async () => {
    const log = await testLog();
    const client = clientOf(log.url);
    const settings = persistentSubscriptionToStreamSettingsFromDefaults();
    const calls = [
      () => client.createPersistentSubscriptionToStream(newStream(), 'group', settings),
      () => client.createProjection('p', 'fromAll()'),
      () => client.restartSubsystem(),
    ];
    for (const call of calls) expect(await failureOf(call())).toMatchObject({ code: 12 });
    const wire = wireOf({ url: log.url, credentials: { username: '', password: '' } });
    const structured = new streams.ReadReq.Options.UUIDOption().setStructured(new shared.Empty());
    const { error } = await readOnWire(wire, readAllOptions().setUuidOption(structured));
    expect(error?.code).toBe(12);
    wire.close();
    await log.drain();
  });

  it('can be discovered as a cluster of one', async () => {
    const log = await testLog();
    const client = new EventStoreDBClient(
      { endpoints: [{ address: '127.0.0.1', port: log.port }] },
      { insecure: true },
    );
    onTestFinished(() => client.dispose());
    const result = await client.appendToStream(newStream(), event(), { expectedRevision: 'no_stream' });
    expect(result.success).toBe(true);
    await log.drain();
  });
});
