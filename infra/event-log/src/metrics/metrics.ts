import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Outcome } from '../rules/types.ts';

/** What is read when figures are asked for. */
export interface MetricSources {
  /** Appends that wait for a commit. */
  queued: () => number;
  subscribers: () => number;
  /** Bytes of the log that the subscriber furthest behind has not taken yet. */
  lag: () => number;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The event log's figures for Prometheus. Labels are words of ours: never a stream, an id or a client. */
export class Metrics {
  readonly registry = new Registry();
  readonly #append = new Histogram({
    name: 'event_log_append_seconds',
    help: 'Appends, deletes and tombstones from their arrival to their answer',
    labelNames: ['outcome'],
    buckets,
    registers: [this.registry],
  });
  readonly #commit = new Histogram({
    name: 'event_log_commit_seconds',
    help: 'Commits: decided, written and flushed',
    buckets,
    registers: [this.registry],
  });
  readonly #group = new Histogram({
    name: 'event_log_commit_appends',
    help: 'Appends that shared a commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000],
    registers: [this.registry],
  });
  readonly #storageFailures = new Counter({
    name: 'event_log_storage_failures_total',
    help: 'Times that Postgres was lost, refused a write or could not be reached again',
    registers: [this.registry],
  });

  /** @param outcome `unavailable` where the storage failed */
  appended(outcome: Outcome['kind'] | 'unavailable', seconds: number): void {
    this.#append.observe({ outcome }, seconds);
  }

  committed(appends: number, seconds: number): void {
    this.#group.observe(appends);
    this.#commit.observe(seconds);
  }

  storageFailed(): void {
    this.#storageFailures.inc();
  }

  /** Adds the figures that are read rather than counted. */
  follow({ queued, subscribers, lag }: MetricSources): void {
    this.#gauge('event_log_queue_appends', 'Appends that wait for a commit', queued);
    this.#gauge('event_log_subscribers', 'Subscriptions in progress', subscribers);
    this.#gauge('event_log_subscriber_lag_bytes', 'Log not yet taken by the subscriber furthest behind', lag);
  }

  #gauge(name: string, help: string, read: () => number) {
    const collect = function (this: Gauge) {
      this.set(read());
    };
    this.registry.registerMetric(new Gauge({ name, help, collect, registers: [] }));
  }
}
