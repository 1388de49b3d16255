import { ClassId, GradeCategoryId, GradeItemId, NewGradeCategory, NewGradeItem, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { GradeEvent } from './events.ts';
import { gradeList, type GradesRow } from './projection.ts';

const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const categoryId = GradeCategoryId.parse('0c8f6a0e-3d0c-4c0e-9d5e-0f3f3f2f9a01');
const itemId = GradeItemId.parse('0c8f6a0e-3d0c-4c0e-9d5e-0f3f3f2f9b01');
const recordedAt = '2026-11-26T09:00:00.000Z';
const homework = NewGradeCategory.parse({ name: 'Homework', weight: 40 });
const sheet = NewGradeItem.parse({ categoryId, name: 'Sheet 1', earned: 9, possible: 10 });
const started: GradeEvent = { type: 'GradesStarted', data: { classId, ownerId, scale: 'us', credits: null } };
const added: GradeEvent = { type: 'GradeCategoryAdded', data: { classId, categoryId, ...homework } };
const itemAdded: GradeEvent = { type: 'GradeItemAdded', data: { classId, itemId, ...sheet } };
const rowAfter = (...events: GradeEvent[]) =>
  events.reduce<GradesRow | null>((row, event) => gradeList.evolve(row, event, { ownerId, recordedAt }), null);

describe('the grades of a class in one row', () => {
  it('have their categories and items in the order in which they came', () => {
    expect(rowAfter(started, added, itemAdded)).toEqual({
      ownerId,
      scale: 'us',
      credits: null,
      categories: [{ id: categoryId, ...homework }],
      items: [{ id: itemId, ...sheet }],
      createdAt: recordedAt,
    });
  });
  it('follow changes, and lose a category with its items', () => {
    const changed: GradeEvent = { type: 'GradeItemChanged', data: { classId, itemId, earned: 10 } };
    const scaled: GradeEvent = { type: 'GradeSettingsChanged', data: { classId, credits: 3 } };
    const deleted: GradeEvent = { type: 'GradeCategoryDeleted', data: { classId, categoryId } };
    expect(rowAfter(started, added, itemAdded, changed, scaled)).toMatchObject({
      credits: 3,
      items: [{ ...sheet, earned: 10 }],
    });
    expect(rowAfter(started, added, itemAdded, deleted)).toMatchObject({ categories: [], items: [] });
  });
  it('are as an undo left them, and gone with the class', () => {
    const createdAt = '2026-08-24T09:00:00.000Z';
    const whole = { ownerId, scale: 'german' as const, credits: 6, categories: [], items: [], createdAt };
    const restored: GradeEvent = { type: 'GradesRestored', data: { classId, ...whole } };
    expect(rowAfter(started, added, restored)).toEqual(whole);
    expect(rowAfter(started, added, { type: 'GradesDeleted', data: { classId } })).toBeNull();
  });
});
