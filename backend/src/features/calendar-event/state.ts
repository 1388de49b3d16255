import type { ClassId, UserId } from '@hub/contracts';
import type { Fields, Origin } from './origin.ts';

export type CalendarEvent = {
  ownerId: UserId;
  classId: ClassId;
  fields: Fields;
  origin: Origin;
  completed: boolean;
  removed: boolean;
  /** Not by a syllabus or an undo. */
  removedByStudent: boolean;
};
