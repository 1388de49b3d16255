interface Waiting {
  readonly owner: string;
  readonly start: () => void;
}

interface Bounds {
  readonly perOwner: number;
  readonly overall: number;
}

/** Too much is waiting already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Runs one piece of work at a time. Owners take turns: a student with ten requests delays another one by one request
 * only. The number that wait is bounded.
 */
export class FairQueue {
  readonly #bounds: Bounds;
  #waiting: Waiting[] = [];
  #isBusy = false;
  /** Owners in the order in which they were served last. */
  #served: string[] = [];

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** @throws QueueFull at once, or the reason of the signal while it waits */
  async run<Result>(owner: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#isBusy) await this.#turn(owner, signal);
    this.#isBusy = true;
    try {
      signal?.throwIfAborted();
      this.#served = [...this.#served.filter((each) => each !== owner), owner].slice(-this.#bounds.overall);
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(owner: string, signal: AbortSignal | undefined): Promise<void> {
    const own = this.#waiting.filter((each) => each.owner === owner).length;
    if (own >= this.#bounds.perOwner || this.#waiting.length >= this.#bounds.overall) throw new QueueFull();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { owner, start: resolve };
    const leave = () => {
      if (!this.#waiting.includes(waiting)) return;
      this.#waiting = this.#waiting.filter((each) => each !== waiting);
      reject(signal?.reason);
    };
    this.#waiting.push(waiting);
    signal?.addEventListener('abort', leave, { once: true });
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** The busy state passes directly to the next one, so that nothing can come between. */
  #next(): void {
    const [next] = this.#waiting.toSorted((a, b) => this.#served.indexOf(a.owner) - this.#served.indexOf(b.owner));
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.#isBusy = next !== undefined;
    next?.start();
  }
}
