import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { formatLatency } from '../measure/latencies.ts';
import { medianBy } from '../measure/median.ts';
import type { Metric } from '../report/metric.ts';
import type { BenchEnvironment } from '../environment.ts';
import { times, type Benchmark } from './benchmark.ts';
import { prepareProduct } from './product.ts';
import { json, signUp } from './sign-up.ts';

const connections = 50;
const students = 10;
const seconds = 5;

interface Load {
  readonly url: string;
  /** Session cookies of the students, who post in turn. */
  readonly cookies: readonly string[];
  /** Sends a fresh Idempotency-Key with each request, as the web app does. */
  readonly keyed?: boolean;
}

/**
 * Each connection posts as soon as its last request is answered, for some seconds, or for `amount` requests to warm up.
 */
const post = async ({ url, cookies, keyed = false }: Load, amount?: number) => {
  let stale = 0;
  const result = await autocannon({
    url,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    method: 'POST',
    requests: cookies.map((cookie) => ({
      headers: { ...json, cookie },
      body: JSON.stringify({ title: 'Read chapter 4 and note what is unclear', dueDate: '2026-11-30' }),
      setupRequest: (request) =>
        keyed ? { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } } : request,
      onResponse(...[, , , headers]) {
        if (headers && 'x-read-model-stale' in headers) stale += 1;
      },
    })),
  });
  const { non2xx, errors, timeouts, latency } = result;
  return {
    perSecond: result.requests.average,
    acknowledged: result['2xx'],
    latency,
    refused: non2xx + errors + timeouts,
    stale,
  };
};

const startBare = async (environment: BenchEnvironment) =>
  environment.start({
    program: 'infra/bench/src/programs/bare-insert.ts',
    env: { DATABASE_URL: await environment.database() },
    serves: ({ port }) => (typeof port === 'number' ? `http://127.0.0.1:${port}` : undefined),
  });

type Outcome = Awaited<ReturnType<typeof post>>;

/** The cost of event sourcing for a command, as throughput of one process. */
export const httpBenchmark: Benchmark = {
  name: 'http',
  about: 'POST /api/tasks by signed-in students, compared with a bare Koa handler that inserts one row',

  async run(environment, rounds) {
    const product = await prepareProduct(environment);
    const [bare, api] = [await startBare(environment), await product.api(), await product.projector()];
    const cookies: string[] = [];
    for (let student = 0; student < students; student += 1) cookies.push(await signUp(api.at));

    const loads = {
      bare: { url: bare.at, cookies: [''] },
      command: { url: `${api.at}/api/tasks`, cookies },
      keyed: { url: `${api.at}/api/tasks`, cookies, keyed: true },
    };
    const warm = await post(loads.command, 3000);
    await post(loads.bare, 3000);
    const runs = { bare: [] as Outcome[], command: [] as Outcome[], keyed: [] as Outcome[] };
    for (const _ of times(rounds)) {
      for (const name of ['bare', 'command', 'keyed'] as const) runs[name].push(await post(loads[name]));
    }
    const commands = [warm, ...runs.command, ...runs.keyed];
    const [rows] = await product.platform.db('task_list').count<{ count: string }[]>({ count: '*' });
    const sum = (of: readonly Outcome[], count: (run: Outcome) => number) =>
      of.reduce((all, run) => all + count(run), 0);
    const acknowledged = sum(commands, (run) => run.acknowledged);
    const faults = [
      { what: 'requests refused or aborted', count: sum([...commands, ...runs.bare], ({ refused }) => refused) },
      { what: 'stale responses', count: sum(commands, ({ stale }) => stale) },
      { what: 'acknowledged commands without a row', count: Math.max(0, acknowledged - Number(rows?.count)) },
    ];

    const clients = `over HTTP, ${connections} clients`;
    const middle = (name: keyof typeof runs) => medianBy(runs[name], ({ perSecond }) => perSecond);
    const line = (what: string, { perSecond, latency }: Outcome): Metric => ({
      what: `${what} ${clients}`,
      value: perSecond,
      unit: '/s',
      detail: formatLatency(latency),
    });
    return {
      metrics: [
        line('Command', middle('command')),
        line('Command with an Idempotency-Key', middle('keyed')),
        line('Bare insert', middle('bare')),
        {
          what: `Command to bare insert ${clients}`,
          value: middle('command').perSecond / middle('bare').perSecond,
          unit: '×',
          target: { atLeast: 0.5 },
        },
      ],
      faults,
    };
  },
};
