import type { SearchHit } from '@hub/contracts';

/** The path that shows a hit. */
export const pathOfHit = ({ kind, id, classId, dueDate, archived }: SearchHit) => {
  switch (kind) {
    case 'class':
      return `/class/${id}`;
    case 'document':
      return `/class/${classId}?tab=documents`;
    case 'syllabus':
      return `/class/${classId}`;
    case 'event':
      return archived ? `/class/${classId}?tab=events&date=${dueDate}` : `/calendar?date=${dueDate}`;
    case 'task':
      return '/tasks';
    case 'flashcard-set':
      return `/class/${classId}?tab=study&set=${id}`;
    case 'practice-test':
      return `/class/${classId}?tab=study`;
  }
};
