/** A place among the work that runs, which can be left while the work waits for something else. */
export class Turn {
  readonly #enter: () => Promise<void>;
  readonly #leave: (usedMs: number) => void;
  #state: 'held' | 'left' | 'over' = 'held';
  #since = performance.now();

  /** @param leave gets the time in ms for which the place was held */
  constructor(enter: () => Promise<void>, leave: (usedMs: number) => void) {
    this.#enter = enter;
    this.#leave = leave;
  }

  /** Leaves the place while `work` runs, and continues when a turn comes again. */
  async outside<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#state !== 'held') return work();
    this.#giveUp('left');
    try {
      return await work();
    } finally {
      await this.#return();
    }
  }

  /** The work has finished, whether it holds its place or not. */
  end(): void {
    if (this.#state === 'held') this.#giveUp('over');
    this.#state = 'over';
  }

  #giveUp(state: 'left' | 'over'): void {
    this.#state = state;
    this.#leave(performance.now() - this.#since);
  }

  async #return(): Promise<void> {
    if (this.#isOver) return;
    await this.#enter();
    this.#since = performance.now();
    if (this.#isOver) this.#leave(0);
    else this.#state = 'held';
  }

  get #isOver(): boolean {
    return this.#state === 'over';
  }
}
