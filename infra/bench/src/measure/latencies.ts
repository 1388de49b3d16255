import { createHistogram } from 'node:perf_hooks';
import { formatNumber } from '../report/table.ts';

/** Latencies in milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly count: number;
}

/** Collects latencies with a precision of three digits. */
export const createLatencies = () => {
  const histogram = createHistogram({ figures: 3 });
  const ms = (micros: number) => micros / 1000;
  return {
    add: (milliseconds: number) => histogram.record(Math.max(1, Math.round(milliseconds * 1000))),
    summary: (): Latency => ({
      p50: ms(histogram.percentile(50)),
      p99: ms(histogram.percentile(99)),
      max: ms(histogram.max),
      count: histogram.count,
    }),
  };
};

/** Formats as "p50 6.4, p99 20.9 ms". */
export const formatLatency = ({ p50, p99 }: Pick<Latency, 'p50' | 'p99'>) =>
  `p50 ${formatNumber(p50)}, p99 ${formatNumber(p99)} ms`;
