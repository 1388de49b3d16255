import type { ClassForm, UserId } from '@hub/contracts';
import type { Projection } from '../../platform/projection.ts';
import { ClassEvent } from './events.ts';

export type ClassRow = ClassForm & { ownerId: UserId; createdAt: string };

export const classList: Projection<ClassEvent, ClassRow> = {
  name: 'class-list',
  version: 1, // raise it to rebuild from the first event
  table: 'class_list',
  events: ClassEvent,
  categories: ['class'],
  queryKeys: ['/api/classes', '/api/stats'],
  key: (event) => event.data.classId,

  evolve(_row, event, { recordedAt }) {
    const { classId: _id, ...fields } = event.data;
    return { ...fields, createdAt: recordedAt };
  },
};
