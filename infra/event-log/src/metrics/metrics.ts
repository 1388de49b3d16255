import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Outcome } from '../rules/types.ts';

/** Values that are read when metrics are scraped. */
export interface MetricSources {
  /** Appends waiting for a commit. */
  queued: () => number;
  subscribers: () => number;
  /** Bytes of the log that the slowest subscriber has not received yet. */
  lag: () => number;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The event log's Prometheus metrics. Labels are fixed words, never a stream, an id or a client. */
export class Metrics {
  readonly registry = new Registry();
  readonly #append = new Histogram({
    name: 'event_log_append_seconds',
    help: 'Duration of appends, deletes and tombstones, from arrival to response',
    labelNames: ['outcome'],
    buckets,
    registers: [this.registry],
  });
  readonly #commit = new Histogram({
    name: 'event_log_commit_seconds',
    help: 'Duration of commits: decide, write and flush',
    buckets,
    registers: [this.registry],
  });
  readonly #group = new Histogram({
    name: 'event_log_commit_appends',
    help: 'Appends per commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000],
    registers: [this.registry],
  });
  readonly #storageFailures = new Counter({
    name: 'event_log_storage_failures_total',
    help: 'Lost connections to Postgres, rejected writes and failed reconnects',
    registers: [this.registry],
  });

  readonly #changedHeads = new Gauge({
    name: 'event_log_changed_heads',
    help: 'Streams whose head did not match their events at the start',
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

  changedHeads(streams: number): void {
    this.#changedHeads.set(streams);
  }

  storageFailed(): void {
    this.#storageFailures.inc();
  }

  /** Adds the gauges, which are read at each scrape. */
  follow({ queued, subscribers, lag }: MetricSources): void {
    this.#gauge('event_log_queue_appends', 'Appends waiting for a commit', queued);
    this.#gauge('event_log_subscribers', 'Active subscriptions', subscribers);
    this.#gauge(
      'event_log_subscriber_lag_bytes',
      'Bytes of the log that the slowest subscriber has not received yet',
      lag,
    );
  }

  #gauge(name: string, help: string, read: () => number) {
    const collect = function (this: Gauge) {
      this.set(read());
    };
    this.registry.registerMetric(new Gauge({ name, help, collect, registers: [] }));
  }
}
