import type { writePracticeTest as contract } from '@hub/contracts';
import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import type { z } from 'zod';
import { retry } from '../recorded-failure/workflow.ts';
import type { PracticeTestActivities } from './activities.ts';

const { writeQuestions } = proxyActivities<PracticeTestActivities>({
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '1 hour',
  heartbeatTimeout: '10 seconds',
  retry,
});

const { recordQuestions } = proxyLocalActivities<PracticeTestActivities>({
  startToCloseTimeout: '40 seconds',
  scheduleToCloseTimeout: '1 day',
  retry,
});

/** Writes a test's questions and has them recorded all at once; recording again asks no model again. */
export async function writePracticeTest({
  testId,
}: z.infer<typeof contract.input>): Promise<z.infer<typeof contract.result>> {
  const written = await writeQuestions({ testId });
  return recordQuestions({ testId, written });
}
