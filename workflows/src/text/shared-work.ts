interface Running<Result> {
  readonly result: Promise<Result>;
  readonly stop: AbortController;
  waiting: number;
}

/** Does the same work once for all who ask for it meanwhile, and calls it off when none of them waits any more. */
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

  /** Whoever asks from now on begins anew. */
  #cancel(key: string, running: Running<Result>): void {
    if (this.#running.get(key) === running) this.#running.delete(key);
    running.stop.abort();
  }
}
