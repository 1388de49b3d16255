import { type AiPlan, type planSchedule, messageForStudent } from '@hub/contracts';
import type { z } from 'zod';
import { withHeartbeat, errorsAsFailures } from '../activity/errors-as-failures.ts';
import type { StudyAi } from '../ai/study-ai.ts';
import type { Backend } from '../backend.ts';

export interface ScheduleDependencies {
  readonly backend: Pick<Backend, 'scheduleContext'>;
  readonly ai: Pick<StudyAi, 'planSchedule'>;
}

type PlanInput = z.output<typeof planSchedule.input>;

const guarded = errorsAsFailures(messageForStudent);

export const scheduleActivities = ({ backend, ai }: ScheduleDependencies) => ({
  /** Reads the schedule and plans in one step: a student's whole schedule does not belong in a workflow's history. */
  plan: (input: PlanInput): Promise<AiPlan> =>
    guarded(
      withHeartbeat(async (signal) =>
        ai.planSchedule({ ...input, schedule: await backend.scheduleContext(input.studentId, signal) }, signal),
      ),
    ),
});

export type ScheduleActivities = ReturnType<typeof scheduleActivities>;
