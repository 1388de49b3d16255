import type { KnownEvents } from './known-events.ts';
import { noEvents, type ExpectedRevision, type Outcome, type WriteRequest } from './types.ts';

/** What a decision needs to know about a stream. */
export interface StreamState {
  lastRevision: bigint;
  /** For a metastream, that of its original. */
  tombstoned: boolean;
  softDeleted: boolean;
  hasMetadata: boolean;
}

type Decision = { kind: 'write' } | Outcome;

/**
 * Decides a write like EventStoreDB, with the same order of checks. Known ids matter for `any`, `stream_exists` and an
 * expected revision before the end; at the current revision the same id is stored again.
 */
export function decide(request: WriteRequest, state: StreamState, known: KnownEvents): Decision {
  const { expected } = request;
  if (state.tombstoned) return { kind: 'deleted' };
  const conflict: Decision = { kind: 'conflict', current: state.lastRevision };
  const neverUsed = state.lastRevision === noEvents && !state.hasMetadata;
  if (expected === 'stream_exists') {
    if (state.softDeleted) return { kind: 'deleted' };
    if (neverUsed) return conflict;
  }
  if (request.kind === 'append' && request.events.length > 0) return decideEvents(request, state, known);
  if (request.kind === 'delete' && neverUsed) return conflict;
  const from = revisionOf(expected);
  if (from !== undefined && from !== state.lastRevision) return conflict;
  if (request.kind !== 'append') return { kind: 'write' };
  return { kind: 'done', revision: state.lastRevision, position: undefined };
}

function decideEvents({ stream, expected, events }: WriteRequest, state: StreamState, known: KnownEvents): Decision {
  const conflict: Decision = { kind: 'conflict', current: state.lastRevision };
  const from = revisionOf(expected);
  if (from === state.lastRevision) return { kind: 'write' };
  if (from !== undefined && from > state.lastRevision) return conflict;
  const found = events.map(({ id }, index) =>
    from === undefined ? known.anywhere(stream, id) : known.at(stream, id, from + 1n + BigInt(index)),
  );
  if (found[0] === undefined) {
    const recreates = expected === 'no_stream' && state.softDeleted;
    return from === undefined || recreates ? { kind: 'write' } : conflict;
  }
  const last = found.at(-1);
  return last && found.every(Boolean) ? { kind: 'done', ...last } : conflict;
}

/** Whether the decision needs to know which of the request's event ids are stored. */
export function needsKnownIds({ kind, expected, events }: WriteRequest, lastRevision: bigint): boolean {
  if (kind !== 'append' || events.length === 0) return false;
  const from = revisionOf(expected);
  return from === undefined || from < lastRevision;
}

function revisionOf(expected: ExpectedRevision): bigint | undefined {
  if (typeof expected === 'bigint') return expected;
  return expected === 'no_stream' ? noEvents : undefined;
}
