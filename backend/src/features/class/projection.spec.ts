import { ClassForm, ClassId, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import { classList } from './projection.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const recordedAt = '2026-11-21T09:00:00.000Z';

it('a class that was added stands in the list with the time of its recording', () => {
  const fields = ClassForm.parse({ name: 'Calculus I' });
  const added = { type: 'ClassAdded', data: { classId, ownerId, ...fields } } as const;
  expect(classList.key(added)).toBe(classId);
  expect(classList.evolve(null, added, { ownerId, recordedAt })).toEqual({ ownerId, ...fields, createdAt: recordedAt });
});
