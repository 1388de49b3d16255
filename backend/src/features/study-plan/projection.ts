import type { UserId } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { studyPlan } from './decider.ts';
import { StudyPlanEvent } from './events.ts';
import { noStudy, type Study } from './state.ts';

export type StudyPlanRow = Study & { ownerId: UserId };

/** One row per student who has saved or decided anything. */
export const studyPlanList: Projection<StudyPlanEvent, StudyPlanRow> = {
  name: 'study-plan-list',
  version: 1, // raise it to rebuild from the first event
  table: 'study_plan_list',
  events: StudyPlanEvent,
  categories: ['studyPlan'],
  queryKeys: ['/api/study-plan', '/api/study-sessions', '/api/reviews', '/api/review-counts'],
  key: (event) => event.data.userId,
  evolve: (row, event) => ({ ...studyPlan.evolve(row ?? noStudy, event), ownerId: event.data.userId }),
};
