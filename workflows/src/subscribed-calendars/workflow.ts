import type { followCalendar as following, readCalendarAt as looking } from '@hub/contracts';
import { proxyActivities } from '@temporalio/workflow';
import type { z } from 'zod';
import { retry } from '../recorded-failure/workflow.ts';
import type { CalendarActivities } from './activities.ts';

/** What a server does is a result; only the backend is tried again. After an hour the calendar is due again. */
const { follow } = proxyActivities<CalendarActivities>({
  startToCloseTimeout: '3 minutes',
  scheduleToCloseTimeout: '1 hour',
  heartbeatTimeout: '10 seconds',
  retry,
});

/** A student waits for this, for half a minute. */
const { look } = proxyActivities<CalendarActivities>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '2 minutes',
  heartbeatTimeout: '10 seconds',
  retry,
});

/** Reads a subscribed calendar; what it says, or why it could not be read, is recorded. */
export async function followCalendar(
  input: z.output<typeof following.input>,
): Promise<z.output<typeof following.result>> {
  return follow(input);
}

/** Reads a calendar for a student who looks at it before they subscribe. */
export async function readCalendarAt(input: z.output<typeof looking.input>): Promise<z.output<typeof looking.result>> {
  return look(input);
}
