import { START } from '@eventstore/db-client';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, event, failureOf, newStream, startTestLog } from '../testing/targets.ts';

let log: Awaited<ReturnType<typeof startTestLog>>;
let client: ReturnType<typeof connect>;
beforeAll(async () => {
  log = await startTestLog({ metrics: { host: '127.0.0.1', port: 0 } });
  client = connect(log.url);
});
afterAll(async () => {
  await client.dispose();
  await log.drain();
  await log.dropDatabase();
});

const get = (path: string, port = log.metricsPort) => fetch(`http://127.0.0.1:${port}${path}`);
const figure = async (name: string) => {
  const text = await (await get('/metrics')).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );
};

describe('metrics for Prometheus', () => {
  it('count appends by outcome, and appends per commit', async () => {
    const stream = newStream();
    await client.appendToStream(stream, event(), { expectedRevision: 'no_stream' });
    await failureOf(client.appendToStream(stream, event(), { expectedRevision: 'no_stream' }));
    await Promise.all(Array.from({ length: 100 }, () => client.appendToStream(newStream(), event())));
    expect(await figure('event_log_append_seconds_count{outcome="done"}')).toBe(101);
    expect(await figure('event_log_append_seconds_count{outcome="conflict"}')).toBe(1);
    expect(await figure('event_log_commit_appends_sum')).toBe(102);
    expect(await figure('event_log_commit_appends_count')).toBeLessThan(100);
    expect(await figure('event_log_commit_seconds_sum')).toBeGreaterThan(0);
    expect(await figure('event_log_queue_appends')).toBe(0);
  });

  it('report the number of subscribers, and how far behind the slowest is', async () => {
    expect(await figure('event_log_subscribers')).toBe(0);
    const subscription = client.subscribeToAll({ fromPosition: START });
    await client.appendToStream(
      newStream(),
      Array.from({ length: 20 }, () => event('Big', { text: 'x'.repeat(50_000) })),
    );
    await expect.poll(() => figure('event_log_subscribers')).toBe(1);
    await expect.poll(() => figure('event_log_subscriber_lag_bytes')).toBeGreaterThan(0); // this subscriber does not read
    subscription.resume();
    await once(subscription, 'caughtUp');
    await expect.poll(() => figure('event_log_subscriber_lag_bytes')).toBe(0);
    await subscription.unsubscribe();
    await expect.poll(() => figure('event_log_subscribers')).toBe(0);
  });

  it('are served only at /metrics, and only when a port is set', async () => {
    expect((await get('/')).status).toBe(404);
    expect((await get('/metrics')).headers.get('content-type')).toContain('text/plain');
    const other = await startTestLog();
    expect(other.metricsPort).toBeUndefined();
    await other.drain();
    await other.dropDatabase();
  });

  it('name the port that is taken, and release the database', async () => {
    const taken = { host: '127.0.0.1', port: log.metricsPort ?? 0 };
    await expect(startTestLog({ metrics: taken })).rejects.toThrow(`127.0.0.1:${taken.port}`);
  });
});
