import {
  binaryEvent,
  END,
  eventTypeFilter,
  START,
  streamNameFilter,
  type AllStreamSubscription,
  type StreamSubscription,
} from '@eventstore/db-client';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { describeConformance, event, events, newStream } from '../testing/targets.ts';

interface Seen {
  types: string[];
  streams: string[];
}

/** Collects what a subscription delivers. */
function watch(subscription: AllStreamSubscription | StreamSubscription): Seen {
  const seen: Seen = { types: [], streams: [] };
  subscription.on('data', (resolved: { event?: { type: string; streamId: string } }) => {
    if (!resolved.event) return;
    seen.types.push(resolved.event.type);
    seen.streams.push(resolved.event.streamId);
  });
  return seen;
}

describeConformance('1.5 subscribing', (client) => {
  const unique = () => `Type${Math.random().toString(36).slice(2)}`;

  describe('to a stream', () => {
    it('delivers existing events, reports that it has caught up, then delivers new ones', async () => {
      const stream = newStream();
      await client().appendToStream(stream, [event('Before'), event('Before')]);
      const subscription = client().subscribeToStream(stream, { fromRevision: START });
      const seen = watch(subscription);
      await once(subscription, 'caughtUp');
      expect(seen.types).toEqual(['Before', 'Before']);
      await client().appendToStream(newStream(), event('Elsewhere'));
      await client().appendToStream(stream, event('Mine'));
      await expect.poll(() => seen.types).toEqual(['Before', 'Before', 'Mine']);
      await subscription.unsubscribe();
    });

    it('begins after the given revision', async () => {
      const stream = newStream();
      await client().appendToStream(stream, [event('A'), event('B'), event('C')]);
      const subscription = client().subscribeToStream(stream, { fromRevision: 0n });
      const seen = watch(subscription);
      await expect.poll(() => seen.types).toEqual(['B', 'C']);
      await subscription.unsubscribe();
    });

    it('waits for a stream that does not exist yet, and delivers only new events from the end', async () => {
      const stream = newStream();
      const fromStart = client().subscribeToStream(stream, { fromRevision: START });
      const seen = watch(fromStart);
      await once(fromStart, 'caughtUp');
      await client().appendToStream(stream, event('First'));
      await expect.poll(() => seen.types).toEqual(['First']);
      const fromEnd = client().subscribeToStream(stream, { fromRevision: END });
      const news = watch(fromEnd);
      await once(fromEnd, 'caughtUp');
      await client().appendToStream(stream, event('Second'));
      await expect.poll(() => news.types).toEqual(['Second']);
      await Promise.all([fromStart.unsubscribe(), fromEnd.unsubscribe()]);
    });

    it('resolves links when requested', async () => {
      const [stream, links] = [newStream(), newStream()];
      await client().appendToStream(stream, event('Target'));
      const subscription = client().subscribeToStream(links, { fromRevision: START, resolveLinkTos: true });
      const seen = watch(subscription);
      await client().appendToStream(links, binaryEvent({ type: '$>', data: Buffer.from(`0@${stream}`) }));
      await expect.poll(() => seen).toEqual({ types: ['Target'], streams: [stream] });
      await subscription.unsubscribe();
    });

    it('delivers nothing below a revision that is not reached yet', async () => {
      const stream = newStream();
      await client().appendToStream(stream, event('First'));
      const subscription = client().subscribeToStream(stream, { fromRevision: 2n });
      const seen = watch(subscription);
      await once(subscription, 'caughtUp');
      await client().appendToStream(stream, [event('Second'), event('Third'), event('Fourth')]);
      await expect.poll(() => seen.types).toEqual(['Fourth']);
      await subscription.unsubscribe();
    });

    it('ends when the stream is tombstoned', async () => {
      const stream = newStream();
      await client().appendToStream(stream, event('Last'));
      const subscription = client().subscribeToStream(stream, { fromRevision: START });
      const seen = watch(subscription);
      const ended = once(subscription, 'error');
      ended.catch(() => {});
      await once(subscription, 'caughtUp');
      await client().tombstoneStream(stream);
      const [error] = (await ended) as [{ type: string }];
      expect(error.type).toBe('stream-deleted');
      expect(seen.types).toEqual(['Last', '$streamDeleted']);
    });
  });

  describe('to the whole log', () => {
    it('continues after the position of the last event seen', async () => {
      const [a, b, c] = [newStream(), newStream(), newStream()];
      await client().appendToStream(a, event());
      const second = await client().appendToStream(b, event());
      await client().appendToStream(c, event());
      const subscription = client().subscribeToAll({ fromPosition: second.position ?? START });
      const seen = watch(subscription);
      await expect.poll(() => seen.streams).toContain(c);
      expect(seen.streams).not.toContain(b);
      expect(seen.streams).not.toContain(a);
      await subscription.unsubscribe();
    });

    it('delivers only new events from the end', async () => {
      const [old, fresh] = [newStream(), newStream()];
      await client().appendToStream(old, event());
      const subscription = client().subscribeToAll({ fromPosition: END });
      const seen = watch(subscription);
      await once(subscription, 'caughtUp');
      await client().appendToStream(fresh, event());
      await expect.poll(() => seen.streams).toContain(fresh);
      expect(seen.streams).not.toContain(old);
      await subscription.unsubscribe();
    });

    it.each([
      ['stream prefix', (name: string) => streamNameFilter({ prefixes: ['nothing', `${name}-`] })],
      ['stream pattern', (name: string) => streamNameFilter({ regex: `^${name}-\\d$` })],
      ['type prefix', (name: string) => eventTypeFilter({ prefixes: [`${name}Type`] })],
      ['type pattern', (name: string) => eventTypeFilter({ regex: `^${name}Type$` })],
    ])('delivers what matches a %s, before and after catching up', async (_, filterFor) => {
      const name = unique();
      await client().appendToStream(`${name}-1`, event(`${name}Type`));
      await client().appendToStream(`other-${name}-1`, event('Other'));
      const subscription = client().subscribeToAll({ fromPosition: START, filter: filterFor(name) });
      const seen = watch(subscription);
      await once(subscription, 'caughtUp');
      await client().appendToStream(`other-${name}-1`, event('Other'));
      await client().appendToStream(`${name}-2`, event(`${name}Type`));
      await expect.poll(() => seen.streams).toEqual([`${name}-1`, `${name}-2`]);
      await subscription.unsubscribe();
    });

    it('reports to a filtered subscriber how far it has read', async () => {
      const name = unique();
      const reached: bigint[] = [];
      const filter = streamNameFilter({
        prefixes: [name],
        maxSearchWindow: 32,
        checkpointInterval: 1,
        checkpointReached: (_, position) => {
          reached.push(position.commit);
        },
      });
      const subscription = client().subscribeToAll({ fromPosition: END, filter });
      watch(subscription);
      await once(subscription, 'caughtUp');
      const last = await client().appendToStream(newStream('filtered-out'), events(100));
      const end = last.position?.commit ?? 0n;
      await expect.poll(() => reached.length).toBeGreaterThanOrEqual(4); // after catching up, and after 32, 64, 96 events
      expect(reached.every((position) => position <= end)).toBe(true);
      expect(reached).toEqual(reached.toSorted((a, b) => (a < b ? -1 : 1)));
      await subscription.unsubscribe();
    });
  });
});
