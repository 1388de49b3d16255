import { START, type EventStoreDBClient } from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { median } from '../measure/median.ts';
import type { Fault, Metric } from '../report/metric.ts';
import { sampleEvent, withClient } from './log-client.ts';
import { times, type Benchmark } from './benchmark.ts';

const perAppend = 500;
const inOneStream = 20_000;
const elsewhere = 20_000;
const all = inOneStream + elsewhere;

const fill = async (client: EventStoreDBClient, stream: string) => {
  const append = (name: string) => client.appendToStream(name, Array.from({ length: perAppend }, sampleEvent));
  for (let count = 0; count < inOneStream; count += perAppend) await append(stream);
  for (let count = 0; count < elsewhere; count += perAppend) await append(`bench-${randomUUID()}`);
};

const count = async (events: AsyncIterable<{ event?: { type: string } | undefined }>) => {
  let counted = 0;
  for await (const { event } of events) if (event && !event.type.startsWith('$')) counted += 1;
  return counted;
};

const catchUp = (client: EventStoreDBClient) => {
  const subscription = client.subscribeToAll({ fromPosition: START });
  subscription.on('caughtUp', () => void subscription.unsubscribe());
  return count(subscription);
};

interface Reading {
  readonly what: string;
  readonly events: number;
  readonly atLeast?: number;
  readonly read: (client: EventStoreDBClient, stream: string) => Promise<number>;
}

const readings: readonly Reading[] = [
  {
    what: 'Read of one stream',
    events: inOneStream,
    atLeast: 25_000,
    read: (client, stream) => count(client.readStream(stream)),
  },
  { what: 'Read of `$all`', events: all, atLeast: 25_000, read: (client) => count(client.readAll()) },
  { what: 'Catch-up subscription to `$all`', events: all, read: (client) => catchUp(client) },
];

/** Also counts events that a read or a subscription missed. */
export const readBenchmark: Benchmark = {
  name: 'read',
  about: 'reads of one stream and of $all, a subscription catching up, a restart of the log',

  async run(environment, rounds) {
    const databaseUrl = await environment.database();
    let log = await environment.eventLog({ databaseUrl });
    const stream = `bench-${randomUUID()}`;
    await withClient(log.at, (client) => fill(client, stream));

    const metrics: Metric[] = [];
    const faults: Fault[] = [];
    for (const { what, events, atLeast, read } of readings) {
      const rates: number[] = [];
      for (const _ of times(rounds)) {
        await withClient(log.at, async (client) => {
          await count(client.readAll({ maxCount: 1 })); // opens the connection
          const begin = performance.now();
          const counted = await read(client, stream);
          rates.push(counted / ((performance.now() - begin) / 1000));
          faults.push({ what: `events missed: ${what}`, count: Math.abs(events - counted) });
        });
      }
      const value = median(rates);
      metrics.push({ what, value, unit: 'events/s', ...(atLeast && { target: { atLeast } }) });
    }

    const restarts: number[] = [];
    for (const _ of times(rounds)) {
      await log.stop();
      const begin = performance.now();
      log = await environment.eventLog({ databaseUrl });
      await withClient(log.at, (client) => count(client.readAll({ maxCount: 1 })));
      restarts.push(performance.now() - begin);
    }
    const what = `Restart of the log with ${all.toLocaleString('en-US')} events, from the start of the process to the first response`;
    metrics.push({ what, value: median(restarts), unit: 'ms' });
    return { metrics, faults };
  },
};
