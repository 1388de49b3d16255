import { visibleFrom } from '../rules/stream-metadata.ts';
import { noEvents, type RecordedEvent } from '../rules/types.ts';
import { eventDelivery, StreamTombstoned, type Delivery } from './delivery.ts';
import { retryWhileUnavailable, type LogView } from './log-view.ts';

/**
 * Subscribes to one stream after a revision ('end' means only new events), even if the stream does not exist yet. Reads
 * the stream up to a known log position, then follows the log from there.
 * @throws StreamTombstoned after the last event
 */
export async function* subscribeStream(
  view: LogView,
  stream: string,
  after: bigint | 'end',
): AsyncGenerator<Delivery[]> {
  const { published, page, signal, reached } = view;
  let revision =
    after === 'end' ? (await retryWhileUnavailable(signal, () => view.reader.info(stream))).lastRevision : after;
  let position: bigint | undefined;
  let live = false;

  while (!signal.aborted) {
    const recent = position === undefined ? undefined : published.tail.after(position, page);
    if (position === undefined || !recent) {
      if (live) yield [{ kind: 'fellBehind' }];
      live = false;
      position = published.head; // taken before the stream is read: an event stored meanwhile is seen twice, never missed
      for await (const events of catchUp(view, stream, revision)) {
        revision = events.at(-1)?.revision ?? revision;
        yield* deliver(events);
      }
      continue;
    }
    const fresh = recent.filter((event) => event.stream === stream && event.revision > revision);
    revision = fresh.at(-1)?.revision ?? revision;
    position = recent.at(-1)?.position ?? position;
    yield* deliver(fresh);
    reached?.(position);
    if (position < published.head) continue;
    if (!live) yield [{ kind: 'caughtUp' }];
    live = true;
    await published.beyond(position, signal);
  }
}

async function* catchUp({ reader, page, signal }: LogView, stream: string, after: bigint) {
  const info = await retryWhileUnavailable(signal, () => reader.info(stream));
  if (info.id === 0n) return;
  const visible = visibleFrom(info.metadata, info.lastRevision, Date.now());
  // of a deleted stream only the deletion remains
  let from = info.tombstoned ? info.lastRevision : after + 1n > visible.revision ? after + 1n : visible.revision;
  while (from <= info.lastRevision) {
    const range = { from, to: info.lastRevision, minTicks: visible.ticks, backwards: false, limit: page };
    const events = await retryWhileUnavailable(signal, () => reader.stream(info, range));
    if (events.length === 0) return;
    yield events;
    from = (events.at(-1)?.revision ?? noEvents) + 1n;
  }
}

function* deliver(events: readonly RecordedEvent[]): Generator<Delivery[]> {
  if (events.length === 0) return;
  yield events.map(eventDelivery);
  const deletion = events.find(({ type }) => type === '$streamDeleted');
  if (deletion) throw new StreamTombstoned(deletion.stream);
}
