import { START } from '@eventstore/db-client';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { clientOf, sql, testLog } from './testing/for-one-test.ts';
import { event, newStream } from './testing/targets.ts';

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

  it('happens once, however many ask for it', async () => {
    const log = await testLog();
    const asked = await Promise.allSettled([log.drain(), log.drain(), log.drain()]);
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  });
});
