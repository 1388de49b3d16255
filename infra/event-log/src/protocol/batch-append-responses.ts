import type { ExpectedRevision, Outcome } from '../rules/types.ts';
import { maxAppendBytes } from './call-error.ts';
import { Any, Empty, shared, status, statusCode, streams, type Code, type Shared, type Streams } from './messages.ts';

/** Fills in the response to one append. */
export type Answer = (response: Streams.BatchAppendResp) => void;

interface Asked {
  identifier: Shared.StreamIdentifier;
  expected: ExpectedRevision;
}

/** The BatchAppend response for a decided request. */
export function outcomeResponse(outcome: Outcome, asked: Asked): Answer {
  switch (outcome.kind) {
    case 'done':
      return (response) => response.setSuccess(success(outcome));
    case 'conflict':
      return conflict(outcome.current, asked.expected);
    case 'deleted': {
      const details = new shared.StreamDeleted().setStreamIdentifier(asked.identifier);
      return errorOf(statusCode.NOT_FOUND, 'StreamDeleted', details);
    }
    case 'timeout':
      return failure('timeout');
  }
}

/** The response for a request that was not decided. */
export function failure(kind: 'timeout' | 'tooBig'): Answer {
  if (kind === 'timeout') return errorOf(statusCode.DEADLINE_EXCEEDED, 'Timeout', new shared.Timeout());
  const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(maxAppendBytes);
  return errorOf(statusCode.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', details);
}

/** The response for a request that cannot be parsed. */
export function badRequest(message: string): Answer {
  return errorOf(statusCode.INVALID_ARGUMENT, 'BadRequest', new shared.BadRequest().setMessage(message));
}

function success({ revision, position }: { revision: bigint; position: bigint | undefined }) {
  const message = new streams.BatchAppendResp.Success();
  if (revision < 0n) message.setNoStream(new Empty());
  else message.setCurrentRevision(String(revision));
  if (position === undefined) return message.setNoPosition(new Empty());
  const place = new shared.AllStreamPosition();
  return message.setPosition(place.setCommitPosition(String(position)).setPreparePosition(String(position)));
}

function conflict(current: bigint, expected: ExpectedRevision): Answer {
  const details = new shared.WrongExpectedVersion();
  if (current < 0n) details.setCurrentNoStream(new Empty());
  else details.setCurrentStreamRevision(String(current));
  if (expected === 'any') details.setExpectedAny(new Empty());
  else if (expected === 'no_stream') details.setExpectedNoStream(new Empty());
  else if (expected === 'stream_exists') details.setExpectedStreamExists(new Empty());
  else details.setExpectedStreamPosition(String(expected));
  return errorOf(statusCode.ALREADY_EXISTS, 'WrongExpectedVersion', details);
}

/** The client distinguishes errors by the type name of the details. */
function errorOf(code: Code.Code, name: string, details: { serializeBinary: () => Uint8Array }): Answer {
  const packed = new Any();
  packed.pack(details.serializeBinary(), `event_store.client.${name}`);
  const error = new status.Status().setCode(code).setMessage(name).setDetails(packed);
  return (response) => response.setError(error);
}
