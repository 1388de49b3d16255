import type { GradeCategoryView, GradeItemView, UserId } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { GradeEvent } from './events.ts';
import { byId, evolveGrades, type GradeSettings, listed } from './grades.ts';

export type GradesRow = GradeSettings & {
  ownerId: UserId;
  categories: readonly GradeCategoryView[];
  items: readonly GradeItemView[];
  createdAt: string;
};

/** One row per class: its grades are always read together. */
export const gradeList: Projection<GradeEvent, GradesRow> = {
  name: 'grade-list',
  version: 1, // raise it to rebuild from the first event
  table: 'grade_list',
  events: GradeEvent,
  categories: ['grade'],
  queryKeys: ['/api/grades'],
  key: (event) => event.data.classId,

  evolve(row, event, { recordedAt }) {
    const before = row && {
      ownerId: row.ownerId,
      settings: { scale: row.scale, credits: row.credits },
      categories: byId(row.categories),
      items: byId(row.items),
      deleted: false,
    };
    const after = evolveGrades(before, event);
    if (!after || after.deleted) return null;
    const { ownerId, settings, categories, items } = after;
    const createdAt = event.type === 'GradesRestored' ? event.data.createdAt : (row?.createdAt ?? recordedAt);
    return { ownerId, ...settings, categories: listed(categories), items: listed(items), createdAt };
  },
};
