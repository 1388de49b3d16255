import { Turn } from './turn.ts';
import { UsedTime } from './used-time.ts';

interface Waiting {
  readonly start: () => void;
}

/** Bounds of a queue. */
export interface Bounds {
  /** Pieces of work that run at the same time; one unless given. */
  readonly atOnce?: number;
  /** Pieces of work that may wait, of one owner and of all. */
  readonly perOwner: number;
  readonly overall: number;
}

/** Too much is waiting already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Runs a few pieces of work at a time. The owner whose work took the least time lately is next, and owners who are equal
 * take turns: a student with ten requests delays another one by one request only. The number that wait is bounded.
 */
export class FairQueue {
  readonly #bounds: Bounds;
  /** What waits, by owner; of equal owners the first is next. */
  readonly #lanes = new Map<string, Set<Waiting>>();
  readonly #used = new UsedTime();
  #waiting = 0;
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /**
   * Runs `work` when its turn comes; it may leave the turn for a while by {@link Turn.outside}.
   * @throws QueueFull at once, or the reason of the signal while it waits
   */
  async run<Result>(owner: string, work: (turn: Turn) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#wait(owner, signal);
    const turn = new Turn(
      () => (this.#running += 1),
      (ms) => this.#leave(owner, ms),
    );
    try {
      signal?.throwIfAborted();
      return await work(turn);
    } finally {
      turn.end();
    }
  }

  get #atOnce(): number {
    return this.#bounds.atOnce ?? 1;
  }

  #leave(owner: string, usedMs: number): void {
    this.#used.add(owner, usedMs);
    this.#next(owner);
  }

  #wait(owner: string, signal: AbortSignal | undefined): Promise<void> {
    const lane = this.#lanes.get(owner) ?? new Set();
    if (lane.size >= this.#bounds.perOwner || this.#waiting >= this.#bounds.overall) throw new QueueFull();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { start: resolve };
    lane.add(waiting);
    this.#lanes.set(owner, lane);
    this.#waiting += 1;
    const leave = () => {
      if (!lane.has(waiting)) return;
      this.#remove(owner, waiting);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  #remove(owner: string, waiting: Waiting): void {
    const lane = this.#lanes.get(owner);
    lane?.delete(waiting);
    this.#waiting -= 1;
    if (lane?.size === 0) this.#lanes.delete(owner);
  }

  /** The turn passes directly to the next one, so that nothing can come between. */
  #next(served: string): void {
    const lane = this.#lanes.get(served);
    if (lane && this.#lanes.delete(served)) this.#lanes.set(served, lane);
    const next = this.#running > this.#atOnce ? undefined : this.#used.leastOf(this.#lanes.keys());
    const waiting = next === undefined ? undefined : this.#lanes.get(next)?.values().next().value;
    if (next !== undefined && waiting) {
      this.#remove(next, waiting);
      waiting.start();
    } else this.#running -= 1;
  }
}
