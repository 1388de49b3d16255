interface Going<Result> {
  readonly result: Promise<Result>;
  readonly stop: AbortController;
  waiting: number;
}

/** Does the same work once for all who ask for it meanwhile, and calls it off when none of them waits any more. */
export class SharedWork<Result> {
  readonly #going = new Map<string, Going<Result>>();

  async run(key: string, work: (signal: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    const going = this.#going.get(key) ?? this.#begin(key, work);
    going.waiting += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => {
      going.waiting -= 1;
      if (going.waiting === 0) this.#callOff(key, going);
      left.reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([going.result, left.promise]);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Going<Result> {
    const stop = new AbortController();
    const going = { result: work(stop.signal), stop, waiting: 0 };
    this.#going.set(key, going);
    const forget = () => {
      if (this.#going.get(key) === going) this.#going.delete(key);
    };
    going.result.then(forget, forget);
    return going;
  }

  /** Whoever asks from now on begins anew. */
  #callOff(key: string, going: Going<Result>): void {
    if (this.#going.get(key) === going) this.#going.delete(key);
    going.stop.abort();
  }
}
