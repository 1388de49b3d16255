import { expect, it } from 'vitest';
import { hidesHistory } from './hides-history.ts';

const cases: readonly [string, string, string | null][] = [
  ['$$note-1', '$metadata', '$metadata of note-1'],
  ['$$note-1', 'Anything', 'Anything of note-1'],
  ['$$audit-digest', '$metadata', '$metadata of audit-digest'],
  ['note-1', '$streamDeleted', '$streamDeleted in note-1'],
  ['note-1', '$>', '$> in note-1'],
  ['note-1', 'Written', null],
  ['$users', '$UserCreated', null],
  ['$$$users', '$metadata', null],
];

it.each(cases)('in %s an event %s hides history: %s', (streamId, type, hides) => {
  expect(hidesHistory({ streamId, type })).toBe(hides);
});
