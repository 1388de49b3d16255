import { START } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clientOf, sql, testLog } from './testing/test-log.ts';
import { event, newStream } from './testing/targets.ts';
import { append, batchAppend, wireOf } from './testing/wire.ts';

describe('shutting down', { tags: ['R30'] }, () => {
  it('answers or fails every append in flight, and ends subscriptions with an error', async () => {
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

  it('never ends a call with OK that still waits for a response, even if its client has half-closed it', async () => {
    const log = await testLog();
    const blocker = new Client({ connectionString: log.databaseUrl });
    await blocker.connect();
    onTestFinished(() => blocker.end());
    await blocker.query('begin');
    await blocker.query('select * from es_writer for update'); // blocks every write
    const wire = wireOf({ url: log.url, credentials: { username: '', password: '' } });
    const [stored, unheard] = [batchAppend(wire), batchAppend(wire)];
    const ends = Promise.all([stored.status(), unheard.status()]);
    unheard.send(randomUUID(), { stream: newStream(), deadline: -1 });
    await expect.poll(() => unheard.answers.length).toBe(1);
    stored.send(randomUUID(), { stream: newStream() });
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => sql(log.databaseUrl, waiting), { timeout: 3_000 }).toHaveLength(1);

    const drained = log.drain();
    unheard.send(randomUUID(), { stream: newStream() });
    unheard.end();
    const { error } = await append(wire, newStream(), [{}]); // on the same connection, so earlier messages have arrived
    expect(error?.code).toBe(status.UNAVAILABLE);
    await blocker.query('rollback');
    expect(await ends).toEqual([status.UNAVAILABLE, status.UNAVAILABLE]);
    expect([stored.answers.length, unheard.answers.length]).toEqual([1, 1]);
    await drained;
    wire.close();
  });

  it('happens once, however often it is requested', async () => {
    const log = await testLog();
    const asked = await Promise.allSettled([log.drain(), log.drain(), log.drain()]);
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  });
});
