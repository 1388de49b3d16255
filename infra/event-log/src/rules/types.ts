/** What a writer expects of a stream: a number is the revision of its last event. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | bigint;

export interface ProposedEvent {
  /** UUID, lower case. */
  id: string;
  type: string;
  isJson: boolean;
  data: Buffer;
  metadata: Buffer;
}

export interface RecordedEvent extends ProposedEvent {
  /** Place in the whole log; grows by record size, so gaps are normal. */
  position: bigint;
  stream: string;
  /** Place in its stream, from 0, without gaps. */
  revision: bigint;
  /** 100-ns ticks since the Unix epoch. */
  createdTicks: bigint;
}

export interface WriteRequest {
  kind: 'append' | 'delete' | 'tombstone';
  stream: string;
  expected: ExpectedRevision;
  events: ProposedEvent[];
  /** Milliseconds since the Unix epoch; later the request is not begun. */
  deadline: number;
}

export type Outcome =
  | { kind: 'done'; revision: bigint; position: bigint | undefined }
  | { kind: 'conflict'; current: bigint }
  | { kind: 'deleted' }
  | { kind: 'timeout' };

/** Revision of a stream without events. */
export const noEvents = -1n;
