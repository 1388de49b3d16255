import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const count = z.number().int().nonnegative();

/** Decision Q160; fields are only added, never removed. */
export const StatsView = z.object({
  totalClasses: count,
  totalTasks: count,
  completedTasks: count,
  pendingTasks: count,
  overdueTasks: count,
  totalEvents: count,
  upcomingEvents: count,
  eventsThisWeek: count,
  upcomingExams: count,
  completedEvents: count,
  documents: count,
  flashcardSets: count,
  flashcards: count,
  practiceTests: count,
});
export type StatsView = z.infer<typeof StatsView>;

/** "Today" is the current day in the time zone of the `X-Time-Zone` header (decision Q178). */
export const getStats = endpoint({ method: 'GET', path: '/api/stats', result: StatsView });
