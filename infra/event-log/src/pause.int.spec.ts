import { status } from '@grpc/grpc-js';
import { startPostgres } from '@hub/postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { faultsOf, none } from './testing/faults.ts';
import { startLogProcess } from './testing/log-process.ts';
import { switchboard } from './testing/switchboard.ts';
import { writeWithRetries, type Acknowledged } from './testing/retrying-writer.ts';
import { connect, failureOf, newStream, read } from './testing/targets.ts';
import { append, wireOf } from './testing/wire.ts';

/** A separate Postgres (a frozen session may hold locks that others wait for) and event log processes on it. */
async function pausable() {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-event-log-pause-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const postgres = await startPostgres({ dataDir, port: 0 });
  onTestFinished(() => postgres.stop());
  const databaseUrl = postgres.url('postgres');
  const startLog = async () => {
    const log = startLogProcess({
      EVENT_LOG_DATABASE_URL: databaseUrl,
      EVENT_LOG_PORT: '0',
      EVENT_LOG_TLS: 'off',
      DATA_DIR: dataDir,
    });
    onTestFinished(() => void log.child.kill('SIGKILL'));
    const settled = () => log.logged('listening') ?? log.logged('Another event log process');
    await expect.poll(settled, { timeout: 30_000 }).toBeDefined();
    return { ...log, port: log.logged('listening')?.port ?? 0 };
  };
  return { databaseUrl, startLog };
}

const clientOf = (port: number) => {
  const client = connect(`esdb://127.0.0.1:${port}?tls=false`);
  onTestFinished(() => client.dispose());
  return client;
};

/** Ten writers with endless retries, on one client as in every process, at an address that can be switched. */
async function patientWriters(port: number) {
  const address = await switchboard(port);
  onTestFinished(address.close);
  const client = clientOf(address.port);
  const acknowledged: Acknowledged[] = [];
  const stopping = new AbortController();
  const writers = Array.from({ length: 10 }, () =>
    writeWithRetries(client, { stream: newStream('pause'), acknowledged, stopping: stopping.signal }),
  );
  const more = async () => {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 20 }).toBeGreaterThan(before + 50);
  };
  const end = async () => {
    stopping.abort();
    await Promise.all(writers);
  };
  return { client, acknowledged, more, end, switchTo: address.switchTo };
}

async function ask<Row extends QueryResultRow>(databaseUrl: string, text: string): Promise<Row | undefined> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000, query_timeout: 3000 });
  client.on('error', () => undefined); // its pending requests fail
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows[0];
  } finally {
    void client.end().catch(() => undefined);
  }
}

const writes = (databaseUrl: string) =>
  ask(databaseUrl, "select pg_logical_emit_message(true, 'pause', '')").then(
    () => true,
    () => false,
  );

/**
 * Freezes the writer's session, but not while it holds a lock that all of Postgres waits for: then no one can connect.
 */
async function stopWritersSession(databaseUrl: string): Promise<{ goOn: () => void }> {
  const session = await ask<{ pid: number }>(databaseUrl, "select pid from pg_locks where locktype = 'advisory'");
  if (!session) throw new Error('no session holds the writer lock');
  const { pid } = session;
  for (;;) {
    process.kill(pid, 'SIGSTOP');
    if (await writes(databaseUrl)) return { goOn: () => void process.kill(pid, 'SIGCONT') };
    process.kill(pid, 'SIGCONT');
    await sleep(10);
  }
}

it(
  'a frozen writer is replaced; when it continues it writes nothing and ends',
  { tags: ['R3'], timeout: 240_000 },
  async () => {
    const { startLog } = await pausable();
    const old = await startLog();
    const writers = await patientWriters(old.port);
    await writers.more();

    old.child.kill('SIGSTOP');
    const wire = wireOf({ url: `esdb://127.0.0.1:${old.port}?tls=false`, credentials: { username: '', password: '' } });
    const lateStream = newStream('late');
    const late = append(wire, lateStream, [{}]);
    const next = await startLog();
    expect(next.logged('the session of a frozen writer was terminated')).toBeDefined();
    writers.switchTo(next.port);
    await writers.more();

    old.child.kill('SIGCONT');
    expect(await old.exit).toEqual([1, null]);
    expect(old.logged('took over this database')).toBeDefined();
    expect((await late).error?.code).toBe(status.UNAVAILABLE);
    wire.close();
    await writers.more();
    await writers.end();

    expect((await faultsOf(writers.client, writers.acknowledged)).faults).toEqual(none);
    expect((await failureOf(read(writers.client, lateStream))).type).toBe('stream-not-found');
  },
);

it(
  'a frozen Postgres session keeps a second writer out, and when it continues nothing is lost or duplicated',
  { tags: ['R3'], timeout: 240_000 },
  async () => {
    const { databaseUrl, startLog } = await pausable();
    const log = await startLog();
    const writers = await patientWriters(log.port);
    await writers.more();

    const session = await stopWritersSession(databaseUrl);
    const second = await startLog();
    expect(await second.exit).toEqual([1, null]);
    expect(second.logged('Another event log process writes')).toBeDefined();
    session.goOn();

    await writers.more();
    await writers.end();
    expect((await faultsOf(writers.client, writers.acknowledged)).faults).toEqual(none);
    expect(log.child.exitCode).toBeNull();
  },
);
