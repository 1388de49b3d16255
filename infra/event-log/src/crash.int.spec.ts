import { START, type EventStoreDBClient, type Position } from '@eventstore/db-client';
import { startPostgres } from '@hub/postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { accessUrl, ensureAccess } from './access/access.ts';
import { faultsOf, none } from './testing/faults.ts';
import { keepLogRunning } from './testing/log-process.ts';
import { writeWithRetries, type Acknowledged } from './testing/retrying-writer.ts';
import { connect, newStream } from './testing/targets.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Follows the whole log like a projector: after each failure it continues from the position it has reached. */
async function follow(client: EventStoreDBClient, seen: string[], stopping: AbortSignal): Promise<void> {
  let position: Position | undefined;
  while (!stopping.aborted) {
    const subscription = client.subscribeToAll({ fromPosition: position ?? START });
    subscription.on('error', () => {});
    const stop = () => subscription.destroy();
    stopping.addEventListener('abort', stop);
    try {
      for await (const { event } of subscription) {
        if (!event) continue;
        position = event.position;
        seen.push(event.id);
      }
    } catch {
      await pause(50);
    } finally {
      stopping.removeEventListener('abort', stop);
    }
  }
}

const kills = ['log', 'log', 'postgres', 'log', 'log', 'log', 'postgres', 'log', 'log', 'log'] as const;
const betweenKillsMs = 700;

it(
  'loses, repeats and skips no acknowledged event while the log is killed 8 times and Postgres twice',
  { tags: ['R1'], timeout: 240_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hub-event-log-crash-'));
    const dataDir = join(folder, 'postgres');
    onTestFinished(() => rm(folder, { recursive: true }));
    let postgres = await startPostgres({ dataDir, port: 0 });
    onTestFinished(() => postgres.stop());
    const port = await freePort();
    const access = await ensureAccess(join(folder, 'event-log'));
    const log = keepLogRunning({
      EVENT_LOG_DATABASE_URL: postgres.url('postgres'),
      EVENT_LOG_PORT: String(port),
      DATA_DIR: folder,
    });
    onTestFinished(async () => void (await log.stop()));
    const [writing, reading] = [0, 1].map(() => connect(accessUrl(access, '127.0.0.1', port)));
    if (!writing || !reading) throw new Error('two clients are required');

    const acknowledged: Acknowledged[] = [];
    const seen: string[] = [];
    const [stopWriting, stopFollowing] = [new AbortController(), new AbortController()];
    const writers = Array.from({ length: 20 }, () =>
      writeWithRetries(writing, { stream: newStream('crash'), acknowledged, stopping: stopWriting.signal }),
    );
    const following = follow(reading, seen, stopFollowing.signal);

    const recovered = async () => {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 15_000, interval: 20 }).toBeGreaterThan(before + 20);
    };
    await recovered();
    for (const victim of kills) {
      await pause(betweenKillsMs * (0.5 + Math.random()));
      if (victim === 'log') await log.kill();
      else {
        process.kill(postgres.pid, 'SIGKILL');
        await postgres.exited;
        postgres = await startPostgres({ dataDir, port: postgres.port });
      }
      await recovered();
    }
    stopWriting.abort();
    await Promise.all(writers);

    const { ids, faults } = await faultsOf(reading, acknowledged);
    expect(faults).toEqual(none);
    await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(ids.length);
    expect(seen).toEqual(ids);

    stopFollowing.abort();
    await following;
    await Promise.all([writing.dispose(), reading.dispose()]);
    expect(await log.stop()).toEqual([0, null]);
  },
); // half a minute on an idle machine
