import type { CalendarEventView } from '@hub/contracts';

/** The filter of the class tab; events of type other show only under all (decision Q64). */
export const typeFilters = ['all', 'exam', 'quiz', 'assignment', 'homework', 'project', 'lecture'] as const;
export type TypeFilter = (typeof typeFilters)[number];

export const ofType = (events: readonly CalendarEventView[], filter: TypeFilter) =>
  filter === 'all' ? events : events.filter(({ eventType }) => eventType === filter);
