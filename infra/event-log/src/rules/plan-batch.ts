import { decide } from './decide.ts';
import type { KnownEvents } from './known-events.ts';
import {
  isMetastream,
  metastreamOf,
  originalOf,
  readMetadata,
  softDeleted,
  softDeleteMetadata,
  ticksOf,
  undeleted,
} from './stream-metadata.ts';
import { noEvents, type Outcome, type ProposedEvent, type RecordedEvent, type WriteRequest } from './types.ts';

/** A stream in the writer's memory. */
export interface StreamHead {
  /** 0n until its first event. */
  id: bigint;
  lastRevision: bigint;
  tombstoned: boolean;
  /** Data of the last event in its metastream. */
  metadata: Buffer | undefined;
}

/** Where the log ends before the batch. */
export interface LogEnd {
  position: bigint;
  lastStreamId: bigint;
}

/** The state of the log on which a batch of requests is decided. */
export interface BatchInput {
  end: LogEnd;
  /** Contains every stream of `streamsOf(request)`. */
  heads: ReadonlyMap<string, StreamHead>;
  /** All stored events with the ids of requests that need them. */
  known: KnownEvents;
  nowMs: number;
  newId: () => string;
}

/** Result of a batch: an outcome per request, and everything to store. */
export interface BatchPlan {
  outcomes: Outcome[];
  events: RecordedEvent[];
  /** Changed streams in their state after the batch. */
  heads: Map<string, StreamHead>;
  end: LogEnd;
}

/** Streams whose heads a request depends on. */
export function streamsOf({ stream }: WriteRequest): string[] {
  return [stream, metastreamOf(stream), ...(isMetastream(stream) ? [originalOf(stream)] : [])];
}

/** Decides the requests in order, each with the effects of the earlier ones, and prepares the records. */
export function planBatch(requests: readonly WriteRequest[], input: BatchInput): BatchPlan {
  const batch = new Batch(input);
  const outcomes = requests.map((request) => batch.take(request));
  return { outcomes, events: batch.events, heads: batch.heads, end: batch.end };
}

const recordOverhead = 64n;
const newStream: StreamHead = { id: 0n, lastRevision: noEvents, tombstoned: false, metadata: undefined };

class Batch {
  readonly events: RecordedEvent[] = [];
  readonly heads = new Map<string, StreamHead>();
  end: LogEnd;
  readonly #input: BatchInput;

  constructor(input: BatchInput) {
    this.#input = input;
    this.end = input.end;
  }

  take(request: WriteRequest): Outcome {
    if (request.deadline < this.#input.nowMs) return { kind: 'timeout' };
    const { stream } = request;
    const head = this.#head(stream);
    const original = isMetastream(stream) ? this.#head(originalOf(stream)) : undefined;
    const isSoftDeleted = readMetadata(stream, head.metadata).truncateBefore === softDeleted;
    const decision = decide(
      request,
      {
        lastRevision: head.lastRevision,
        tombstoned: head.tombstoned || original?.tombstoned === true,
        softDeleted: isSoftDeleted,
        hasMetadata: this.#head(metastreamOf(stream)).lastRevision !== noEvents,
      },
      this.#input.known,
    );
    if (decision.kind !== 'write') return decision;
    const last = this.#write(request);
    if (request.kind === 'append' && isSoftDeleted && head.metadata) {
      this.#record(metastreamOf(stream), this.#system('$metadata', undeleted(head.metadata, head.lastRevision + 1n)));
    }
    return { kind: 'done', revision: last.revision, position: last.position };
  }

  #write({ kind, stream, events }: WriteRequest): RecordedEvent {
    if (kind === 'delete') return this.#record(metastreamOf(stream), this.#system('$metadata', softDeleteMetadata()));
    if (kind === 'tombstone') {
      const recorded = this.#record(stream, this.#system('$streamDeleted', Buffer.from('{}')));
      this.heads.set(stream, { ...this.#head(stream), tombstoned: true });
      return recorded;
    }
    const recorded = events.map((event) => this.#record(stream, event));
    const last = recorded.at(-1);
    if (!last) throw new Error('an append without events is decided, never written');
    return last;
  }

  #record(stream: string, event: ProposedEvent): RecordedEvent {
    const head = this.#head(stream);
    const revision = head.lastRevision + 1n;
    if (head.id === 0n) this.end = { ...this.end, lastStreamId: this.end.lastStreamId + 1n };
    const size = recordOverhead + BigInt(event.data.length + event.metadata.length);
    const position = this.end.position + size;
    this.end = { ...this.end, position };

    const recorded = { ...event, stream, revision, position, createdTicks: ticksOf(this.#input.nowMs) };
    this.events.push(recorded);
    this.#input.known.add(stream, recorded);
    this.heads.set(stream, { ...head, id: head.id || this.end.lastStreamId, lastRevision: revision });
    if (isMetastream(stream)) {
      const original = originalOf(stream);
      this.heads.set(original, { ...this.#head(original), metadata: event.data });
    }
    return recorded;
  }

  #head(stream: string): StreamHead {
    return this.heads.get(stream) ?? this.#input.heads.get(stream) ?? newStream;
  }

  #system(type: string, data: Buffer): ProposedEvent {
    return { id: this.#input.newId(), type, isJson: true, data, metadata: Buffer.alloc(0) };
  }
}
