import type { CalendarEventView } from '@hub/contracts';

/** The class tab's filter; events of type `other` show only under `all` (decision Q64). */
export const typeFilters = ['all', 'exam', 'quiz', 'assignment', 'homework', 'project', 'lecture'] as const;
export type TypeFilter = (typeof typeFilters)[number];

export const filterByType = (events: readonly CalendarEventView[], filter: TypeFilter) =>
  filter === 'all' ? events : events.filter(({ eventType }) => eventType === filter);
