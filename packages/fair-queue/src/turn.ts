/** A place among the work that runs, which can be left while the work waits for something else. */
export class Turn {
  readonly #enter: () => void;
  readonly #leave: (usedMs: number) => void;
  #state: 'held' | 'left' | 'over' = 'held';
  #since = performance.now();

  /** @param leave gets the time in ms for which the place was held */
  constructor(enter: () => void, leave: (usedMs: number) => void) {
    this.#enter = enter;
    this.#leave = leave;
  }

  /**
   * Leaves the place while `work` runs. What comes back does not wait: others may wait for it in the places that there
   * are.
   */
  async outside<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#state !== 'held') return work();
    this.#giveUp();
    this.#state = 'left';
    try {
      return await work();
    } finally {
      this.#return();
    }
  }

  /** The work has finished, whether it holds its place or not. */
  end(): void {
    if (this.#state === 'held') this.#giveUp();
    this.#state = 'over';
  }

  #giveUp(): void {
    this.#leave(performance.now() - this.#since);
  }

  #return(): void {
    if (this.#state !== 'left') return;
    this.#enter();
    this.#since = performance.now();
    this.#state = 'held';
  }
}
