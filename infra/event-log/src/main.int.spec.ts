import { createTestDatabase } from '@hub/postgres/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessUrl, ensureAccess } from './access/access.ts';
import { startLogProcess } from './testing/log-process.ts';
import { connect, event, newStream, read } from './testing/targets.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'hub-event-log-'));
});
afterAll(() => Promise.all([database.drop(), rm(dataDir, { recursive: true })]));

const settings = () => ({ EVENT_LOG_DATABASE_URL: database.url, EVENT_LOG_PORT: '0', DATA_DIR: dataDir });

describe('the process', () => {
  it('serves, refuses a second process with the reason, and stops on SIGTERM', async () => {
    const first = startLogProcess(settings());
    await expect.poll(() => first.said('listening'), { timeout: 20_000 }).toBeDefined();
    const access = await ensureAccess(join(dataDir, 'event-log'));
    const client = connect(accessUrl(access, '127.0.0.1', first.said('listening')?.port ?? 0));
    const stream = newStream();
    await client.appendToStream(stream, event());
    expect(await read(client, stream)).toHaveLength(1);

    const second = startLogProcess(settings());
    expect(await second.exit).toEqual([1, null]);
    expect(second.said('Another event log process writes to the database')).toBeDefined();

    first.child.kill('SIGTERM');
    expect(await first.exit).toEqual([0, null]);
    expect(first.said('has stopped')).toBeDefined();
    await client.dispose();
  });

  it('serves without TLS when configured, and logs a warning', async () => {
    const process = startLogProcess({ ...settings(), EVENT_LOG_TLS: 'off' });
    await expect.poll(() => process.said('listening'), { timeout: 20_000 }).toBeDefined();
    expect(process.said('every client that reaches the port')).toBeDefined();
    const client = connect(`esdb://127.0.0.1:${process.said('listening')?.port}?tls=false`);
    expect((await client.appendToStream(newStream(), event())).success).toBe(true);
    process.child.kill('SIGTERM');
    expect(await process.exit).toEqual([0, null]);
    await client.dispose();
  });

  it('serves metrics when a port is set, logs that, and stops them at its end', async () => {
    const process = startLogProcess({ ...settings(), METRICS_PORT: '0' });
    await expect.poll(() => process.said('metrics at /metrics'), { timeout: 20_000 }).toBeDefined();
    const answer = await fetch(`http://127.0.0.1:${process.said('metrics at /metrics')?.port}/metrics`);
    expect(await answer.text()).toContain('event_log_subscribers 0');
    process.child.kill('SIGTERM');
    expect(await process.exit).toEqual([0, null]);
  });

  it('names an invalid setting', async () => {
    const process = startLogProcess({ EVENT_LOG_PORT: 'many' });
    expect(await process.exit).toEqual([1, null]);
    const { msg } = process.lines[0] ?? { msg: '' };
    expect(msg).toContain('EVENT_LOG_DATABASE_URL');
    expect(msg).toContain('EVENT_LOG_PORT');
  });
});
