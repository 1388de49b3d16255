import { BACKWARDS, END, NO_STREAM, type EventStoreDBClient, type Credentials } from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { formatLatency } from '../measure/latencies.ts';
import { closedLoop, type LoadResult } from '../measure/load.ts';
import { medianBy } from '../measure/median.ts';
import type { Fault, Metric } from '../report/metric.ts';
import { sampleEvent, withClient } from './log-client.ts';
import { times, type Benchmark } from './benchmark.ts';

interface Load {
  readonly what: string;
  readonly workers: number;
  /** Sends the password with every call, which makes the client use the RPC `Append`. */
  readonly perCall?: boolean;
  /** Target for group commit, in appends per second. */
  readonly atLeast?: number;
  /** Target for group commit, as a multiple of naive commits. */
  readonly ratio?: number;
}

const loads: readonly Load[] = [
  { what: '1 writer', workers: 1, ratio: 0.9 },
  { what: '50 writers', workers: 50, atLeast: 7000, ratio: 3.5 },
  { what: '200 writers', workers: 200 },
  { what: 'Append RPC, 50 writers', workers: 50, perCall: true },
];
const commits = ['each', 'group'] as const;
const forMs = 2000;

const credentialsOf = (url: string): Credentials => {
  const { username, password } = new URL(url);
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
};

const lengthOf = async (client: EventStoreDBClient, stream: string) => {
  let length = 0;
  // read to the end: the client never releases a read that is abandoned
  for await (const { event } of client.readStream(stream, { direction: BACKWARDS, fromRevision: END, maxCount: 1 })) {
    if (event) length = Number(event.revision) + 1;
  }
  return length;
};

/**
 * Each writer appends to its own stream at the revision it knows. Afterwards every stream must contain what was
 * acknowledged.
 */
const append = async (url: string, { workers, perCall }: Load, ms: number) =>
  withClient(url, async (client) => {
    const streams = Array.from({ length: workers }, () => ({ name: `bench-${randomUUID()}`, acknowledged: 0 }));
    const options = perCall ? { credentials: credentialsOf(url) } : {};
    const run = await closedLoop({ workers, forMs: ms }, async (worker) => {
      const stream = streams[worker];
      if (!stream) return;
      const expectedRevision = stream.acknowledged === 0 ? NO_STREAM : BigInt(stream.acknowledged - 1);
      await client.appendToStream(stream.name, sampleEvent(), { expectedRevision, ...options });
      stream.acknowledged += 1;
    });
    let wrong = 0;
    for (const { name, acknowledged } of streams) wrong += Math.abs(acknowledged - (await lengthOf(client, name)));
    return { ...run, wrong };
  });

const metricsOf = (load: Load, runs: Readonly<Record<(typeof commits)[number], readonly LoadResult[]>>): Metric[] => {
  const middle = (commit: (typeof commits)[number]) => medianBy(runs[commit], ({ perSecond }) => perSecond);
  const line = (commit: (typeof commits)[number], name: string): Metric => {
    const { perSecond, latency } = middle(commit);
    return { what: `Append, ${load.what}, ${name}`, value: perSecond, unit: '/s', detail: formatLatency(latency) };
  };
  const ratio = middle('group').perSecond / middle('each').perSecond;
  return [
    { ...line('group', 'group commit'), ...(load.atLeast && { target: { atLeast: load.atLeast } }) },
    line('each', 'naive'),
    {
      what: `Append, ${load.what}, group commit to naive`,
      value: ratio,
      unit: '×',
      ...(load.ratio && { target: { atLeast: load.ratio } }),
    },
  ];
};

/** Also counts acknowledged events that are missing or duplicated: group commit must lose and duplicate nothing. */
export const appendBenchmark: Benchmark = {
  name: 'append',
  about: 'appends through the official client: group commit compared with one commit per append',

  async run(environment, rounds) {
    const logs = { each: await environment.eventLog({ commit: 'each' }), group: await environment.eventLog() };
    for (const commit of commits) for (const load of loads) await append(logs[commit].at, load, 300);

    const runs = loads.map((load) => ({ load, each: [] as LoadResult[], group: [] as LoadResult[] }));
    const faults: Fault[] = [];
    for (const _ of times(rounds)) {
      for (const { load, ...of } of runs) {
        for (const commit of commits) {
          const { wrong, ...run } = await append(logs[commit].at, load, forMs);
          of[commit].push(run);
          faults.push({ what: `events lost or duplicated: ${load.what}, ${commit}`, count: wrong });
        }
      }
    }
    return { metrics: runs.flatMap(({ load, ...of }) => metricsOf(load, of)), faults };
  },
};
