import { TermForm, TermId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { recordedAt, undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { termAggregate } from './aggregate.ts';
import type { TermEvent } from './events.ts';

const { given } = undoSpecOf(termAggregate);
const termId = TermId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const form = TermForm.parse({ name: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' });

const added: TermEvent = { type: 'TermAdded', data: { termId, ownerId, ...form } };
const longer: TermEvent = { type: 'TermChanged', data: { termId, last: '2026-12-22' } };
const renamed: TermEvent = { type: 'TermChanged', data: { termId, name: 'Autumn' } };
const deleted: TermEvent = { type: 'TermDeleted', data: { termId } };
const restored = (more: object = {}): TermEvent => ({
  type: 'TermRestored',
  data: { termId, ownerId, ...form, createdAt: recordedAt, ...more },
});

describe('undoing a change to a term', () => {
  it('restores a deleted term as it was', () => {
    given(added, longer)
      .when({ undoing: [deleted] })
      .then(restored({ last: '2026-12-22' }));
  });
  it('keeps a later change of another field', () => {
    given(added)
      .when({ undoing: [longer], after: [renamed] })
      .then(restored({ name: 'Autumn' }));
  });
  it('deletes a term that was added', () => {
    given()
      .when({ undoing: [added] })
      .then(deleted);
  });
  it('is refused when the same field was changed later', () => {
    given(added)
      .when({ undoing: [longer], after: [{ type: 'TermChanged', data: { termId, last: '2027-01-08' } }] })
      .thenRejects('changed_since');
  });
  it('is refused when the term was deleted later', () => {
    given(added)
      .when({ undoing: [longer], after: [deleted] })
      .thenRejects('changed_since');
  });
});
