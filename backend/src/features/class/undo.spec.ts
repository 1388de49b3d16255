import { ClassForm, ClassId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { recordedAt, undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { classAggregate } from './aggregate.ts';
import type { ClassEvent } from './events.ts';

const { given } = undoSpecOf(classAggregate);
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const form = ClassForm.parse({ name: 'Organic Chemistry', color: 'green' });

const added: ClassEvent = { type: 'ClassAdded', data: { classId, ownerId, ...form } };
const archived: ClassEvent = { type: 'ClassArchived', data: { classId } };
const deleted: ClassEvent = { type: 'ClassDeleted', data: { classId } };
const erased: ClassEvent = { type: 'ClassErased', data: { classId } };
const renamed: ClassEvent = { type: 'ClassChanged', data: { classId, name: 'Chemistry' } };
const restored = (more: object = {}): ClassEvent => ({
  type: 'ClassRestored',
  data: { classId, ownerId, ...form, archived: false, createdAt: recordedAt, ...more },
});

describe('undoing a change to a class', () => {
  it('restores a deleted class as it was', () => {
    given(added, archived)
      .when({ undoing: [deleted] })
      .then(restored({ archived: true }));
  });
  it('reverts an edit and the archiving independently', () => {
    given(added)
      .when({ undoing: [renamed], after: [archived] })
      .then(restored({ archived: true }));
    given(added)
      .when({ undoing: [archived], after: [renamed] })
      .then(restored({ name: 'Chemistry' }));
  });
  it('deletes a class that was added', () => {
    given()
      .when({ undoing: [added] })
      .then(deleted);
  });
  it('restores neither what was deleted later nor what is erased', () => {
    given(added)
      .when({ undoing: [renamed], after: [deleted] })
      .thenRejects('changed_since');
    given(added)
      .when({ undoing: [deleted], after: [erased] })
      .thenRejects('changed_since');
  });
});
