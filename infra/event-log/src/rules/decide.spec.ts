import { describe, expect, it } from 'vitest';
import { decide, type StreamState } from './decide.ts';
import { KnownEvents } from './known-events.ts';
import type { ExpectedRevision, WriteRequest } from './types.ts';

const stream = 'task-1';
const empty: StreamState = { lastRevision: -1n, tombstoned: false, softDeleted: false, hasMetadata: false };
const holding: StreamState = { ...empty, lastRevision: 2n }; // a, b, c
const softDeleted: StreamState = { ...holding, softDeleted: true, hasMetadata: true };
const tombstoned: StreamState = { ...holding, tombstoned: true };
const onlyMetadata: StreamState = { ...empty, hasMetadata: true };

const known = new KnownEvents();
for (const [revision, id] of ['a', 'b', 'c'].entries()) {
  known.add(stream, { id, revision: BigInt(revision), position: 100n + BigInt(revision) });
}
known.add('another-1', { id: 'x', revision: 0n, position: 900n });

const append = (expected: ExpectedRevision, ids: string): WriteRequest => ({
  kind: 'append',
  stream,
  expected,
  deadline: Number.POSITIVE_INFINITY,
  events: ids
    .split('')
    .map((id) => ({ id, type: 'T', isJson: true, data: Buffer.alloc(0), metadata: Buffer.alloc(0) })),
});
const remove = (kind: 'delete' | 'tombstone', expected: ExpectedRevision): WriteRequest => ({
  ...append(expected, ''),
  kind,
});

const write = { kind: 'write' };
const conflict = { kind: 'conflict', current: 2n };
const deleted = { kind: 'deleted' };
const done = (revision: bigint) => ({ kind: 'done', revision, position: 100n + revision });

describe('deciding a write', () => {
  it.each<[string, WriteRequest, StreamState, object]>([
    ['a new stream is written to at no_stream', append('no_stream', 'x'), empty, write],
    ['a new stream is written to at any', append('any', 'x'), empty, write],
    ['a new stream conflicts with a revision', append(0n, 'x'), empty, { kind: 'conflict', current: -1n }],
    ['a new stream does not exist', append('stream_exists', 'x'), empty, { kind: 'conflict', current: -1n }],
    ['a stream with only metadata exists', append('stream_exists', 'x'), onlyMetadata, write],
    ['the last revision is written after', append(2n, 'x'), holding, write],
    ['the same id is written again at the last revision', append(2n, 'c'), holding, write],
    ['a later revision conflicts', append(3n, 'a'), holding, conflict],
    ['an earlier revision conflicts', append(1n, 'x'), holding, conflict],
    ['no_stream conflicts with events', append('no_stream', 'x'), holding, conflict],
    ['a retry from the beginning is idempotent', append('no_stream', 'abc'), holding, done(2n)],
    ['a retry of the first events is idempotent', append('no_stream', 'ab'), holding, done(1n)],
    ['a retry in the middle is idempotent', append(0n, 'bc'), holding, done(2n)],
    ['a retry that extends beyond the end conflicts', append(1n, 'cx'), holding, conflict],
    ['a retry in another order conflicts', append('no_stream', 'acb'), holding, conflict],
    ['known events at another place conflict', append(0n, 'c'), holding, conflict],
    ['a retry at any is idempotent wherever its events are', append('any', 'bc'), holding, done(2n)],
    ['a retry at any may skip events', append('any', 'ac'), holding, done(2n)],
    ['a retry at any with a new event conflicts', append('any', 'ax'), holding, conflict],
    ['a new first event at any is written', append('any', 'xa'), holding, write],
    ['a retry at stream_exists is idempotent', append('stream_exists', 'a'), holding, done(0n)],
    ['an id of another stream is not known here', append('any', 'x'), holding, write],
    ['an empty append at the last revision succeeds', append(2n, ''), holding, { kind: 'done', revision: 2n }],
    ['an empty append at any succeeds', append('any', ''), empty, { kind: 'done', revision: -1n }],
    ['an empty append at another revision conflicts', append(1n, ''), holding, conflict],
    ['a soft-deleted stream is revived at no_stream', append('no_stream', 'x'), softDeleted, write],
    ['a soft-deleted stream is revived at any', append('any', 'x'), softDeleted, write],
    ['a soft-deleted stream continues at its last revision', append(2n, 'x'), softDeleted, write],
    ['a soft-deleted stream does not exist', append('stream_exists', 'x'), softDeleted, deleted],
    ['a retry on a soft-deleted stream is idempotent', append('no_stream', 'a'), softDeleted, done(0n)],
    ['a tombstoned stream rejects appends', append('any', 'x'), tombstoned, deleted],
    ['a tombstoned stream rejects retries', append('no_stream', 'a'), tombstoned, deleted],
    ['a stream is deleted at its last revision', remove('delete', 2n), holding, write],
    ['a stream is deleted at any', remove('delete', 'any'), holding, write],
    ['a stream is not deleted at another revision', remove('delete', 1n), holding, conflict],
    ['a stream that never existed is not deleted', remove('delete', 'any'), empty, { kind: 'conflict', current: -1n }],
    ['a stream with only metadata can be deleted', remove('delete', 'any'), onlyMetadata, write],
    ['a stream is tombstoned at its last revision', remove('tombstone', 2n), holding, write],
    ['a stream that never existed can be tombstoned', remove('tombstone', 'any'), empty, write],
    ['a tombstoned stream is not deleted again', remove('tombstone', 'any'), tombstoned, deleted],
  ])('%s', (...[, request, state, decision]) => {
    expect(decide(request, state, known)).toMatchObject(decision);
  });
});
