import { randomUUID } from 'node:crypto';
import { openLoop, type LoadResult } from '../measure/load.ts';
import { medianBy } from '../measure/median.ts';
import type { Fault, Metric } from '../report/metric.ts';
import { formatNumber } from '../report/table.ts';
import { taskHistory } from './student-history.ts';
import { times, type Benchmark } from './benchmark.ts';
import { prepareProduct, type Product } from './product.ts';
import { recordHistory } from './record-history.ts';

const loads = [
  { perSecond: 50, forMs: 2000 },
  { perSecond: 500, forMs: 4000, atMost: 30 },
];
const patienceMs = 5000;

const studentIds = Array.from({ length: 50 }, () => randomUUID());

/** Seals and appends events, and waits until the projector reports them as applied. */
const appendAndSee = async ({ platform }: Product, load: { perSecond: number; forMs: number }) => {
  let unseen = 0;
  const run = await openLoop(load, async (index) => {
    const position = await recordHistory(platform, taskHistory(studentIds[index % studentIds.length] ?? ''));
    if (!(await platform.progress.reached(position, patienceMs))) unseen += 1;
  });
  return { ...run, unseen };
};

/** How long a student waits after a command, without HTTP. */
export const visibleBenchmark: Benchmark = {
  name: 'visible',
  about: 'from an append to its row in the read model, with the projector as a separate process, open loop',

  async run(environment, rounds) {
    const product = await prepareProduct(environment);
    await product.projector();
    let sent = 0;
    const see = async (load: { perSecond: number; forMs: number }) => {
      const run = await appendAndSee(product, load);
      sent += run.latency.count;
      return run;
    };
    await see({ perSecond: 200, forMs: 1500 });

    const metrics: Metric[] = [];
    const faults: Fault[] = [];
    for (const { atMost, ...load } of loads) {
      const runs: LoadResult[] = [];
      for (const _ of times(rounds)) {
        const { unseen, ...run } = await see(load);
        runs.push(run);
        faults.push({ what: `appends not seen within ${patienceMs} ms at ${load.perSecond}/s`, count: unseen });
      }
      const { latency } = medianBy(runs, (run) => run.latency.p99);
      metrics.push({
        what: `Append to visible at ${load.perSecond}/s, p99`,
        value: latency.p99,
        unit: 'ms',
        detail: `p50 ${formatNumber(latency.p50)} ms`,
        ...(atMost && { target: { atMost } }),
      });
    }
    const [rows] = await product.platform.db('task_list').count<{ count: string }[]>({ count: '*' });
    faults.push({ what: 'rows missing in the read model', count: Math.abs(sent - Number(rows?.count)) });
    return { metrics, faults };
  },
};
