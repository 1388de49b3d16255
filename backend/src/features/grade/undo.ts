import { gradeLimits } from '@hub/contracts';
import { revertedState } from '../../platform/commands/index.ts';
import { Rejection, type UndoContext } from '../../platform/domain/index.ts';
import type { GradeEvent } from './events.ts';
import { type Grades, listed } from './grades.ts';

/** Undoes a command to the grades of a class. Undoing the first one leaves grades without a category. */
export const undoGrades = (done: UndoContext<GradeEvent, Grades | null>): readonly GradeEvent[] => {
  const { events, after, now, beganAt } = done;
  if (!after || !now || now.deleted) throw new Rejection('changed_since');
  const before: Grades = done.before ?? { ...after, categories: {}, items: {} };
  const { ownerId, settings, ...parts } = revertedState<GradeEvent, Grades>({ ...done, before, after, now });
  const [categories, items] = [listed(parts.categories), listed(parts.items)];
  // an item that came later, into a category that this takes away
  if (items.some(({ categoryId }) => !parts.categories[categoryId])) throw new Rejection('changed_since');
  if (categories.length > gradeLimits.categories) throw new Rejection('too_many_grade_categories');
  if (items.length > gradeLimits.items) throw new Rejection('too_many_grades');
  const { classId } = events[0].data;
  return [{ type: 'GradesRestored', data: { classId, ownerId, ...settings, categories, items, createdAt: beganAt } }];
};
