/** What a writer expects of a stream: a number is the revision of its last event. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | bigint;

/** An event as sent by a client. */
export interface ProposedEvent {
  /** UUID, lower case. */
  id: string;
  type: string;
  isJson: boolean;
  data: Buffer;
  metadata: Buffer;
}

/** An event as stored in the log. */
export interface RecordedEvent extends ProposedEvent {
  /** Position in the whole log; grows by record size, so gaps are normal. */
  position: bigint;
  stream: string;
  /** Revision in its stream, from 0, without gaps. */
  revision: bigint;
  /** 100-ns ticks since the Unix epoch. */
  createdTicks: bigint;
}

/** One atomic append, delete or tombstone of one stream. */
export interface WriteRequest {
  kind: 'append' | 'delete' | 'tombstone';
  stream: string;
  expected: ExpectedRevision;
  events: ProposedEvent[];
  /** Milliseconds since the Unix epoch; after it the request is not started. */
  deadline: number;
}

/** Outcome of a request; `position` is missing when nothing was stored. */
export type Outcome =
  | { kind: 'done'; revision: bigint; position: bigint | undefined }
  | { kind: 'conflict'; current: bigint }
  | { kind: 'deleted' }
  | { kind: 'timeout' };

/** Revision of a stream without events. */
export const noEvents = -1n;
