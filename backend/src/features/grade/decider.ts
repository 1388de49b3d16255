import {
  type ClassId,
  type GradeCategoryChange,
  type GradeCategoryId,
  type GradeItemChange,
  type GradeItemId,
  gradeLimits,
  type GradeScale,
  type GradeSettingsChange,
  type UserId,
} from '@hub/contracts';
import { changesTo, type Decider, Rejection } from '../../platform/domain/index.ts';
import type { GradeEvent } from './events.ts';
import { evolveGrades, type GradeCategory, type GradeItem, type Grades } from './grades.ts';

/** `defaultScale`: for a class whose grades begin with this command. */
export type GradeCommand = { classId: ClassId; by: UserId } & (
  | { type: 'ChangeGradeSettings'; change: GradeSettingsChange; defaultScale: GradeScale }
  | {
      type: 'AddGradeCategories';
      categories: readonly (GradeCategory & { id: GradeCategoryId })[];
      defaultScale: GradeScale;
    }
  | { type: 'ChangeGradeCategory'; categoryId: GradeCategoryId; change: GradeCategoryChange }
  | { type: 'DeleteGradeCategory'; categoryId: GradeCategoryId }
  | { type: 'AddGradeItem'; itemId: GradeItemId; form: GradeItem }
  | { type: 'ChangeGradeItem'; itemId: GradeItemId; change: GradeItemChange }
  | { type: 'DeleteGradeItem'; itemId: GradeItemId }
  | { type: 'DeleteGrades' }
);

const started = ({ classId, by }: GradeCommand, scale: GradeScale): GradeEvent => ({
  type: 'GradesStarted',
  data: { classId, ownerId: by, scale, credits: null },
});

const begun = (command: GradeCommand): { readonly events: readonly GradeEvent[]; readonly state: Grades } => {
  if (!('defaultScale' in command)) {
    throw new Rejection(
      command.type === 'ChangeGradeItem' || command.type === 'DeleteGradeItem'
        ? 'grade_not_found'
        : 'grade_category_not_found',
    );
  }
  const start = started(command, command.defaultScale);
  const state = evolveGrades(null, start);
  if (!state) throw new Rejection('class_not_found');
  return { events: [start], state };
};

/** What a command changes in grades that exist. */
const decided = (command: Exclude<GradeCommand, { type: 'DeleteGrades' }>, state: Grades): readonly GradeEvent[] => {
  const { classId } = command;
  const requireCategory = (categoryId: GradeCategoryId): GradeCategory => {
    const category = state.categories[categoryId];
    if (!category) throw new Rejection('grade_category_not_found');
    return category;
  };
  const requireItem = (itemId: GradeItemId): GradeItem => {
    const item = state.items[itemId];
    if (!item) throw new Rejection('grade_not_found');
    return item;
  };

  switch (command.type) {
    case 'ChangeGradeSettings': {
      const changes = changesTo(state.settings, command.change);
      return changes ? [{ type: 'GradeSettingsChanged', data: { classId, ...changes } }] : [];
    }
    case 'AddGradeCategories': {
      const { categories } = command;
      if (categories.some(({ id }) => state.categories[id])) throw new Rejection('already_exists');
      if (Object.keys(state.categories).length + categories.length > gradeLimits.categories)
        throw new Rejection('too_many_grade_categories');
      return categories.map(({ id: categoryId, ...category }) => ({
        type: 'GradeCategoryAdded',
        data: { classId, categoryId, ...category },
      }));
    }
    case 'ChangeGradeCategory': {
      const { categoryId, change } = command;
      const changes = changesTo(requireCategory(categoryId), change);
      return changes ? [{ type: 'GradeCategoryChanged', data: { classId, categoryId, ...changes } }] : [];
    }
    case 'DeleteGradeCategory': {
      const { categoryId } = command;
      requireCategory(categoryId);
      return [{ type: 'GradeCategoryDeleted', data: { classId, categoryId } }];
    }
    case 'AddGradeItem': {
      const { itemId, form } = command;
      if (state.items[itemId]) throw new Rejection('already_exists');
      requireCategory(form.categoryId);
      if (Object.keys(state.items).length >= gradeLimits.items) throw new Rejection('too_many_grades');
      return [{ type: 'GradeItemAdded', data: { classId, itemId, ...form } }];
    }
    case 'ChangeGradeItem': {
      const { itemId, change } = command;
      const changes = changesTo(requireItem(itemId), change);
      if (change.categoryId) requireCategory(change.categoryId);
      return changes ? [{ type: 'GradeItemChanged', data: { classId, itemId, ...changes } }] : [];
    }
    case 'DeleteGradeItem': {
      const { itemId } = command;
      requireItem(itemId);
      return [{ type: 'GradeItemDeleted', data: { classId, itemId } }];
    }
  }
};

export const grades: Decider<GradeCommand, GradeEvent, Grades | null> = {
  initialState: null,
  evolve: evolveGrades,

  decide(command, state) {
    // same code for another student's class: do not reveal that it exists
    if (state && state.ownerId !== command.by) throw new Rejection('class_not_found');
    if (command.type === 'DeleteGrades') {
      return state && !state.deleted ? [{ type: 'GradesDeleted', data: { classId: command.classId } }] : [];
    }
    if (state?.deleted) throw new Rejection('class_not_found');
    if (state) return decided(command, state);
    const { events, state: empty } = begun(command);
    return [...events, ...decided(command, empty)];
  },
};
