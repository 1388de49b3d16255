import { Piscina } from 'piscina';
import { watchMemory } from './watch-memory.ts';
import { watchTime } from './watch-time.ts';

export interface Limits {
  /** Of computing for one task; six times as much by the clock. */
  readonly milliseconds: number;
  /** What the process may grow by meanwhile; parsers keep much of it outside the heap. */
  readonly megabytes: number;
}

/** Reliability R24. */
const usual: Limits = { milliseconds: 10_000, megabytes: 256 };

export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs a function of a module in a thread of its own, one task at a time. A task that takes too much ends its
 * thread and nothing else.
 */
export class LimitedThread<Task, Answer> {
  readonly limits: Limits;
  readonly #pool: Piscina<Task, Answer>;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(module: URL, name: string, limits: Limits = usual) {
    this.limits = limits;
    this.#pool = new Piscina<Task, Answer>({
      filename: module.href,
      name,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
      // a thread that reads what others wrote knows no secret
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: Math.max(64, limits.megabytes), maxYoungGenerationSizeMb: 32 },
    });
  }

  /** @throws TookTooMuch when the task goes over the limits */
  run(task: Task, signal?: AbortSignal): Promise<Answer> {
    const result = this.#turn.then(() => this.#runNow(task, signal));
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #runNow(task: Task, signal?: AbortSignal): Promise<Answer> {
    const { milliseconds, megabytes } = this.limits;
    const memory = watchMemory(megabytes);
    const time = watchTime(milliseconds, () => this.#pool.threads[0]);
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
