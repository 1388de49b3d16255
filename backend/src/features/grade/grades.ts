import type {
  CalendarEventId,
  GradeCategoryId,
  GradeItemId,
  GradeScale,
  NewGradeCategory,
  NewGradeItem,
  TaskId,
  UserId,
} from '@hub/contracts';
import { type Changes, withChanges } from '../../platform/domain/index.ts';
import type { GradeEvent } from './events.ts';

export type GradeSettings = { scale: GradeScale; credits: number | null };
export type GradeCategory = NewGradeCategory;
export type GradeItem = NewGradeItem & { eventId: CalendarEventId | null; taskId: TaskId | null };

/** The grades of one class. Categories and items are by id, in the order in which they were added. */
export type Grades = {
  ownerId: UserId;
  settings: GradeSettings;
  categories: Readonly<Record<GradeCategoryId, GradeCategory>>;
  items: Readonly<Record<GradeItemId, GradeItem>>;
  deleted: boolean;
};

/** Parts by their id. */
export const byId = <Part extends object>(parts: readonly (Part & { id: string })[]): Record<string, Part> =>
  Object.fromEntries(parts.map(({ id, ...part }) => [id, part as unknown as Part]));

/** A part with its id, as lists have it. */
export const listed = <Id extends string, Part extends object>(parts: Readonly<Record<Id, Part>>) =>
  Object.entries<Part>(parts).map(([id, part]) => ({ id: id as Id, ...part }));

const changed = <Part extends object>(
  parts: Readonly<Record<string, Part>>,
  id: string,
  changes: Changes<Part>,
): Record<string, Part> => {
  const part = parts[id];
  return part ? { ...parts, [id]: withChanges(part, changes) } : parts;
};

const without = <Part>(parts: Readonly<Record<string, Part>>, isGone: (id: string, part: Part) => boolean) =>
  Object.fromEntries(Object.entries(parts).filter(([id, part]) => !isGone(id, part)));

/** The grades after an event. */
export const evolveGrades = (state: Grades | null, event: GradeEvent): Grades | null => {
  if (event.type === 'GradesStarted') {
    const { classId: _id, ownerId, ...settings } = event.data;
    return { ownerId, settings, categories: {}, items: {}, deleted: false };
  }
  if (event.type === 'GradesRestored') {
    const { classId: _id, ownerId, scale, credits, categories, items } = event.data;
    return { ownerId, settings: { scale, credits }, categories: byId(categories), items: byId(items), deleted: false };
  }
  if (!state) return null;
  switch (event.type) {
    case 'GradeSettingsChanged': {
      const { classId: _id, ...changes } = event.data;
      return { ...state, settings: withChanges(state.settings, changes) };
    }
    case 'GradeCategoryAdded': {
      const { classId: _id, categoryId, ...category } = event.data;
      return { ...state, categories: { ...state.categories, [categoryId]: category } };
    }
    case 'GradeCategoryChanged': {
      const { classId: _id, categoryId, ...changes } = event.data;
      return { ...state, categories: changed(state.categories, categoryId, changes) };
    }
    case 'GradeCategoryDeleted': {
      const { categoryId } = event.data;
      return {
        ...state,
        categories: without(state.categories, (id) => id === categoryId),
        items: without(state.items, (_, item) => item.categoryId === categoryId),
      };
    }
    case 'GradeItemAdded': {
      const { classId: _id, itemId, ...item } = event.data;
      return { ...state, items: { ...state.items, [itemId]: item } };
    }
    case 'GradeItemChanged': {
      const { classId: _id, itemId, ...changes } = event.data;
      return { ...state, items: changed(state.items, itemId, changes) };
    }
    case 'GradeItemDeleted': {
      const { itemId } = event.data;
      return { ...state, items: without(state.items, (id) => id === itemId) };
    }
    case 'GradesDeleted':
      return { ...state, deleted: true };
  }
};
