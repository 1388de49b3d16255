import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  START,
  persistentSubscriptionToStreamSettingsFromDefaults,
  type AllStreamSubscription,
} from '@eventstore/db-client';
import { startPostgres } from '@hub/postgres';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { startEventLog } from './index.ts';
import { shared, streams } from './protocol/messages.ts';
import { connect, event, events, failureOf, newStream, read, startTestLog } from './testing/targets.ts';
import { readAllOptions, readOnWire, wireOf } from './testing/wire.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function testLog(options?: Parameters<typeof startTestLog>[0]) {
  const log = await startTestLog(options);
  cleanups.push(log.dropDatabase);
  return log;
}
function clientOf(url: string) {
  const client = connect(url);
  cleanups.push(() => client.dispose());
  return client;
}
async function sql(databaseUrl: string, text: string, values: unknown[] = []) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}
const commitsOf = async (databaseUrl: string) => {
  const counted = 'select count(distinct xmin::text)::int as commits, count(*)::int as events from es_events';
  const [row] = await sql(databaseUrl, counted);
  return row as { commits: number; events: number };
};
/** Retries as an application must: same ids, same revision. */
async function appendPatiently(client: EventStoreDBClient, stream: string) {
  const same = event();
  await expect
    .poll(() => client.appendToStream(stream, same, { expectedRevision: 'no_stream' }), { timeout: 20_000 })
    .toMatchObject({ success: true });
}
function eventsSeen(subscription: AllStreamSubscription) {
  const seen: string[] = [];
  subscription.on('data', ({ event }) => event && seen.push(event.streamId));
  return seen;
}

describe('the event log', () => {
  it('keeps its data over a restart and goes on at the next position', async () => {
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

  it('writes nothing once another writer took over', async () => {
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

  it('lets nobody change or remove a stored event', async () => {
    const log = await testLog();
    await clientOf(log.url).appendToStream(newStream(), event());
    for (const change of ["update es_events set type = 'Forged'", 'delete from es_events', 'truncate es_events']) {
      await expect(sql(log.databaseUrl, change)).rejects.toThrow(/append-only/);
    }
    await log.drain();
  });

  it('names the port that is taken, and lets go of the database', async () => {
    const log = await testLog();
    await log.drain();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(log.start(port)).rejects.toThrow(`127.0.0.1:${port}`);
    other.close();
    await (await log.start()).drain();
  });

  it('answers UNIMPLEMENTED for what it does not do', async () => {
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

  it('is found as a cluster of one', async () => {
    const log = await testLog();
    const client = new EventStoreDBClient(
      { endpoints: [{ address: '127.0.0.1', port: log.port }] },
      { insecure: true },
    );
    cleanups.push(() => client.dispose());
    const result = await client.appendToStream(newStream(), event(), { expectedRevision: 'no_stream' });
    expect(result.success).toBe(true);
    await log.drain();
  });

  it('keeps the order of 50 writers that share commits', async () => {
    const log = await testLog();
    const client = clientOf(log.url);
    const streams = Array.from({ length: 50 }, () => newStream());
    await Promise.all(
      streams.map(async (stream) => {
        for (let revision: bigint | 'no_stream' = 'no_stream', turn = 0; turn < 20; turn += 1) {
          revision = (await client.appendToStream(stream, event(`T${turn}`), { expectedRevision: revision }))
            .nextExpectedRevision;
        }
      }),
    );
    for (const stream of streams) {
      const stored = await read(client, stream);
      expect(stored.map(({ event }) => event?.type)).toEqual(Array.from({ length: 20 }, (_, turn) => `T${turn}`));
      const positions = stored.map(({ event }) => event?.position?.commit ?? 0n);
      expect(positions).toEqual(positions.toSorted((a, b) => (a < b ? -1 : 1)));
    }
    const { commits, events } = await commitsOf(log.databaseUrl);
    expect(events).toBe(1_000);
    expect(commits).toBeLessThan(800); // appends that wait share a transaction
    await log.drain();
  });

  it('commits each append alone where the benchmark asks for it', async () => {
    const log = await testLog({ commit: 'each' });
    const client = clientOf(log.url);
    await Promise.all(Array.from({ length: 100 }, () => client.appendToStream(newStream(), event())));
    expect(await commitsOf(log.databaseUrl)).toEqual({ commits: 100, events: 100 });
    await log.drain();
  });
});

describe('shutting down', () => {
  it('answers or fails every append in flight and ends subscriptions with an error', async () => {
    const log = await testLog();
    const client = clientOf(log.url);
    const subscription = client.subscribeToAll({ fromPosition: START });
    const ended = new Promise((resolve) => {
      subscription.on('error', (error: Error & { type?: string }) => resolve(error.type));
      subscription.on('end', () => resolve('a clean end'));
    });
    subscription.resume();
    await once(subscription, 'caughtUp');
    const appends = Array.from({ length: 500 }, () =>
      client.appendToStream(newStream(), event(), { expectedRevision: 'no_stream' }).then(
        () => 'stored',
        ({ type }: { type: string }) => type,
      ),
    );
    await appends[0];
    await log.drain();
    const outcomes = await Promise.all(appends);
    expect(outcomes.filter((outcome) => !['stored', 'unavailable', 'cancelled'].includes(outcome))).toEqual([]);
    expect(await ended).toBe('unavailable');
    const [stored] = await sql(log.databaseUrl, 'select count(*)::int as events from es_events');
    expect(stored?.['events']).toBeGreaterThanOrEqual(outcomes.filter((outcome) => outcome === 'stored').length);
  });
});

describe('when Postgres is killed and comes back', () => {
  it('fails what is in flight, loses nothing acknowledged, and goes on by itself', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hub-event-log-'));
    cleanups.push(() => rm(dataDir, { recursive: true }));
    const postgres = await startPostgres({ dataDir, port: 0 });
    const log = await startEventLog({ databaseUrl: postgres.url('postgres'), host: '127.0.0.1', port: 0 });
    const client = clientOf(log.url);
    const seen = eventsSeen(client.subscribeToAll({ fromPosition: END }).on('error', () => {}));
    const reader = clientOf(log.url);
    const subscription = reader.subscribeToAll({ fromPosition: START });
    const failures: unknown[] = [];
    subscription.on('error', (error) => failures.push(error));
    const followed = eventsSeen(subscription);
    await once(subscription, 'caughtUp');

    const first = newStream();
    await client.appendToStream(first, event(), { expectedRevision: 'no_stream' });
    process.kill(postgres.pid, 'SIGKILL');
    await postgres.exited;
    const whileAway = await failureOf(client.appendToStream(newStream(), event(), { expectedRevision: 'no_stream' }));
    expect(whileAway.type).toBe('unavailable');

    const again = await startPostgres({ dataDir, port: postgres.port });
    cleanups.push(() => again.stop());
    const second = newStream();
    await appendPatiently(clientOf(log.url), second);
    await expect.poll(() => followed, { timeout: 5_000 }).toEqual([first, second]);
    expect(failures).toEqual([]);
    expect(seen[0]).toBe(first);
    const [last] = await read(reader, second, { direction: BACKWARDS, fromRevision: END });
    expect(last?.event?.revision).toBe(0n);
    await log.drain();
  });
});
