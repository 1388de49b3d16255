import type { SearchHit } from '@hub/contracts';

/** Where a hit is seen. */
export const pathOfHit = ({ kind, id, classId, dueDate }: SearchHit) => {
  switch (kind) {
    case 'class':
      return `/class/${id}`;
    case 'document':
      return `/class/${classId}?tab=documents`;
    case 'event':
      return `/calendar?date=${dueDate}`;
    case 'task':
      return '/tasks';
    case 'flashcard-set':
    case 'practice-test':
      return `/class/${classId}?tab=study`;
  }
};
