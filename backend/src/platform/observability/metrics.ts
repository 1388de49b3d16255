import { traced } from '@hub/telemetry';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { Rejection } from '../domain/index.ts';

/**
 * What this process measures. Labels are names out of the program text (route patterns, command types, names of
 * projections): never an id, a path or anything that a student wrote.
 */
export const registry = new Registry();

const registers = [registry];
/** Seconds, from a millisecond to the longest that a command waits. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const seconds = (name: string, help: string, labelNames: readonly string[]) =>
  new Histogram({ name, help, labelNames: [...labelNames], buckets, registers });
const count = (name: string, help: string, labelNames: readonly string[]) =>
  new Counter({ name, help, labelNames: [...labelNames], registers });

/** A piece of work that is both timed and a span of its trace. */
interface Timing {
  readonly histogram: Histogram;
  readonly span: string;
}

/** Every figure by what it is about. Seconds, events or pieces, as its name says. */
export const metrics = {
  diskFree: new Gauge({ name: 'hub_disk_free_ratio', help: 'Free share of a disk', labelNames: ['place'], registers }),
  append: {
    span: 'append',
    histogram: seconds('hub_append_seconds', 'Appends to the event log, repeats of one included', ['outcome']),
  },
  command: {
    span: 'command',
    histogram: seconds('hub_command_seconds', 'Commands: read, decide, append', ['command', 'outcome']),
  },
  visible: {
    span: 'wait for read models',
    histogram: seconds('hub_visible_seconds', 'How long a command waited for the read models', ['outcome']),
  },
  request: seconds('hub_http_request_seconds', 'Requests by the pattern of their route', ['method', 'route', 'status']),
  batch: new Histogram({
    name: 'hub_projection_batch_events',
    help: 'Events that the read models took in within one transaction',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  }),
  commandRetries: count('hub_command_retries_total', 'Tries again, by reason', ['reason']),
  staleAnswers: count('hub_stale_answers_total', 'Answers sent before the read models showed the command', []),
  reactorRetries: count('hub_reactor_retries_total', 'Reactions tried again, by reason', ['reactor', 'reason']),
  streamsParked: count('hub_streams_parked_total', 'Streams set aside since the process began', ['subscriber']),
  subscriptionEnds: count('hub_subscription_ends_total', 'Subscriptions that ended and begin again', ['subscription']),
  workflowStarts: count('hub_workflow_starts_total', 'Workflows started or joined', ['workflow', 'outcome']),
  workflowResults: count('hub_workflow_results_total', 'Results of workflows that were waited for', [
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
  const begun = performance.now();
  const end = (outcome: string) => histogram.observe({ ...labels, outcome }, (performance.now() - begun) / 1000);
  try {
    const result = await traced([span, ...Object.values(labels)].join(' '), {}, work);
    end('ok');
    return result;
  } catch (error) {
    end(outcomeOf(error));
    throw error;
  }
};
