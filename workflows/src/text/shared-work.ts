interface Running<Result> {
  readonly result: Promise<Result>;
  readonly stop: AbortController;
  waiting: number;
}

/** Shares work between callers with the same key, and cancels it when the last of them leaves. */
export class SharedWork<Result> {
  readonly #running = new Map<string, Running<Result>>();

  async run(key: string, work: (signal: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    const running = this.#running.get(key) ?? this.#begin(key, work);
    running.waiting += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => {
      running.waiting -= 1;
      if (running.waiting === 0) this.#cancel(key, running);
      left.reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([running.result, left.promise]);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Running<Result> {
    const stop = new AbortController();
    const running = { result: work(stop.signal), stop, waiting: 0 };
    this.#running.set(key, running);
    const forget = () => {
      if (this.#running.get(key) === running) this.#running.delete(key);
    };
    running.result.then(forget, forget);
    return running;
  }

  /** Later callers start the work again. */
  #cancel(key: string, running: Running<Result>): void {
    if (this.#running.get(key) === running) this.#running.delete(key);
    running.stop.abort();
  }
}
