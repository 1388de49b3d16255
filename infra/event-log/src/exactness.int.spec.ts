import {
  END,
  START,
  streamNameFilter,
  type AppendResult,
  type EventStoreDBClient,
  type Position,
} from '@eventstore/db-client';
import { mark } from '@hub/postgres/testing-marks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { collect, connect, event, startTestLog } from './testing/targets.ts';

interface Entry {
  position: bigint;
  id: string;
  stream: string;
}

interface Subscriber {
  kind: string;
  from: bigint | 'start' | 'end';
  seen: Entry[];
  checkpoints: { at: bigint; lastSeen: bigint }[];
  failures: unknown[];
  /** How often the subscriber fell behind the tail in memory. */
  fellBehind: number;
}

const category = 'exact';
const prefix = `${category}-1`;

function subscribe(client: EventStoreDBClient, kind: string, acknowledged: readonly Position[]): Subscriber {
  const somewhere = acknowledged[Math.floor(Math.random() * acknowledged.length)];
  const position = kind === 'end' ? END : kind === 'somewhere' && somewhere ? somewhere : START;
  const from = position === END ? 'end' : position === START ? 'start' : position.commit;
  const subscriber: Subscriber = { kind, from, seen: [], checkpoints: [], failures: [], fellBehind: 0 };
  const filter = streamNameFilter({
    prefixes: [prefix],
    checkpointInterval: 2,
    checkpointReached: (_, { commit }) => {
      subscriber.checkpoints.push({ at: commit, lastSeen: subscriber.seen.at(-1)?.position ?? -1n });
    },
  });
  const subscription = client.subscribeToAll({ fromPosition: position, ...(kind === 'filtered' ? { filter } : {}) });
  subscription.on('fellBehind', () => (subscriber.fellBehind += 1));
  const follow = async () => {
    for await (const { event } of subscription) {
      if (event)
        subscriber.seen.push({ position: event.position?.commit ?? -1n, id: event.id, stream: event.streamId });
      if (kind === 'slow' && subscriber.seen.length % 10 === 0) await sleep(60); // slower than any writing
    }
  };
  follow().catch((error: unknown) => subscriber.failures.push(error));
  return subscriber;
}

it(
  'delivers every event to every subscriber once and in order, whenever it joins, and the last one without another append',
  { tags: ['R7'], timeout: 240_000 },
  async () => {
    const log = await startTestLog({ memory: { tailEvents: 20, page: 16 } }); // smaller than a commit, so that all subscribers fall behind
    const writing = connect(log.url);
    const reading = Array.from({ length: 4 }, () => connect(log.url));
    const acknowledged: Position[] = [];
    const subscribers: Subscriber[] = [];
    const join = (kind: string) => {
      const client = reading[subscribers.length % reading.length];
      if (client) subscribers.push(subscribe(client, kind, acknowledged));
    };
    for (const kind of ['start', 'end', 'slow', 'filtered']) join(kind);

    let appends = 0;
    const writers = Array.from({ length: 50 }, async (_, index) => {
      const stream = `${category}-${index}`;
      for (let revision: bigint | 'no_stream' = 'no_stream'; appends < 2_000;) {
        appends += 1;
        if (appends % 100 === 0) join(['somewhere', 'start', 'end', 'filtered'][(appends / 100) % 4] ?? 'start');
        const batch = Array.from({ length: 1 + (appends % 3) }, () => event());
        const result: AppendResult = await writing.appendToStream(stream, batch, { expectedRevision: revision });
        revision = result.nextExpectedRevision;
        if (result.position) acknowledged.push(result.position);
      }
    });
    await Promise.all(writers);

    const all = (await collect(writing.readAll({ fromPosition: START }))).map(({ event }) => ({
      position: event?.position?.commit ?? -1n,
      id: event?.id ?? '',
      stream: event?.streamId ?? '',
    }));
    expect(all.length).toBeGreaterThan(3_500);
    const due = ({ kind, from, seen }: Subscriber) => {
      const wanted = kind === 'filtered' ? all.filter(({ stream }) => stream.startsWith(prefix)) : all;
      if (from === 'start') return wanted;
      const first = from === 'end' ? (seen[0]?.position ?? all.at(-1)?.position ?? 0n) : from + 1n;
      return wanted.filter(({ position }) => position >= first);
    };
    const behind = () => subscribers.filter((subscriber) => subscriber.seen.at(-1)?.id !== due(subscriber).at(-1)?.id);
    await expect.poll(() => behind().map(({ kind }) => kind), { timeout: 60_000, interval: 200 }).toEqual([]);

    expect(subscribers.length).toBeGreaterThanOrEqual(24);
    for (const subscriber of subscribers) {
      expect(subscriber.failures).toEqual([]);
      expect(subscriber.seen).toEqual(due(subscriber));
      expect(subscriber.checkpoints.filter(({ at, lastSeen }) => at < lastSeen)).toEqual([]);
    }

    expect(subscribers.filter(({ fellBehind }) => fellBehind > 0)).not.toEqual([]);

    const arrivals: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const last = event();
      await writing.appendToStream(`${prefix}-last`, last); // then no more appends
      const begun = performance.now();
      const waiting = () => subscribers.filter(({ seen }) => seen.at(-1)?.id !== last.id).map(({ kind }) => kind);
      await expect.poll(waiting, { timeout: 15_000, interval: 10 }).toEqual([]); // a lost wake-up would never be repeated
      arrivals.push(performance.now() - begun);
    }
    expect(arrivals.toSorted((a, b) => a - b)[mark(10, 5)]).toBeLessThanOrEqual(1_000); // the last event, or the middle one

    await Promise.all([writing, ...reading].map((client) => client.dispose()));
    await log.drain();
    await log.dropDatabase();
  },
);
