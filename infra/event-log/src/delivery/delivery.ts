import type { RecordedEvent } from '../rules/types.ts';

/** What a subscriber receives, in this order. */
export type Delivery =
  | { kind: 'event'; event: RecordedEvent }
  | { kind: 'checkpoint'; position: bigint }
  | { kind: 'caughtUp' }
  | { kind: 'fellBehind' };

/** The stream was tombstoned. */
export class StreamTombstoned extends Error {
  override name = 'StreamTombstoned';
  readonly stream: string;
  constructor(stream: string) {
    super(`Event stream '${stream}' is deleted.`);
    this.stream = stream;
  }
}

/** Creates the delivery of an event. */
export const eventDelivery = (event: RecordedEvent): Delivery => ({ kind: 'event', event });
