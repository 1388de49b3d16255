import type { Knex } from 'knex';
import { Gauge } from 'prom-client';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { EventLog } from '../event-log/index.ts';
import type { Subscribers } from './subscribers.ts';
import { lagsOf } from './lag.ts';
import { registry } from '../observability/index.ts';

const gauge = (name: string, help: string, label: string) =>
  new Gauge({ name, help, labelNames: [label], registers: [registry] });

const lagEvents = gauge('hub_projection_lag_events', 'Events not yet taken in, counted up to 1000', 'projection');
const lagSeconds = gauge('hub_projection_lag_seconds', 'Age of the oldest event not yet taken in', 'projection');
const reactorLagEvents = gauge('hub_reactor_lag_events', 'Events of its own that wait, among the next 1000', 'reactor');
const reactorLagSeconds = gauge('hub_reactor_lag_seconds', 'Age of the oldest event that waits', 'reactor');
const parked = gauge('hub_parked_streams', 'Streams that are set aside', 'subscriber');

const Parked = z.array(z.object({ subscriber: z.string(), count: z.coerce.number() }));

interface SubscriberMetricsDependencies {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly subscribers: Subscribers;
  readonly log: Logger;
}

/**
 * Reads how read models and reactors stand into gauges, to be called before figures are sent. What cannot be read is left out
 * and logged: the other figures are wanted most while something is away.
 */
export const createSubscriberMetrics = ({
  db,
  eventLog,
  subscribers,
  log,
}: SubscriberMetricsDependencies): (() => Promise<void>) => {
  const { projections, reactors } = subscribers;
  const readLag = async () => {
    for (const { name, events, ms } of await lagsOf(projections, { db, eventLog })) {
      lagEvents.set({ projection: name }, events);
      lagSeconds.set({ projection: name }, ms / 1000);
    }
    for (const { name, events, ms } of await lagsOf(reactors, { db, eventLog })) {
      reactorLagEvents.set({ reactor: name }, events);
      reactorLagSeconds.set({ reactor: name }, ms / 1000);
    }
  };

  const readParked = async () => {
    const rows = Parked.parse(
      await db('parked_streams').groupBy('subscriber').select('subscriber').count('* as count'),
    );
    for (const { name } of [...projections, ...reactors]) parked.set({ subscriber: name }, 0);
    for (const { subscriber, count } of rows) parked.set({ subscriber }, count);
  };

  return async () => {
    for (const each of [lagEvents, lagSeconds, reactorLagEvents, reactorLagSeconds, parked]) each.reset();
    for (const outcome of await Promise.allSettled([readLag(), readParked()])) {
      if (outcome.status === 'rejected')
        log.warn({ err: outcome.reason }, 'the standing of read models and reactors is unknown');
    }
  };
};
