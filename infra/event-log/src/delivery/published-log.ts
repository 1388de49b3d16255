import type { RecordedEvent } from '../rules/types.ts';
import { Tail, type TailSize } from './tail.ts';

/** What readers may see: everything up to `head`, the end of it in memory, and the news that there is more. */
export class PublishedLog {
  readonly tail: Tail;
  readonly #waiting = new Set<() => void>();
  #head = 0n;

  constructor(size: TailSize) {
    this.tail = new Tail(size);
  }

  /** Position of the last event that is stored for good. */
  get head(): bigint {
    return this.#head;
  }

  publish(events: readonly RecordedEvent[], head: bigint): void {
    this.tail.push(events);
    this.#advance(head);
  }

  /** The log ends at `head`, and events of unknown outcome may have come before it. */
  reopen(head: bigint): void {
    this.tail.reset(head);
    this.#advance(head);
  }

  /** Resolves once the log goes beyond the position: the waiter's own, or an event between two looks is slept through. */
  beyond(position: bigint, signal: AbortSignal): Promise<void> {
    if (this.#head > position || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }

  #advance(head: bigint) {
    this.#head = head;
    for (const wake of this.#waiting) wake();
  }
}
