/** The subscriptions in progress, and how far in the log each has come. */
export class Subscribers {
  readonly #open = new Set<{ position: bigint }>();

  get count(): number {
    return this.#open.size;
  }

  /** How much of the log, in bytes, the one that is furthest behind has not taken yet. */
  lag(head: bigint): number {
    let furthest = head;
    for (const { position } of this.#open) if (position < furthest) furthest = position;
    return Number(head - furthest);
  }

  /** Counts one in until the signal; what it returns is told each position that is reached. */
  join(signal: AbortSignal): (position: bigint) => void {
    const subscriber = { position: 0n };
    this.#open.add(subscriber);
    signal.addEventListener('abort', () => this.#open.delete(subscriber));
    return (position) => {
      subscriber.position = position;
    };
  }
}
