import type { chatReply as contract } from '@hub/contracts';
import { proxyActivities } from '@temporalio/workflow';
import type { z } from 'zod';
import { retry } from '../recorded-failure/workflow.ts';
import type { ChatActivities } from './activities.ts';

/** An attached scan takes minutes to read; after an hour the student no longer waits. */
const { answer } = proxyActivities<ChatActivities>({
  startToCloseTimeout: '10 minutes',
  scheduleToCloseTimeout: '1 hour',
  heartbeatTimeout: '10 seconds',
  retry,
});

/** Replies to a message in a class chat. */
export async function chatReply(input: z.output<typeof contract.input>): Promise<z.infer<typeof contract.result>> {
  return answer(input);
}
