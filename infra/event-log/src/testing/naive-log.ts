import type { ExpectedRevision, WriteRequest } from '../rules/types.ts';

type Stored = { id: string; data: string };
type Answer =
  | { kind: 'done'; revision: number }
  | { kind: 'conflict'; current: number }
  | { kind: 'deleted' | 'timeout' };

const endOfTime = '9223372036854775807';

/**
 * A second, simple implementation of the write rules from the protocol's description: searched lists, no caches, no
 * batches. The real log is compared with it.
 */
export class NaiveLog {
  readonly streams = new Map<string, Stored[]>();
  readonly #ended = new Set<string>();

  take(request: WriteRequest, nowMs: number): Answer {
    const { kind, stream, expected, events } = request;
    if (request.deadline < nowMs) return { kind: 'timeout' };
    if (this.#ended.has(stream) || this.#ended.has(stream.replace(/^\$\$/, ''))) return { kind: 'deleted' };
    const there = this.#list(stream);
    const last = there.length - 1;
    const conflict: Answer = { kind: 'conflict', current: last };
    const isHidden = this.isSoftDeleted(stream);
    const never = there.length === 0 && this.#list(`$$${stream}`).length === 0;
    if (expected === 'stream_exists' && isHidden) return { kind: 'deleted' };
    if (expected === 'stream_exists' && never) return conflict;
    if (kind === 'append' && events.length > 0) {
      const repeat = this.#repeatOf(request);
      if (repeat === 'conflict') return conflict;
      if (repeat !== undefined) return { kind: 'done', revision: repeat };
      return this.#append(request, isHidden);
    }
    if (kind === 'delete' && never) return conflict;
    if (typeof expected === 'bigint' && Number(expected) !== last) return conflict;
    if (expected === 'no_stream' && last >= 0) return conflict;
    if (kind === 'append') return { kind: 'done', revision: last };
    if (kind === 'delete') return this.#push(`$$${stream}`, { id: 'system', data: `{"$tb":${endOfTime}}` });
    this.#ended.add(stream);
    return this.#push(stream, { id: 'system', data: '{}' });
  }

  isSoftDeleted(stream: string): boolean {
    const metadata = this.#list(`$$${stream}`).at(-1)?.data ?? '';
    return metadata.startsWith('{') && metadata.includes(`"$tb":${endOfTime}`);
  }

  /** The revision of a retry, `conflict`, or undefined when the events must be stored. */
  #repeatOf({ stream, expected, events }: WriteRequest): number | 'conflict' | undefined {
    const there = this.#list(stream).map(({ id }) => id);
    const wanted = events.map(({ id }) => id);
    const from = expectedIndex(expected);
    if (from === undefined) {
      if (!there.includes(wanted[0] ?? '')) return undefined;
      return wanted.every((id) => there.includes(id)) ? there.lastIndexOf(wanted.at(-1) ?? '') : 'conflict';
    }
    if (from === there.length - 1) return undefined;
    if (from > there.length - 1) return 'conflict';
    const stands = there.slice(from + 1, from + 1 + wanted.length);
    if (stands.join() === wanted.join()) return from + wanted.length;
    return stands[0] !== wanted[0] && expected === 'no_stream' && this.isSoftDeleted(stream) ? undefined : 'conflict';
  }

  #append({ stream, events }: WriteRequest, wasHidden: boolean): Answer {
    const first = this.#list(stream).length;
    const metadata = this.#list(`$$${stream}`).at(-1)?.data ?? '';
    for (const { id, data } of events) this.#push(stream, { id, data: data.toString() });
    if (wasHidden) this.#push(`$$${stream}`, { id: 'system', data: metadata.replace(endOfTime, String(first)) });
    return { kind: 'done', revision: this.#list(stream).length - 1 };
  }

  #push(stream: string, stored: Stored): Answer {
    const list = this.#list(stream);
    this.streams.set(stream, [...list, stored]);
    return { kind: 'done', revision: list.length };
  }

  #list(stream: string): Stored[] {
    return this.streams.get(stream) ?? [];
  }
}

function expectedIndex(expected: ExpectedRevision): number | undefined {
  if (expected === 'no_stream') return -1;
  return typeof expected === 'bigint' ? Number(expected) : undefined;
}
