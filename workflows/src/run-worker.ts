import { type PayloadKey, sealedPayloads } from '@hub/cipher';
import { analyzeSyllabus } from '@hub/contracts';
import type { TemporalAccess } from '@hub/settings';
import { NativeConnection, Worker } from '@temporalio/worker';
import { ExponentialBackoff, noJitterGenerator } from 'cockatiel';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { workflowCode } from './workflow-code.ts';
import { originOfActivity } from './origin/activity.ts';

export interface WorkerOptions {
  readonly temporal: TemporalAccess;
  readonly activities: object;
  /** Seals everything that reaches Temporal's database. */
  readonly payloadKey: PayloadKey;
  readonly log: Logger;
  /** Aborted to stop the worker: running work gets 5 s, then another worker repeats it. */
  readonly stop: AbortSignal;
  readonly taskQueue?: string;
  /**
   * How many activities run at the same time; the default is 24. Most of them wait for their student's turn at a thread:
   * with few places, one student's scans would keep everyone else out.
   */
  readonly atOnce?: number;
}

const reconnectDelays = new ExponentialBackoff({ initialDelay: 500, maxDelay: 5000, generator: noJitterGenerator });

const serve = async ({
  temporal: { namespace, ...access },
  activities,
  payloadKey,
  log,
  stop,
  taskQueue,
  atOnce = 24,
}: WorkerOptions): Promise<void> => {
  const connection = await NativeConnection.connect(access);
  try {
    const worker = await Worker.create({
      connection,
      namespace,
      taskQueue: taskQueue ?? analyzeSyllabus.taskQueue,
      ...(await workflowCode()),
      interceptors: { activity: [originOfActivity] },
      activities,
      dataConverter: sealedPayloads(payloadKey),
      maxConcurrentActivityTaskExecutions: atOnce,
      shutdownGraceTime: '5 seconds',
      shutdownForceTime: '8 seconds',
    });
    const end = () => {
      if (worker.getState() === 'RUNNING') worker.shutdown();
    };
    stop.addEventListener('abort', end, { once: true });
    if (stop.aborted) return;
    log.info({ address: access.address, taskQueue: worker.options.taskQueue }, 'worker started');
    await worker.run();
  } finally {
    await connection.close();
  }
};

/** Runs until it is stopped; reconnects whenever the Temporal server is unreachable. */
export const runWorker = async (parts: WorkerOptions): Promise<void> => {
  const { log, stop } = parts;
  for (let delay = reconnectDelays.next(); !stop.aborted; delay = delay.next(undefined)) {
    const since = performance.now();
    try {
      await serve(parts);
      if (stop.aborted) return;
    } catch (error) {
      log.warn({ err: error, retryInMs: delay.duration }, 'Temporal is unreachable');
    }
    if (performance.now() - since > 60_000) delay = reconnectDelays.next();
    await sleep(delay.duration, undefined, { signal: stop }).catch(() => undefined);
  }
};
