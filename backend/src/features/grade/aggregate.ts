import type { Aggregate } from '../../platform/domain/index.ts';
import { type GradeCommand, grades } from './decider.ts';
import { GradeEvent } from './events.ts';
import type { Grades } from './grades.ts';
import { undoGrades } from './undo.ts';

export const gradeAggregate: Aggregate<GradeCommand, GradeEvent, Grades | null> = {
  category: 'grade',
  decider: grades,
  events: GradeEvent,
  undo: undoGrades,
};
