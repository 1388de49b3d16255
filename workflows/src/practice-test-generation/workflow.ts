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

/** Writes the questions of a test and records them all at once; a retry of the recording calls no model again. */
export async function writePracticeTest({
  testId,
}: z.infer<typeof contract.input>): Promise<z.infer<typeof contract.result>> {
  const written = await writeQuestions({ testId });
  return recordQuestions({ testId, written });
}
