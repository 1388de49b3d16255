import { constants } from 'node:os';
import { Piscina } from 'piscina';
import { FairQueue } from '@hub/fair-queue';
import { watchMemory } from './watch-memory.ts';
import { watchTime } from './watch-time.ts';

export interface Limits {
  /** CPU time of one task; it may wait for something, such as a file, six times as long. */
  readonly milliseconds: number;
  /** How much memory the buffers of a task may use, and its heap as much again. */
  readonly megabytes: number;
}

export interface RunOptions {
  /** The student whose task it is; students take turns. */
  readonly owner?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** How many tasks may wait for one thread or process. */
export const waiting = { perOwner: 50, overall: 1000 };

/** A function that runs where it can be ended. */
export interface LimitedFunction<Task, Answer> {
  readonly limits: Limits;
  /** @throws LimitExceeded when the task exceeds the limits, QueueFull when too many wait */
  run(task: Task, options?: RunOptions): Promise<Answer>;
  close(): Promise<void>;
}

interface ThreadOptions {
  readonly limits?: Limits | undefined;
  /** For the processor; low unless given, so that the worker itself stays reachable. */
  readonly priority?: 'low' | 'usual';
  /** Nothing else runs in this process, whose whole growth is then limited. */
  readonly alone?: boolean;
}

/** Reliability R24. */
const usual: Limits = { milliseconds: 10_000, megabytes: 256 };
/** Added to the priority of the process. */
const niceness = { low: constants.priority.PRIORITY_BELOW_NORMAL, usual: 0 };

export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs a function of a module in its own thread, one task at a time; students take turns. A task that exceeds the limits
 * ends only its thread.
 */
export class LimitedThread<Task, Answer> implements LimitedFunction<Task, Answer> {
  readonly limits: Limits;
  readonly #pool: Piscina<Task, Answer>;
  readonly #queue = new FairQueue(waiting);
  readonly #alone: boolean;

  constructor(module: URL, name: string, { limits = usual, priority = 'low', alone = false }: ThreadOptions = {}) {
    this.limits = limits;
    this.#alone = alone;
    this.#pool = new Piscina<Task, Answer>({
      filename: module.href,
      name,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
      niceIncrement: niceness[priority],
      // a thread that reads untrusted files gets no secrets
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: Math.max(64, limits.megabytes), maxYoungGenerationSizeMb: 32 },
    });
  }

  run(task: Task, { owner = '', signal }: RunOptions = {}): Promise<Answer> {
    return this.#queue.run(owner, () => this.#runNow(task, signal), signal);
  }

  async #runNow(task: Task, signal?: AbortSignal): Promise<Answer> {
    const { milliseconds, megabytes } = this.limits;
    const workerOf = () => this.#pool.threads[0];
    const memory = watchMemory(megabytes, { workerOf, alone: this.#alone });
    const time = watchTime(milliseconds, workerOf);
    const limit = AbortSignal.any([time.exceeded, memory.exceeded]);
    try {
      return await this.#pool.run(task, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
    } catch (error) {
      signal?.throwIfAborted();
      if (!limit.aborted && !isOutOfMemory(error)) throw error;
      throw new LimitExceeded(`More than ${milliseconds / 1000} seconds or ${megabytes} MB`, { cause: error });
    } finally {
      memory.stop();
      time.stop();
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
