import { inProcessWorkflows } from '../../../platform/testing/in-process-workflows.ts';
import { startTestApp } from '../../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../../calendar-event/index.ts';
import { classFeature } from '../../class/index.ts';
import { documentFeature } from '../../document/index.ts';
import { undoFeature } from '../../undo/index.ts';
import { syllabusReviewFeature } from '../index.ts';

/** A backend with everything that a review of syllabi touches. */
export const startReviewApp = async () => {
  const workflows = inProcessWorkflows();
  const features = [classFeature, calendarEventFeature, workflows.inside(documentFeature), syllabusReviewFeature];
  return { app: await startTestApp([...features, undoFeature(features)]), workflows, features };
};

export type ReviewApp = Awaited<ReturnType<typeof startReviewApp>>;
