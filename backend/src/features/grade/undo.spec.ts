import { ClassId, GradeCategoryId, GradeItemId, NewGradeCategory, NewGradeItem, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { recordedAt, undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { gradeAggregate } from './aggregate.ts';
import type { GradeEvent } from './events.ts';

const { given } = undoSpecOf(gradeAggregate);
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const [homeworkId, examsId] = ['01', '02'].map((end) =>
  GradeCategoryId.parse(`0c8f6a0e-3d0c-4c0e-9d5e-0f3f3f2f9a${end}`),
) as [GradeCategoryId, GradeCategoryId];
const itemId = GradeItemId.parse('0c8f6a0e-3d0c-4c0e-9d5e-0f3f3f2f9b01');
const fields = NewGradeCategory.parse({ name: 'Part', weight: 40 });
const sheet = NewGradeItem.parse({ categoryId: homeworkId, name: 'Sheet 1', earned: 9, possible: 10 });

const settings = { scale: 'us', credits: null } as const;
const started: GradeEvent = { type: 'GradesStarted', data: { classId, ownerId, ...settings } };
const added = (categoryId: GradeCategoryId): GradeEvent => ({
  type: 'GradeCategoryAdded',
  data: { classId, categoryId, ...fields },
});
const itemAdded: GradeEvent = { type: 'GradeItemAdded', data: { classId, itemId, ...sheet } };
const deleted: GradeEvent = { type: 'GradeCategoryDeleted', data: { classId, categoryId: homeworkId } };
const [homework, exams, item] = [
  { id: homeworkId, ...fields },
  { id: examsId, ...fields },
  { id: itemId, ...sheet },
];
const restored = (categories: (typeof homework)[], items: (typeof item)[] = []): GradeEvent => ({
  type: 'GradesRestored',
  data: { classId, ownerId, ...settings, categories, items, createdAt: recordedAt },
});

describe('undoing a change to the grades of a class', () => {
  it('brings a deleted category back with its grades, in its place', () => {
    given(started, added(homeworkId), added(examsId), itemAdded)
      .when({ undoing: [deleted] })
      .then(restored([homework, exams], [item]));
  });
  it('leaves grades without a category when it was the first, and keeps later ones', () => {
    given()
      .when({ undoing: [started, added(homeworkId)] })
      .then(restored([]));
    given()
      .when({ undoing: [started, added(homeworkId)], after: [added(examsId)] })
      .then(restored([exams]));
  });
  it('is refused when it would take the category of a grade that came later', () => {
    given(started)
      .when({ undoing: [added(homeworkId)], after: [itemAdded] })
      .thenRejects('changed_since');
  });
  it('is refused when the same field was changed later', () => {
    const weight = (value: number): GradeEvent => ({
      type: 'GradeCategoryChanged',
      data: { classId, categoryId: homeworkId, weight: value },
    });
    given(started, added(homeworkId))
      .when({ undoing: [weight(50)], after: [weight(60)] })
      .thenRejects('changed_since');
  });
  it('is refused when the class is gone for good', () => {
    given(started)
      .when({ undoing: [added(homeworkId)], after: [{ type: 'GradesDeleted', data: { classId } }] })
      .thenRejects('changed_since');
  });
});
