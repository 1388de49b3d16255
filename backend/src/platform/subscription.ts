import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { backOff } from './back-off.ts';
import type { DomainEvent } from './decider.ts';
import type { EventCodec } from './event-codec.ts';
import type { EventLog } from './event-log.ts';
import { tracedForEach } from './event-origin.ts';
import { inBatches } from './in-batches.ts';
import { acquireLease } from './lease.ts';
import { refuseWhenAhead } from './log-behind.ts';
import { metrics } from './metrics.ts';
import type { AnyProjection } from './project.ts';
import { createProjector } from './projector.ts';
import type { Reactor } from './reactor.ts';
import { runReactor } from './reactor-loop.ts';

interface Parts {
  readonly databaseUrl: string;
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly log: Logger;
}

interface Subscribers {
  readonly projections: readonly AnyProjection[];
  readonly reactors: readonly Reactor<DomainEvent>[];
}

export interface Supervision {
  /** Ends after the batch in hand. */
  stop(): Promise<void>;
}

const batchSize = 500;

/** Runs a loop again and again until the signal is given: the client's subscriptions never reconnect on their own. */
const supervised = async (
  name: string,
  log: Logger,
  { loop, signal }: { loop: () => Promise<void>; signal: AbortSignal },
) => {
  const pauses = backOff({ firstMs: 100, mostMs: 5000 });
  while (!signal.aborted) {
    const begun = Date.now();
    try {
      await loop();
      if (!signal.aborted) log.warn({ subscription: name }, 'subscription ended');
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, subscription: name }, 'subscription failed');
    }
    if (!signal.aborted) metrics.subscriptionEnds.inc({ subscription: name });
    if (Date.now() - begun > 10_000) pauses.reset();
    await pauses.pause(signal);
  }
};

/** Feeds all read models from one subscription, and each reactor from one of its own, while this process holds the lease. */
export const superviseSubscriptions = (subscribers: Subscribers, parts: Parts): Supervision => {
  const { databaseUrl, db, eventLog, codec, log } = parts;
  const stopping = new AbortController();

  const projecting = async (signal: AbortSignal) => {
    await refuseWhenAhead(
      subscribers.projections.map(({ name }) => name),
      { db, eventLog, log },
    );
    const projector = createProjector(subscribers.projections, { db, codec, log });
    const messages = eventLog.subscribe(await projector.prepare(), signal);
    for await (const batch of inBatches(messages, batchSize)) {
      await tracedForEach(batch, 'project', () => projector.take(batch));
      if (batch.some(({ kind }) => kind === 'caughtUp')) log.info('read models have caught up');
    }
  };

  const active = async () => {
    const lease = await acquireLease(databaseUrl, stopping.signal);
    const signal = AbortSignal.any([stopping.signal, lease.lost]);
    log.info('this projector is active');
    try {
      const loops = subscribers.reactors.map((reactor) =>
        supervised(reactor.name, log, {
          signal,
          loop: async () => {
            await refuseWhenAhead([reactor.name], { db, eventLog, log });
            await runReactor(reactor, { db, eventLog, codec, log }, signal);
          },
        }),
      );
      loops.push(supervised('projections', log, { signal, loop: () => projecting(signal) }));
      await Promise.all(loops);
    } finally {
      await lease.release();
    }
  };

  const running = supervised('lease', log, { signal: stopping.signal, loop: active });
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
};
