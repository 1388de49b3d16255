import type { RecordedEvent } from '../rules/types.ts';

/** How much of the end of the log is kept in memory. */
export interface TailSize {
  events: number;
  bytes: number;
}

const overhead = 300;

/** The last events of the log, kept in memory up to a count and a size: a cache of its end, never a queue. */
export class Tail {
  readonly #size: TailSize;
  #events: RecordedEvent[] = [];
  #first = 0;
  #bytes = 0;
  /** The tail contains everything after this position. */
  #start = 0n;

  constructor(size: TailSize) {
    this.#size = size;
  }

  /** Drops all events; the log ends at `position`. */
  reset(position: bigint): void {
    this.#events = [];
    this.#first = 0;
    this.#bytes = 0;
    this.#start = position;
  }

  push(events: readonly RecordedEvent[]): void {
    for (const event of events) {
      this.#events.push(event);
      this.#bytes += sizeOf(event);
    }
    while (this.#events.length - this.#first > this.#size.events || this.#bytes > this.#size.bytes) {
      const dropped = this.#events[this.#first];
      if (!dropped) break;
      this.#bytes -= sizeOf(dropped);
      this.#start = dropped.position;
      this.#first += 1;
    }
    // compacts as soon as most entries are dropped ones, so large events are freed even far below the count limit
    if (this.#first * 2 > this.#events.length) {
      this.#events = this.#events.slice(this.#first);
      this.#first = 0;
    }
  }

  /** Events after the position, or undefined when some are no longer in memory. */
  after(position: bigint, limit: number): RecordedEvent[] | undefined {
    if (position < this.#start) return undefined;
    let low = this.#first;
    let high = this.#events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const event = this.#events[middle];
      if (event && event.position > position) high = middle;
      else low = middle + 1;
    }
    return this.#events.slice(low, low + limit);
  }
}

const sizeOf = (event: RecordedEvent) => event.data.length + event.metadata.length + overhead;
