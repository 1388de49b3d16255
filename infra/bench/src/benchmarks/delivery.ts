import { END, excludeSystemEvents, type EventStoreDBClient } from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createLatencies, type Latency } from '../measure/latencies.ts';
import { closedLoop } from '../measure/load.ts';
import { medianBy } from '../measure/median.ts';
import type { Fault, Metric } from '../report/metric.ts';
import { formatNumber } from '../report/table.ts';
import { sampleEvent, withClient } from './log-client.ts';
import { times, type Benchmark } from './benchmark.ts';

const loads = [
  { what: 'idle', workers: 1, gapMs: 5 },
  { what: 'under 50 writers', workers: 50, gapMs: 0 },
];
const commits = ['each', 'group'] as const;
const forMs = 1500;
const lateMs = 5000;

/** A subscriber to `$all` that records when each event arrives, and whether it is in order. */
const subscribe = async (client: EventStoreDBClient) => {
  const sent = new Map<string, number>();
  const latencies = createLatencies();
  let [last, outOfOrder] = [-1n, 0];
  const subscription = client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() });
  await once(subscription, 'caughtUp');
  subscription.on('data', ({ event }) => {
    if (!event) return;
    if (event.position.commit <= last) outOfOrder += 1;
    last = event.position.commit;
    const at = sent.get(event.id);
    if (at !== undefined) latencies.add(performance.now() - at);
    sent.delete(event.id);
  });
  return {
    sent,
    async end() {
      for (const until = Date.now() + lateMs; sent.size > 0 && Date.now() < until;) await pause(10);
      await subscription.unsubscribe();
      return { latency: latencies.summary(), missed: sent.size, outOfOrder };
    },
  };
};

const deliver = (url: string, { workers, gapMs }: (typeof loads)[number], ms: number) =>
  withClient(url, async (client) => {
    const subscriber = await subscribe(client);
    const streams = Array.from({ length: workers }, () => `bench-${randomUUID()}`);
    await closedLoop({ workers, forMs: ms }, async (worker) => {
      const event = sampleEvent();
      subscriber.sent.set(event.id, performance.now());
      await client.appendToStream(streams[worker] ?? '', event);
      if (gapMs > 0) await pause(gapMs);
    });
    return subscriber.end();
  });

/** Also counts events that a subscriber missed or received out of order. */
export const deliveryBenchmark: Benchmark = {
  name: 'delivery',
  about: 'from sending an append to its arrival at a subscriber to $all, idle and under load',

  async run(environment, rounds) {
    const logs = { each: await environment.eventLog({ commit: 'each' }), group: await environment.eventLog() };
    for (const commit of commits) for (const load of loads) await deliver(logs[commit].at, load, 300);

    const metrics: Metric[] = [];
    const faults: Fault[] = [];
    for (const load of loads) {
      const runs = { each: [] as Latency[], group: [] as Latency[] };
      for (const _ of times(rounds)) {
        for (const commit of commits) {
          const { latency, missed, outOfOrder } = await deliver(logs[commit].at, load, forMs);
          runs[commit].push(latency);
          faults.push({ what: `events missed: delivery ${load.what}`, count: missed });
          faults.push({ what: `events out of order: delivery ${load.what}`, count: outOfOrder });
        }
      }
      for (const [commit, name] of [
        ['group', 'group commit'],
        ['each', 'naive'],
      ] as const) {
        const latency = medianBy(runs[commit], ({ p50 }) => p50);
        const isAimed = commit === 'group' && load.what === 'idle';
        metrics.push({
          what: `Delivery ${load.what}, ${name}, p50`,
          value: latency.p50,
          unit: 'ms',
          detail: `p99 ${formatNumber(latency.p99)} ms`,
          ...(isAimed && { target: { atMost: 2.5 } }),
        });
      }
    }
    return { metrics, faults };
  },
};
