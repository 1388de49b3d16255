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

/** A Postgres of its own (one that stops may hold what others wait for) and event log processes over it. */
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
    const settled = () => log.said('listening') ?? log.said('Another event log process');
    await expect.poll(settled, { timeout: 30_000 }).toBeDefined();
    return { ...log, port: log.said('listening')?.port ?? 0 };
  };
  return { databaseUrl, startLog };
}

const clientOf = (port: number) => {
  const client = connect(`esdb://127.0.0.1:${port}?tls=false`);
  onTestFinished(() => client.dispose());
  return client;
};

/** Ten writers that never give up, by one client as in every process, at an address that can be switched. */
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
  client.on('error', () => undefined); // what it was asked fails
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

/** Stops the writer's session, though not where it holds what all of Postgres waits for: there nobody is let in at all. */
async function stopWritersSession(databaseUrl: string): Promise<{ goOn: () => void }> {
  const session = await ask<{ pid: number }>(databaseUrl, "select pid from pg_locks where locktype = 'advisory'");
  if (!session) throw new Error('nobody holds the lock of the writer');
  const { pid } = session;
  for (;;) {
    process.kill(pid, 'SIGSTOP');
    if (await writes(databaseUrl)) return { goOn: () => void process.kill(pid, 'SIGCONT') };
    process.kill(pid, 'SIGCONT');
    await sleep(10);
  }
}

it('[R3] a writer that is stopped is taken over from; when it goes on it writes nothing and ends', async () => {
  const { startLog } = await pausable();
  const old = await startLog();
  const writers = await patientWriters(old.port);
  await writers.more();

  old.child.kill('SIGSTOP');
  const wire = wireOf({ url: `esdb://127.0.0.1:${old.port}?tls=false`, credentials: { username: '', password: '' } });
  const lateStream = newStream('late');
  const late = append(wire, lateStream, [{}]);
  const next = await startLog();
  expect(next.said('a writer that has stopped was ended')).toBeDefined();
  writers.switchTo(next.port);
  await writers.more();

  old.child.kill('SIGCONT');
  expect(await old.exit).toEqual([1, null]);
  expect(old.said('took over this database')).toBeDefined();
  expect((await late).error?.code).toBe(status.UNAVAILABLE);
  wire.close();
  await writers.more();
  await writers.end();

  expect((await faultsOf(writers.client, writers.acknowledged)).faults).toEqual(none);
  expect((await failureOf(read(writers.client, lateStream))).type).toBe('stream-not-found');
}, 240_000);

it('[R3] a Postgres session that is stopped lets no second writer in, and when it goes on nothing is lost or doubled', async () => {
  const { databaseUrl, startLog } = await pausable();
  const log = await startLog();
  const writers = await patientWriters(log.port);
  await writers.more();

  const session = await stopWritersSession(databaseUrl);
  const second = await startLog();
  expect(await second.exit).toEqual([1, null]);
  expect(second.said('Another event log process writes')).toBeDefined();
  session.goOn();

  await writers.more();
  await writers.end();
  expect((await faultsOf(writers.client, writers.acknowledged)).faults).toEqual(none);
  expect(log.child.exitCode).toBeNull();
}, 240_000);
