import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { once } from 'node:events';
import { backOff } from '../runtime/index.ts';
import { catchUpAlarm, type CatchUpAlarm } from './catch-up-alarm.ts';
import type { DomainEvent } from '../domain/index.ts';
import type { EventCodec, EventLog } from '../event-log/index.ts';
import { acquireLease } from '../postgres/index.ts';
import { type AnyProjection, refuseWhenAhead } from '../read-models/index.ts';
import { metrics } from '../observability/index.ts';
import { buildNext, feedServed, unlessMoved } from './projection-subscription.ts';
import type { Reactor } from './reactor.ts';
import { runReactor } from './reactor-subscription.ts';

interface SubscriptionDependencies {
  readonly databaseUrl: string;
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly log: Logger;
  /** How long a subscription may be behind in one go before that is told as an error; 30 000 unless given. */
  readonly alarmMs?: number;
}

interface Subscribers {
  readonly projections: readonly AnyProjection[];
  readonly reactors: readonly Reactor<DomainEvent>[];
}

/** The loops of one process, which begin again by themselves. */
export interface Supervision {
  /** Ends after the batch in hand. */
  stop(): Promise<void>;
}

/** A subscription that has not stood at the end of the log for so long is told of. */
const defaultAlarmMs = 30_000;

interface Supervised {
  readonly signal: AbortSignal;
  readonly loop: () => Promise<void>;
}

/** Runs a loop again and again until the signal is given: the client's subscriptions never reconnect on their own. */
const supervised = async (name: string, log: Logger, { loop, signal }: Supervised) => {
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
export const superviseSubscriptions = (
  { projections, reactors }: Subscribers,
  parts: SubscriptionDependencies,
): Supervision => {
  const { databaseUrl, log, alarmMs: afterMs = defaultAlarmMs } = parts;
  const stopping = new AbortController();

  /** A loop that tells when it is behind for too long. */
  const watched = async (name: string, signal: AbortSignal, feed: (alarm: CatchUpAlarm) => Promise<void>) => {
    const alarm = catchUpAlarm(name, { log, afterMs });
    const loop = () => {
      alarm.behind();
      return feed(alarm);
    };
    await supervised(name, log, { signal, loop });
    alarm.stop();
  };

  const projecting = (signal: AbortSignal) => {
    let places = new AbortController();
    const served = watched('projections', signal, async (alarm) => {
      do {
        places = new AbortController();
        const until = AbortSignal.any([signal, places.signal]);
        await unlessMoved(log, () => feedServed(projections, { ...parts, alarm }, until));
      } while (places.signal.aborted && !signal.aborted);
    });
    const build = async () => {
      while (!signal.aborted && (await buildNext(projections, parts, signal))) places.abort();
      if (!signal.aborted) await once(signal, 'abort');
    };
    const built = supervised('rebuild', log, { signal, loop: () => unlessMoved(log, build) });
    return [served, built];
  };

  const active = async () => {
    const lease = await acquireLease(databaseUrl, stopping.signal);
    const signal = AbortSignal.any([stopping.signal, lease.lost]);
    log.info('this projector is active');
    try {
      const reacting = reactors.map((reactor) =>
        watched(reactor.name, signal, async (alarm) => {
          await refuseWhenAhead([reactor.name], parts);
          await runReactor(reactor, { ...parts, alarm }, signal);
        }),
      );
      await Promise.all([...reacting, ...projecting(signal)]);
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
