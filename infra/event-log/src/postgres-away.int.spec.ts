import { BACKWARDS, END, START, type AllStreamSubscription, type EventStoreDBClient } from '@eventstore/db-client';
import { startPostgres } from '@hub/postgres';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startEventLog } from './index.ts';
import { clientOf } from './testing/test-log.ts';
import { event, failureOf, newStream, read } from './testing/targets.ts';

/** Retries as an application must: with the same ids at the same revision. */
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

describe('when Postgres is killed and restarts', { tags: ['R31'] }, () => {
  it('fails requests in flight, loses nothing acknowledged, and recovers automatically', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hub-event-log-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
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
    onTestFinished(() => again.stop());
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
