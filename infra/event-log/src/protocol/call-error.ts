import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { StreamTombstoned } from '../delivery/delivery.ts';
import { FilterRefused } from '../delivery/filter.ts';
import type { ExpectedRevision } from '../rules/types.ts';
import { StorageUnavailable } from '../storage/errors.ts';

/** The failure of a call. The official client reads the trailer `exception`, or the status if there is none. */
export class CallError extends Error implements ServiceError {
  readonly code: status;
  readonly details: string;
  readonly metadata: Metadata;

  constructor(code: status, details: string, trailers: Record<string, string> = {}) {
    super(details);
    this.code = code;
    this.details = details;
    this.metadata = new Metadata();
    for (const [name, value] of Object.entries(trailers)) this.metadata.set(name, asciiOf(value));
  }
}

const asciiOf = (value: string) => (/^[\x20-\x7e]*$/.test(value) ? value : encodeURIComponent(value));

/** Maximum bytes of data and metadata in one append: 1 MiB, as in EventStoreDB. */
export const maxAppendBytes = 1_048_576;

const unavailable = (details: string) => new CallError(status.UNAVAILABLE, details);
/** UNAVAILABLE: the same call may succeed later. */
export const shuttingDown = () => unavailable('The event log is shutting down');
/** INVALID_ARGUMENT with a plain message. */
export const invalidArgument = (details: string) => new CallError(status.INVALID_ARGUMENT, details);
/** UNIMPLEMENTED: outside the supported scope (event-log.md §3). */
export const unimplemented = (details: string) => new CallError(status.UNIMPLEMENTED, details);
/** ABORTED: the outcome is unknown; the same event ids may be sent again. */
export const timedOut = () => new CallError(status.ABORTED, 'The write took too long');

/** The stream is tombstoned. The client reads the trailers, not the text. */
export const streamDeleted = (stream: string) =>
  new CallError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

/** The append is larger than {@link maxAppendBytes}. */
export const appendTooBig = () =>
  new CallError(status.INVALID_ARGUMENT, `Maximum Append Size of ${maxAppendBytes} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(maxAppendBytes),
  });

/** A proposed event lacks its type or content type. */
export const missingProperty = (name: string) =>
  new CallError(status.INVALID_ARGUMENT, `Required Metadata Property '${name}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

const versionCodes = { no_stream: '-1', any: '-2', stream_exists: '-4' };

/** The stream is not at the revision that the client expects. */
export function wrongExpectedVersion(stream: string, expected: ExpectedRevision, current: bigint) {
  const code = typeof expected === 'bigint' ? String(expected) : versionCodes[expected];
  return new CallError(
    status.FAILED_PRECONDITION,
    `WrongExpectedVersion. Stream: ${stream}, Expected version: ${code}, Actual version: ${current}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': code,
      'actual-version': String(current),
    },
  );
}

/** Converts an internal error for the caller. An unknown error is a bug. */
export function callErrorOf(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof StorageUnavailable) return unavailable(error.message);
  if (error instanceof StreamTombstoned) return streamDeleted(error.stream);
  if (error instanceof FilterRefused) return invalidArgument(error.message);
  return new CallError(status.UNKNOWN, 'The event log failed');
}
