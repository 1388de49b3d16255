/** The active subscriptions and the log position of each. */
export class Subscribers {
  readonly #open = new Set<{ position: bigint }>();

  get count(): number {
    return this.#open.size;
  }

  /** Bytes of the log that the slowest subscriber has not received yet. */
  lag(head: bigint): number {
    let furthest = head;
    for (const { position } of this.#open) if (position < furthest) furthest = position;
    return Number(head - furthest);
  }

  /**
   * Adds a subscriber until the signal aborts.
   * @returns a function to report each position that it reaches
   */
  join(signal: AbortSignal): (position: bigint) => void {
    const subscriber = { position: 0n };
    this.#open.add(subscriber);
    signal.addEventListener('abort', () => this.#open.delete(subscriber));
    return (position) => {
      subscriber.position = position;
    };
  }
}
