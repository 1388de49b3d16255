import type { Aggregate } from '../../platform/domain/index.ts';
import { studyPlan, type StudyPlanCommand } from './decider.ts';
import { StudyPlanEvent } from './events.ts';
import type { Study } from './state.ts';
import { undoStudyPlan } from './undo.ts';

/** One stream per student, with the student's id. */
export const studyPlanAggregate: Aggregate<StudyPlanCommand, StudyPlanEvent, Study> = {
  category: 'studyPlan',
  decider: studyPlan,
  events: StudyPlanEvent,
  undo: undoStudyPlan,
};
