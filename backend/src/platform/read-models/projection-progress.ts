import type { Knex } from 'knex';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { backOff } from '../runtime/index.ts';
import type { Position } from '../event-log/index.ts';
import { notifyChannel, readNotification, type WorkflowStep } from './notifications.ts';
import { reachedPosition } from './checkpoints.ts';

type OnChange = (ownerId: string, changed: readonly string[], change: string) => void;
type OnStep = (step: WorkflowStep) => void;
type OnEnded = (ownerId: string) => void;

/** How far the read models have come, as the projector tells it by NOTIFY. */
export interface Progress {
  /** True once all read models show everything up to the position, false after `withinMs`. */
  reached(position: Position, withinMs: number): Promise<boolean>;
  /** Calls back with the query keys of one student that changed, and the change's number; answers how to stop that. */
  onChange(listener: OnChange): () => void;
  /** Calls back when a workflow has come a step further; answers how to stop that. */
  onStep(listener: OnStep): () => void;
  /** Calls back with a student of whom sessions have ended, on whatever instance; answers how to stop that. */
  onEnded(listener: OnEnded): () => void;
  /** Calls back when it listens again after a gap in which nothing was heard; answers how to stop that. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

interface ProjectionProgressOptions {
  readonly databaseUrl: string;
  readonly db: Knex;
  /** Names of all projections: the slowest of them counts. */
  readonly projections: readonly string[];
  readonly log: Logger;
}

/** Answers how to take it out again. */
const added = <Listener>(all: Set<Listener>, listener: Listener) => {
  all.add(listener);
  return () => void all.delete(listener);
};

/** Listens until it is closed, on a connection of its own that is made anew whenever it is lost. */
export const followProgress = ({ databaseUrl, db, projections, log }: ProjectionProgressOptions): Progress => {
  let position = -1n;
  let client: Client | undefined;
  const stopped = new AbortController();
  const waiting = new Set<{ until: bigint; done: () => void }>();
  const listeners = new Set<OnChange>();
  const stepListeners = new Set<OnStep>();
  const endedListeners = new Set<OnEnded>();
  const gapListeners = new Set<() => void>();
  let listened = false;

  const advance = (to: bigint) => {
    if (to <= position) return;
    position = to;
    for (const waiter of waiting) if (waiter.until <= position) waiter.done();
  };

  /** Where they stand now, perhaps further back: they were rebuilt for another log, or nobody listened meanwhile. */
  const lookAnew = async () => {
    position = -1n;
    advance(await reachedPosition(db, projections));
  };

  const take = (payload: string | undefined) => {
    const notice = readNotification(payload);
    if (!notice) return log.error('a notice of the read models cannot be read');
    for (const [ownerId, changed] of Object.entries(notice.changed ?? {})) {
      for (const listener of listeners) listener(ownerId, changed, notice.change ?? '');
    }
    if (notice.ended) for (const listener of endedListeners) listener(notice.ended);
    if (notice.step) for (const listener of stepListeners) listener(notice.step);
    if (notice.anew) {
      lookAnew().catch((error: unknown) => log.warn({ err: error }, 'the standing of the read models is unknown'));
    }
    if (notice.position) advance(BigInt(notice.position));
  };

  const listen = async () => {
    const connection = new Client({ connectionString: databaseUrl, application_name: 'academic-hub listen' });
    client = connection;
    const ended = new Promise<void>((resolve) => {
      connection.on('error', () => resolve());
      connection.on('end', () => resolve());
    });
    connection.on('notification', ({ payload }) => take(payload));
    await Promise.race([connection.connect(), ended]); // what is ended while it connects is never connected
    if (stopped.signal.aborted) return;
    await connection.query(`listen ${notifyChannel}`);
    await lookAnew(); // what was told while nobody listened
    if (listened) for (const listener of gapListeners) listener();
    listened = true;
    await ended;
  };

  const running = (async () => {
    const pauses = backOff({ firstMs: 50, mostMs: 2000 });
    while (!stopped.signal.aborted) {
      try {
        await listen();
        pauses.reset();
      } catch (error) {
        log.warn({ err: error }, 'cannot listen to the read models');
      }
      await pauses.pause(stopped.signal);
    }
  })();

  return {
    reached: (wanted, withinMs) =>
      new Promise((resolve) => {
        if (wanted.commit <= position) return resolve(true);
        const finish = (ok: boolean) => {
          clearTimeout(timer);
          waiting.delete(waiter);
          resolve(ok);
        };
        const waiter = { until: wanted.commit, done: () => finish(true) };
        const timer = setTimeout(() => finish(false), withinMs);
        waiting.add(waiter);
      }),
    onChange: (listener) => added(listeners, listener),
    onStep: (listener) => added(stepListeners, listener),
    onEnded: (listener) => added(endedListeners, listener),
    onGap: (listener) => added(gapListeners, listener),
    async close() {
      stopped.abort();
      await client?.end().catch(() => undefined);
      await running;
    },
  };
};
