import { TermForm, TermId, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { TermEvent } from './events.ts';
import { termList, type TermRow } from './projection.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const termId = TermId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const recordedAt = '2026-11-21T09:00:00.000Z';
const fields = TermForm.parse({ name: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' });
const added: TermEvent = { type: 'TermAdded', data: { termId, ownerId, ...fields } };
const rowAfter = (...events: TermEvent[]) =>
  events.reduce<TermRow | null>((row, event) => termList.evolve(row, event, { ownerId, recordedAt }), null);

describe('the term list', () => {
  it('shows a new term with the time of its recording', () => {
    expect(rowAfter(added)).toEqual({ ownerId, ...fields, createdAt: recordedAt });
  });
  it('updates the changed fields and keeps the others', () => {
    const breaks = [{ name: 'Reading week', first: '2026-10-12', last: '2026-10-16' }];
    const changed: TermEvent = { type: 'TermChanged', data: { termId, breaks } };
    expect(rowAfter(added, changed)).toEqual({ ownerId, ...fields, breaks, createdAt: recordedAt });
  });
  it('drops a deleted term, and shows a restored one as it was', () => {
    const deleted: TermEvent = { type: 'TermDeleted', data: { termId } };
    const createdAt = '2026-09-01T08:00:00.000Z';
    const restored: TermEvent = { type: 'TermRestored', data: { termId, ownerId, ...fields, createdAt } };
    expect(rowAfter(added, deleted)).toBeNull();
    expect(rowAfter(added, deleted, restored)).toEqual({ ownerId, ...fields, createdAt });
  });
});
