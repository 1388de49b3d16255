import type { RecordedEvent } from '../rules/types.ts';
import { Tail, type TailSize } from './tail.ts';

/** What readers may see: everything up to `head`, with its end in memory, and a notification when there is more. */
export class PublishedLog {
  readonly tail: Tail;
  readonly #waiting = new Set<() => void>();
  #head = 0n;

  constructor(size: TailSize) {
    this.tail = new Tail(size);
  }

  /** Position of the last committed event. */
  get head(): bigint {
    return this.#head;
  }

  publish(events: readonly RecordedEvent[], head: bigint): void {
    this.tail.push(events);
    this.#advance(head);
  }

  /** Resets the log to end at `head`; events of unknown outcome may precede it. */
  reopen(head: bigint): void {
    this.tail.reset(head);
    this.#advance(head);
  }

  /**
   * Resolves once the log goes beyond the given position. It must be the caller's own position, or an event between two
   * reads could be missed.
   */
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
