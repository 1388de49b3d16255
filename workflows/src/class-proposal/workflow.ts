import type { readClassProposal as contract } from '@hub/contracts';
import { proxyActivities } from '@temporalio/workflow';
import type { z } from 'zod';
import { retry } from '../recorded-failure/workflow.ts';
import type { ProposalActivities } from './activities.ts';

/** A scan takes minutes to read; after an hour the student no longer waits. */
const { propose } = proxyActivities<ProposalActivities>({
  startToCloseTimeout: '10 minutes',
  scheduleToCloseTimeout: '1 hour',
  heartbeatTimeout: '10 seconds',
  retry,
});

/** Proposes a class from a syllabus that belongs to no class yet. */
export async function readClassProposal(
  input: z.output<typeof contract.input>,
): Promise<z.infer<typeof contract.result>> {
  return propose(input);
}
