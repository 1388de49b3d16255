import type { planSchedule as contract } from '@hub/contracts';
import { proxyActivities } from '@temporalio/workflow';
import type { z } from 'zod';
import type { ScheduleActivities } from './activities.ts';

/** A late plan is not carried out. */
const { plan } = proxyActivities<ScheduleActivities>({
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '5 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '250 milliseconds', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

/** Plans the request in a message to the scheduling assistant; the backend decides which changes to make. */
export async function planSchedule(input: z.output<typeof contract.input>): Promise<z.infer<typeof contract.result>> {
  return plan(input);
}
