import {
  ClassId,
  GradeCategoryId,
  GradeItemId,
  gradeLimits,
  NewGradeCategory,
  NewGradeItem,
  UserId,
} from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { grades } from './decider.ts';
import type { GradeEvent } from './events.ts';

const { given } = specOf(grades);
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const categoryId = GradeCategoryId.parse('0c8f6a0e-3d0c-4c0e-9d5e-0f3f3f2f9a01');
const otherId = GradeCategoryId.parse('0c8f6a0e-3d0c-4c0e-9d5e-0f3f3f2f9a02');
const itemId = GradeItemId.parse('0c8f6a0e-3d0c-4c0e-9d5e-0f3f3f2f9b01');
const target = { classId, by: ann };
const homework = NewGradeCategory.parse({ name: 'Homework', weight: 40 });
const sheet = NewGradeItem.parse({ categoryId, name: 'Sheet 1', earned: 9, possible: 10 });
const defaultScale = 'us-plus-minus';

const started: GradeEvent = {
  type: 'GradesStarted',
  data: { classId, ownerId: ann, scale: defaultScale, credits: null },
};
const added: GradeEvent = { type: 'GradeCategoryAdded', data: { classId, categoryId, ...homework } };
const itemAdded: GradeEvent = { type: 'GradeItemAdded', data: { classId, itemId, ...sheet } };
const categoryDeleted: GradeEvent = { type: 'GradeCategoryDeleted', data: { classId, categoryId } };
const deleted: GradeEvent = { type: 'GradesDeleted', data: { classId } };
const addHomework = {
  type: 'AddGradeCategories',
  ...target,
  categories: [{ id: categoryId, ...homework }],
  defaultScale,
} as const;

describe('the first change to the grades of a class', () => {
  it('begins them with the scale that the student used last', () => {
    given()
      .when({ ...addHomework, defaultScale: 'german' })
      .then({ type: 'GradesStarted', data: { classId, ownerId: ann, scale: 'german', credits: null } }, added);
  });
  it('may be a scale', () => {
    given()
      .when({ type: 'ChangeGradeSettings', ...target, change: { scale: 'us' }, defaultScale })
      .then(started, { type: 'GradeSettingsChanged', data: { classId, scale: 'us' } });
  });
});

describe('categories', () => {
  it('are added together, up to 20', () => {
    given(started, added).when(addHomework).thenRejects('already_exists');
    const many = Array.from({ length: gradeLimits.categories }, () => ({
      id: GradeCategoryId.parse(crypto.randomUUID()),
      ...homework,
    }));
    given(started, added)
      .when({ ...addHomework, categories: many })
      .thenRejects('too_many_grade_categories');
  });
  it('record only what differs', () => {
    given(started, added)
      .when({ type: 'ChangeGradeCategory', ...target, categoryId, change: { name: 'Homework', weight: 50 } })
      .then({ type: 'GradeCategoryChanged', data: { classId, categoryId, weight: 50 } });
    given(started, added)
      .when({ type: 'ChangeGradeCategory', ...target, categoryId, change: homework })
      .then();
  });
  it('take their grades with them', () => {
    given(started, added, itemAdded)
      .when({ type: 'DeleteGradeCategory', ...target, categoryId })
      .then(categoryDeleted);
    given(started, added, itemAdded, categoryDeleted)
      .when({ type: 'ChangeGradeItem', ...target, itemId, change: { earned: 10 } })
      .thenRejects('grade_not_found');
  });
});

describe('a grade', () => {
  it('belongs to a category of the class', () => {
    given(started, added)
      .when({ type: 'AddGradeItem', ...target, itemId, form: sheet })
      .then(itemAdded);
    given(started, added)
      .when({ type: 'AddGradeItem', ...target, itemId, form: { ...sheet, categoryId: otherId } })
      .thenRejects('grade_category_not_found');
    given(started, added, itemAdded)
      .when({ type: 'ChangeGradeItem', ...target, itemId, change: { categoryId: otherId } })
      .thenRejects('grade_category_not_found');
  });
  it('is changed, and deleted', () => {
    given(started, added, itemAdded)
      .when({ type: 'ChangeGradeItem', ...target, itemId, change: { earned: null, possible: 10 } })
      .then({ type: 'GradeItemChanged', data: { classId, itemId, earned: null } });
    given(started, added, itemAdded)
      .when({ type: 'DeleteGradeItem', ...target, itemId })
      .then({ type: 'GradeItemDeleted', data: { classId, itemId } });
  });
  it('is one of at most 300', () => {
    const full = Array.from({ length: gradeLimits.items }, (): GradeEvent => {
      return { type: 'GradeItemAdded', data: { classId, itemId: GradeItemId.parse(crypto.randomUUID()), ...sheet } };
    });
    given(started, added, ...full)
      .when({ type: 'AddGradeItem', ...target, itemId, form: sheet })
      .thenRejects('too_many_grades');
  });
});

describe('what is not there looks the same as what is not theirs', () => {
  it.each([
    [{ type: 'ChangeGradeCategory', categoryId, change: {} }, 'grade_category_not_found'],
    [{ type: 'DeleteGradeCategory', categoryId }, 'grade_category_not_found'],
    [{ type: 'AddGradeItem', itemId, form: sheet }, 'grade_category_not_found'],
    [{ type: 'ChangeGradeItem', itemId, change: {} }, 'grade_not_found'],
    [{ type: 'DeleteGradeItem', itemId }, 'grade_not_found'],
  ] as const)('%j', (command, code) => {
    given()
      .when({ ...command, ...target })
      .thenRejects(code);
    given(started)
      .when({ ...command, ...target })
      .thenRejects(code);
    given(started, added, itemAdded)
      .when({ ...command, classId, by: bob })
      .thenRejects('class_not_found');
    given(started, added, itemAdded, deleted)
      .when({ ...command, ...target })
      .thenRejects('class_not_found');
  });
});

describe('the grades of a class that is gone for good', () => {
  it('are deleted once', () => {
    given(started, added)
      .when({ type: 'DeleteGrades', ...target })
      .then(deleted);
    given(started, deleted)
      .when({ type: 'DeleteGrades', ...target })
      .then();
    given()
      .when({ type: 'DeleteGrades', ...target })
      .then();
  });
});
