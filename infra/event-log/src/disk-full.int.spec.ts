import { binaryEvent } from '@eventstore/db-client';
import { startPostgres } from '@hub/postgres';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startEventLog } from './index.ts';
import { faultsOf, none } from './testing/faults.ts';
import { connect, failureOf, newStream, read } from './testing/targets.ts';

const run = promisify(execFile);
const segment = 16 << 20; // size of a WAL segment, which must fit: a smaller limit would make Postgres exit

/** Limits the file size of this Postgres; later sessions inherit the limit. */
async function limitFiles(postgres: { pid: number; url: (database: string) => string }, bytes: number | 'unlimited') {
  const client = new Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  await client.end();
  const { uid, gid } = await stat(`/proc/${postgres.pid}`); // prlimit may fail for a process of another user, even for root
  const limit = (pid: number) => run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`], { uid, gid });
  await limit(postgres.pid);
  for (const { pid } of rows) await limit(pid).catch(() => undefined); // the previous session has just ended
}

const large = () => binaryEvent({ type: 'Large', data: randomBytes(1_000_000) });

it(
  'on a full disk appends fail with the reason, reads continue, nothing acknowledged is lost, and appends recover',
  { tags: ['R14'], timeout: 240_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hub-event-log-disk-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const postgres = await startPostgres({ dataDir, port: 0 });
    onTestFinished(() => postgres.stop());
    const log = await startEventLog({ databaseUrl: postgres.url('postgres'), host: '127.0.0.1', port: 0 });
    const client = connect(log.url);
    const stream = newStream();
    const acknowledged: { stream: string; revision: bigint; id: string }[] = [];
    const append = async (event: ReturnType<typeof large>) => {
      const revision = BigInt(acknowledged.length);
      await client.appendToStream(stream, event, { expectedRevision: revision === 0n ? 'no_stream' : revision - 1n });
      acknowledged.push({ stream, revision, id: event.id });
    };
    while (acknowledged.length * 1_000_000 < segment + 4_000_000) await append(large());

    await limitFiles(postgres, segment);
    const refused = large();
    for (let turn = 0; turn < 5; turn += 1) {
      const failure = await failureOf(append(refused));
      expect(failure.type).toBe('unavailable');
      expect(failure['message']).toContain('The disk of the event log is full');
      expect(await read(client, stream, { maxCount: 5 })).toHaveLength(5);
    }

    await limitFiles(postgres, 'unlimited');
    const freed = performance.now();
    await expect.poll(() => append(refused).then(() => 'stored'), { timeout: 10_000, interval: 50 }).toBe('stored');
    expect(performance.now() - freed).toBeLessThan(10_000);
    expect(acknowledged.at(-1)?.id).toBe(refused.id);
    expect((await faultsOf(client, acknowledged)).faults).toEqual(none);
    await client.dispose();
    await log.drain();
  },
);
