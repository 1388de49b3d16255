import type { ClassForm, UserId } from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import type { Projection } from '../../platform/read-models/index.ts';
import { ClassEvent } from './events.ts';

export type ClassRow = ClassForm & {
  ownerId: UserId;
  archived: boolean;
  /** Set while the class can still be restored. */
  deletedAt: string | null;
  createdAt: string;
};

export const classList: Projection<ClassEvent, ClassRow> = {
  name: 'class-list',
  version: 1, // raise it to rebuild from the first event
  table: 'class_list',
  events: ClassEvent,
  categories: ['class'],
  // the contents of a class appear and disappear with it
  queryKeys: [
    '/api/classes',
    '/api/stats',
    '/api/tasks',
    '/api/events',
    '/api/documents',
    '/api/grades',
    '/api/flashcard-sets',
    '/api/practice-tests',
    '/api/study-sessions',
  ],
  key: (event) => event.data.classId,

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'ClassAdded': {
        const { classId: _id, termId = null, ...fields } = event.data;
        return { ...fields, termId, archived: false, deletedAt: null, createdAt: recordedAt };
      }
      case 'ClassChanged': {
        const { classId: _id, ...changes } = event.data;
        return row && withChanges(row, changes);
      }
      case 'ClassArchived':
        return row && { ...row, archived: true };
      case 'ClassReopened':
        return row && { ...row, archived: false };
      case 'ClassDeleted':
        return row && { ...row, deletedAt: recordedAt };
      case 'ClassRestored': {
        const { classId: _id, termId = null, ...fields } = event.data;
        return { ...fields, termId, deletedAt: null };
      }
      case 'ClassErased':
        return null;
    }
  },
};
