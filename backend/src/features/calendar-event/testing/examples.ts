import { CalendarEventId, ClassId, DocumentId, UserId } from '@hub/contracts';
import type { CalendarEventEvent } from '../events.ts';

export const calendarEventId = CalendarEventId.parse('9b8a7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d');
export const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
export const older = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
export const newer = DocumentId.parse('0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e6f');
export const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
export const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');

export const completed: CalendarEventEvent = { type: 'CalendarEventCompleted', data: { calendarEventId } };
export const reopened: CalendarEventEvent = { type: 'CalendarEventReopened', data: { calendarEventId } };
export const removed: CalendarEventEvent = { type: 'CalendarEventRemoved', data: { calendarEventId } };
export const lost = (sourceState: 'no_longer_in_syllabus' | 'source_deleted'): CalendarEventEvent => ({
  type: 'CalendarEventSourceLost',
  data: { calendarEventId, sourceState },
});
export const movedTo = (dueDate: string): CalendarEventEvent => ({
  type: 'CalendarEventChanged',
  data: { calendarEventId, dueDate },
});
