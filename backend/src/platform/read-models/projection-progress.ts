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

/** The progress of the read models, as reported by the projector through NOTIFY. */
export interface Progress {
  /** True once all read models have reached the position; false after `withinMs`. */
  reached(position: Position, withinMs: number): Promise<boolean>;
  /**
   * Calls back with the changed query keys of one student and the number of the change; returns a function that
   * unsubscribes.
   */
  onChange(listener: OnChange): () => void;
  /** Calls back when a workflow makes progress; returns a function that unsubscribes. */
  onStep(listener: OnStep): () => void;
  /** Calls back with a student whose sessions have ended, on any instance; returns a function that unsubscribes. */
  onEnded(listener: OnEnded): () => void;
  /** Calls back when listening resumes after a gap; returns a function that unsubscribes. */
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

/** Adds a listener and returns a function that removes it. */
const subscribe = <Listener>(all: Set<Listener>, listener: Listener) => {
  all.add(listener);
  return () => void all.delete(listener);
};

/** Listens until it is closed, on a separate connection that is reopened whenever it is lost. */
export const followProgress = ({ databaseUrl, db, projections, log }: ProjectionProgressOptions): Progress => {
  let position = -1n;
  let client: Client | undefined;
  const stopped = new AbortController();
  const waiting = new Set<{ until: bigint; done: () => void }>();
  const listeners = new Set<OnChange>();
  const stepListeners = new Set<OnStep>();
  const endedListeners = new Set<OnEnded>();
  const gapListeners = new Set<() => void>();
  let hasListened = false;

  const advance = (to: bigint) => {
    if (to <= position) return;
    position = to;
    for (const waiter of waiting) if (waiter.until <= position) waiter.done();
  };

  /**
   * Reads the current position, which may be lower than before: after a rebuild for another log, or after a gap in
   * listening.
   */
  const resetPosition = async () => {
    position = -1n;
    advance(await reachedPosition(db, projections));
  };

  const handleNotification = (payload: string | undefined) => {
    const notification = readNotification(payload);
    if (!notification) return log.error('a notification of the read models is not readable');
    for (const [ownerId, changed] of Object.entries(notification.changed ?? {})) {
      for (const listener of listeners) listener(ownerId, changed, notification.change ?? '');
    }
    if (notification.ended) for (const listener of endedListeners) listener(notification.ended);
    if (notification.step) for (const listener of stepListeners) listener(notification.step);
    if (notification.anew) {
      resetPosition().catch((error: unknown) => log.warn({ err: error }, 'the position of the read models is unknown'));
    }
    if (notification.position) advance(BigInt(notification.position));
  };

  const listen = async () => {
    const connection = new Client({ connectionString: databaseUrl, application_name: 'academic-hub listen' });
    client = connection;
    const ended = new Promise<void>((resolve) => {
      connection.on('error', () => resolve());
      connection.on('end', () => resolve());
    });
    connection.on('notification', ({ payload }) => handleNotification(payload));
    await Promise.race([connection.connect(), ended]); // a client that is ended while connecting never connects
    if (stopped.signal.aborted) return;
    await connection.query(`listen ${notifyChannel}`);
    await resetPosition(); // for the notifications missed while not listening
    if (hasListened) for (const listener of gapListeners) listener();
    hasListened = true;
    await ended;
  };

  const running = (async () => {
    const pauses = backOff({ initialMs: 50, maxMs: 2000 });
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
    onChange: (listener) => subscribe(listeners, listener),
    onStep: (listener) => subscribe(stepListeners, listener),
    onEnded: (listener) => subscribe(endedListeners, listener),
    onGap: (listener) => subscribe(gapListeners, listener),
    async close() {
      stopped.abort();
      await client?.end().catch(() => undefined);
      await running;
    },
  };
};
