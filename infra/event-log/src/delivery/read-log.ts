import { softDeleted, visibleFrom } from '../rules/stream-metadata.ts';
import { noEvents, type RecordedEvent } from '../rules/types.ts';
import { StreamTombstoned } from './delivery.ts';
import type { Filter } from './filter.ts';
import type { LogView } from './log-view.ts';

/** The stream has no events or is soft-deleted. */
export class StreamNotFound extends Error {
  override name = 'StreamNotFound';
}

/** A read of `$all`. */
export interface AllRead {
  backwards: boolean;
  /** Inclusive when reading forwards, exclusive backwards. */
  from: bigint | 'start' | 'end';
  count: bigint;
  filter: Filter | undefined;
}

/** A read of one stream. */
export interface StreamRead {
  stream: string;
  backwards: boolean;
  /** Inclusive in both directions. */
  from: bigint | 'start' | 'end';
  count: bigint;
}

/** Yields pages of the whole log up to its current end. */
export async function* readAll(view: LogView, { backwards, from, count, filter }: AllRead) {
  const { reader, published, signal } = view;
  const head = published.head;
  let left = count;
  let after = from === 'end' ? head : from === 'start' ? 0n : from - 1n;
  let before = from === 'end' || (from !== 'start' && from > head) ? head + 1n : from === 'start' ? 0n : from;
  const lastWanted = backwards ? -1n : head;
  while (left > 0n && !signal.aborted && after !== lastWanted) {
    const limit = filter ? view.page : Math.min(view.page, Number(left));
    const events = backwards
      ? await reader.backwards({ before, limit })
      : await reader.forwards({ after, to: head, limit });
    const last = events.at(-1);
    if (!last) return;
    after = before = last.position;
    const passes = filter?.(events);
    const passed = passes ? events.filter((_, index) => passes[index]) : events;
    yield passed.slice(0, Number(left));
    left -= BigInt(passed.length);
  }
}

/** Yields pages of the visible events of a stream. @throws StreamNotFound, StreamTombstoned */
export async function* readStream(view: LogView, { stream, backwards, from, count }: StreamRead) {
  const info = await view.reader.info(stream);
  if (info.tombstoned) throw new StreamTombstoned(stream);
  if (info.lastRevision === noEvents || info.metadata.truncateBefore === softDeleted) throw new StreamNotFound(stream);

  const visible = visibleFrom(info.metadata, info.lastRevision, Date.now());
  let next = firstRevision({ backwards, from }, visible.revision, info.lastRevision);
  let left = count;
  while (left > 0n && !view.signal.aborted && next >= visible.revision && next <= info.lastRevision) {
    const events: RecordedEvent[] = await view.reader.stream(info, {
      from: backwards ? visible.revision : next,
      to: backwards ? next : info.lastRevision,
      minTicks: visible.ticks,
      backwards,
      limit: Math.min(view.page, Number(left)),
    });
    const last = events.at(-1);
    if (!last) return;
    yield events;
    left -= BigInt(events.length);
    next = backwards ? last.revision - 1n : last.revision + 1n;
  }
}

function firstRevision(
  { backwards, from }: Pick<StreamRead, 'backwards' | 'from'>,
  first: bigint,
  last: bigint,
): bigint {
  if (from === 'end') return backwards ? last : last + 1n;
  const wanted = from === 'start' ? 0n : from;
  if (backwards) return wanted > last ? last : wanted;
  return wanted < first ? first : wanted;
}
