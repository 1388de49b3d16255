import { ClassForm, ClassId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { studentClass } from './decider.ts';
import type { ClassEvent } from './events.ts';

const { given } = specOf(studentClass);
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const form = ClassForm.parse({ name: 'Organic Chemistry', courseCode: 'CHEM 201', color: 'green' });
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const added: ClassEvent = { type: 'ClassAdded', data: { classId, ownerId: ann, ...form } };
const archived: ClassEvent = { type: 'ClassArchived', data: { classId } };
const reopened: ClassEvent = { type: 'ClassReopened', data: { classId } };
const deleted: ClassEvent = { type: 'ClassDeleted', data: { classId } };
const erased: ClassEvent = { type: 'ClassErased', data: { classId } };
const restored: ClassEvent = {
  type: 'ClassRestored',
  data: { classId, ownerId: ann, ...form, archived: false, createdAt: '2026-11-21T09:00:00.000Z' },
};

describe('adding a class', () => {
  it('records the form, with defaults for the rest', () => {
    given()
      .when({ type: 'AddClass', classId, by: ann, form })
      .then({
        type: 'ClassAdded',
        data: {
          classId,
          ownerId: ann,
          name: 'Organic Chemistry',
          courseCode: 'CHEM 201',
          instructor: null,
          color: 'green',
          classType: 'general',
          description: null,
          termId: null,
        },
      });
  });
  it('refuses an id that is taken', () => {
    given(added).when({ type: 'AddClass', classId, by: ann, form }).thenRejects('already_exists');
  });
});

describe('changing a class', () => {
  it('records only the fields that really differ', () => {
    given(added)
      .when({ type: 'ChangeClass', classId, by: ann, change: { name: form.name, color: 'red', instructor: 'Dr. Wu' } })
      .then({ type: 'ClassChanged', data: { classId, color: 'red', instructor: 'Dr. Wu' } });
  });
  it('records nothing when nothing differs', () => {
    given(added)
      .when({ type: 'ChangeClass', classId, by: ann, change: { color: 'green' } })
      .then();
  });
});

describe('archiving a class', () => {
  it('records it once, and can be reverted', () => {
    given(added).when({ type: 'ArchiveClass', classId, by: ann }).then(archived);
    given(added, archived).when({ type: 'ArchiveClass', classId, by: ann }).then();
    given(added, archived).when({ type: 'ReopenClass', classId, by: ann }).then(reopened);
    given(added).when({ type: 'ReopenClass', classId, by: ann }).then();
  });
});

describe('deleting a class', () => {
  it('is recorded, also for an archived one', () => {
    given(added, archived).when({ type: 'DeleteClass', classId, by: ann }).then(deleted);
  });
  it('is possible again after a restore', () => {
    given(added, deleted, restored).when({ type: 'DeleteClass', classId, by: ann }).then(deleted);
  });
  it('ends in its erasure, unless it was restored', () => {
    given(added, deleted).when({ type: 'EraseClass', classId, by: ann }).then(erased);
    given(added, deleted, erased).when({ type: 'EraseClass', classId, by: ann }).then();
    given(added, deleted, restored).when({ type: 'EraseClass', classId, by: ann }).then();
  });
});

describe("another student's, a deleted and a missing class look the same", () => {
  const commands = [
    { type: 'ChangeClass', change: { name: 'Mine now' } },
    { type: 'ArchiveClass' },
    { type: 'ReopenClass' },
    { type: 'DeleteClass' },
  ] as const;

  it.each(commands)('$type is rejected as class not found', (command) => {
    given(added)
      .when({ ...command, classId, by: bob })
      .thenRejects('class_not_found');
    given(added, deleted)
      .when({ ...command, classId, by: ann })
      .thenRejects('class_not_found');
    given()
      .when({ ...command, classId, by: ann })
      .thenRejects('class_not_found');
  });
});
