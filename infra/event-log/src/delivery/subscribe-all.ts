import { eventDelivery, type Delivery } from './delivery.ts';
import type { Filter } from './filter.ts';
import type { Reader } from '../storage/reader.ts';
import { retryWhileUnavailable, type LogView } from './log-view.ts';

/** A subscription to `$all`. */
export interface AllSubscription {
  /** Exclusive; 'end' is the current end of the log. */
  after: bigint | 'end';
  filter: Filter | undefined;
  /** Events read between two checkpoints; only filtered subscriptions have checkpoints. */
  checkpointEvery: number;
}

type View = Omit<LogView, 'reader'> & { reader: Pick<Reader, 'forwards'> };

/**
 * Pulls the log after the subscriber's own position, from memory if the tail reaches back far enough, else from the
 * table. There is no switch between catching up and live, so nothing is lost or repeated there.
 */
export async function* subscribeAll(
  { reader, published, page, signal, reached }: View,
  { after, filter, checkpointEvery }: AllSubscription,
): AsyncGenerator<Delivery[]> {
  let position = after === 'end' ? published.head : after;
  let live = false;
  let considered = 0;

  while (!signal.aborted) {
    reached?.(position);
    if (position >= published.head) {
      if (!live) {
        live = true;
        yield filter ? [{ kind: 'checkpoint', position }, { kind: 'caughtUp' }] : [{ kind: 'caughtUp' }];
      }
      await published.beyond(position, signal);
      continue;
    }
    const from = position;
    const recent = published.tail.after(from, page);
    if (live && !recent) {
      live = false;
      yield filter ? [{ kind: 'checkpoint', position }, { kind: 'fellBehind' }] : [{ kind: 'fellBehind' }];
    }
    const to = published.head;
    const events =
      recent ?? (await retryWhileUnavailable(signal, () => reader.forwards({ after: from, to, limit: page })));
    const passes = filter?.(events);
    const deliveries: Delivery[] = [];
    for (const [index, event] of events.entries()) {
      position = event.position;
      if (!passes || passes[index]) deliveries.push(eventDelivery(event));
      considered += 1;
      if (filter && considered >= checkpointEvery) {
        considered = 0;
        deliveries.push({ kind: 'checkpoint', position });
      }
    }
    if (events.length === 0) position = to;
    yield deliveries;
  }
}
