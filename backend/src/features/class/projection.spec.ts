import { ClassForm, ClassId, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { ClassEvent } from './events.ts';
import { classList, type ClassRow } from './projection.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const recordedAt = '2026-11-21T09:00:00.000Z';

const fields = ClassForm.parse({ name: 'Calculus I' });
const added: ClassEvent = { type: 'ClassAdded', data: { classId, ownerId, ...fields } };
const deleted: ClassEvent = { type: 'ClassDeleted', data: { classId } };
const rowAfter = (...events: ClassEvent[]) =>
  events.reduce<ClassRow | null>((row, event) => classList.evolve(row, event, { ownerId, recordedAt }), null);

describe('the class list', () => {
  it('shows a class that was added, with the time of its recording', () => {
    const row = { ownerId, ...fields, archived: false, deletedAt: null, createdAt: recordedAt };
    expect(classList.key(added)).toBe(classId);
    expect(rowAfter(added)).toEqual(row);
  });
  it('updates the changed fields and keeps the others', () => {
    const changed: ClassEvent = { type: 'ClassChanged', data: { classId, name: 'Calculus II' } };
    expect(rowAfter(added, changed)).toEqual({ ...rowAfter(added), name: 'Calculus II' });
  });
  it('follows archiving', () => {
    expect(rowAfter(added, { type: 'ClassArchived', data: { classId } })).toMatchObject({ archived: true });
    expect(
      rowAfter(added, { type: 'ClassArchived', data: { classId } }, { type: 'ClassReopened', data: { classId } }),
    ).toMatchObject({ archived: false });
  });
  it('hides a deleted class until it is restored or erased', () => {
    const createdAt = '2026-09-01T08:00:00.000Z';
    const restored: ClassEvent = {
      type: 'ClassRestored',
      data: { classId, ownerId, ...fields, archived: true, createdAt },
    };
    expect(rowAfter(added, deleted)).toMatchObject({ ...fields, deletedAt: recordedAt });
    expect(rowAfter(added, deleted, restored)).toMatchObject({ archived: true, deletedAt: null, createdAt });
    expect(rowAfter(added, deleted, { type: 'ClassErased', data: { classId } })).toBeNull();
  });
});
