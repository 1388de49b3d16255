import { TermForm, TermId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { term } from './decider.ts';
import type { TermEvent } from './events.ts';

const { given } = specOf(term);
const termId = TermId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const form = TermForm.parse({ name: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' });
const reading = { name: 'Reading week', first: '2026-10-12', last: '2026-10-16' };
const added: TermEvent = { type: 'TermAdded', data: { termId, ownerId: ann, ...form } };
const deleted: TermEvent = { type: 'TermDeleted', data: { termId } };
const restored: TermEvent = {
  type: 'TermRestored',
  data: { termId, ownerId: ann, ...form, createdAt: '2026-08-01T09:00:00.000Z' },
};

describe('adding a term', () => {
  it('records what was requested', () => {
    given().when({ type: 'AddTerm', termId, by: ann, form }).then(added);
  });
  it('rejects an id that exists', () => {
    given(added).when({ type: 'AddTerm', termId, by: ann, form }).thenRejects('already_exists');
  });
});

describe('changing a term', () => {
  it('records only what differs, breaks as a whole', () => {
    given(added)
      .when({ type: 'ChangeTerm', termId, by: ann, form: { ...form, breaks: [reading] } })
      .then({ type: 'TermChanged', data: { termId, breaks: [reading] } });
  });
  it('records nothing when nothing differs', () => {
    given(added).when({ type: 'ChangeTerm', termId, by: ann, form }).then();
  });
});

describe('deleting a term', () => {
  it('is recorded, and possible again after a restore', () => {
    given(added).when({ type: 'DeleteTerm', termId, by: ann }).then(deleted);
    given(added, deleted, restored).when({ type: 'DeleteTerm', termId, by: ann }).then(deleted);
  });
});

describe("another student's, a deleted and a missing term look the same", () => {
  const commands = [{ type: 'ChangeTerm', form }, { type: 'DeleteTerm' }] as const;

  it.each(commands)('$type is rejected as term not found', (command) => {
    given(added)
      .when({ ...command, termId, by: bob })
      .thenRejects('term_not_found');
    given(added, deleted)
      .when({ ...command, termId, by: ann })
      .thenRejects('term_not_found');
    given()
      .when({ ...command, termId, by: ann })
      .thenRejects('term_not_found');
  });
});
