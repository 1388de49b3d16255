import { traced } from '@hub/telemetry';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { Rejection } from '../domain/index.ts';

/**
 * The metrics of this process. Labels are names from the source code (route patterns, command types, names of
 * projections), or of builds that were released: never an id, a path or anything a student wrote.
 */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const registers = [registry];
/** Seconds, from a millisecond to the longest wait of a command. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const seconds = (name: string, help: string, labelNames: readonly string[]) =>
  new Histogram({ name, help, labelNames: [...labelNames], buckets, registers });
const count = (name: string, help: string, labelNames: readonly string[]) =>
  new Counter({ name, help, labelNames: [...labelNames], registers });

/** Work that is both timed and traced as a span. */
interface Timing {
  readonly histogram: Histogram;
  readonly span: string;
}

/** Every metric by subject. The name states the unit. */
export const metrics = {
  diskFree: new Gauge({ name: 'hub_disk_free_ratio', help: 'Free share of a disk', labelNames: ['place'], registers }),
  append: {
    span: 'append',
    histogram: seconds('hub_append_seconds', 'Duration of appends to the event log, including retries', ['outcome']),
  },
  command: {
    span: 'command',
    histogram: seconds('hub_command_seconds', 'Duration of commands: read, decide, append', ['command', 'outcome']),
  },
  visible: {
    span: 'wait for read models',
    histogram: seconds('hub_visible_seconds', 'Time that a command waited for the read models', ['outcome']),
  },
  request: seconds('hub_http_request_seconds', 'Duration of requests by route pattern', ['method', 'route', 'status']),
  batch: new Histogram({
    name: 'hub_projection_batch_events',
    help: 'Events that the read models applied in one transaction',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  }),
  loopHeld: count(
    'hub_event_loop_held_total',
    'Times that computing kept the event loop over 50 ms, by each operation in progress',
    ['operation'],
  ),
  commandRetries: count('hub_command_retries_total', 'Retries of commands, by reason', ['reason']),
  staleAnswers: count('hub_stale_answers_total', 'Responses sent before the read models showed the command', []),
  reactorRetries: count('hub_reactor_retries_total', 'Retries of reactors, by reason', ['reactor', 'reason']),
  streamsParked: count('hub_streams_parked_total', 'Streams parked since the process started', ['subscriber']),
  subscriptionEnds: count('hub_subscription_ends_total', 'Subscriptions that ended and were restarted', [
    'subscription',
  ]),
  builds: count('hub_remote_build_total', 'What pages reported of builds: mounts, failures, errors, longTasks', [
    'remote',
    'build',
    'kind',
  ]),
  workflowStarts: count('hub_workflow_starts_total', 'Workflows started or joined', ['workflow', 'outcome']),
  workflowResults: count('hub_workflow_results_total', 'Results of workflows that a request waited for', [
    'workflow',
    'status',
  ]),
};

const Named = z.object({ name: z.literal('ConflictError') });

const outcomeOf = (error: unknown) => {
  if (error instanceof Rejection) return error.code;
  return Named.safeParse(error).success ? 'conflict' : 'failed';
};

interface Measured<Result> {
  readonly labels?: Readonly<Record<string, string>>;
  readonly work: () => Promise<Result>;
}

/** Runs the work in a span and records its seconds and its outcome: `ok`, a rejection's code, `conflict` or `failed`. */
export const measured = async <Result>(
  { histogram, span }: Timing,
  { labels = {}, work }: Measured<Result>,
): Promise<Result> => {
  const start = performance.now();
  const end = (outcome: string) => histogram.observe({ ...labels, outcome }, (performance.now() - start) / 1000);
  try {
    const result = await traced([span, ...Object.values(labels)].join(' '), {}, work);
    end('ok');
    return result;
  } catch (error) {
    end(outcomeOf(error));
    throw error;
  }
};
