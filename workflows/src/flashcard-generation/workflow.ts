import type { writeFlashcards as contract } from '@hub/contracts';
import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import type { z } from 'zod';
import { retry } from '../recorded-failure/workflow.ts';
import type { FlashcardActivities } from './activities.ts';

const { writeCards } = proxyActivities<FlashcardActivities>({
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '1 hour',
  heartbeatTimeout: '10 seconds',
  retry,
});

const { recordCards } = proxyLocalActivities<FlashcardActivities>({
  startToCloseTimeout: '40 seconds',
  scheduleToCloseTimeout: '1 day',
  retry,
});

/** Writes the cards of a set and records them all at once; a retry of the recording calls no model again. */
export async function writeFlashcards({
  setId,
}: z.infer<typeof contract.input>): Promise<z.infer<typeof contract.result>> {
  const written = await writeCards({ setId });
  return recordCards({ setId, written });
}
