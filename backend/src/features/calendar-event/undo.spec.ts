import { CalendarEventForm, CalendarEventId, ClassId, DocumentId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { recordedAt, undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { calendarEventAggregate } from './aggregate.ts';
import type { CalendarEventEvent } from './events.ts';

const { given } = undoSpecOf(calendarEventAggregate);
const calendarEventId = CalendarEventId.parse('9b8a7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const newer = DocumentId.parse('0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e6f');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const form = CalendarEventForm.parse({ classId, title: 'Lab report', dueDate: '2026-03-14' });
const { classId: _class, ...read } = form;
const origin = { source: 'syllabus', sourceQuote: 'Lab report', documentId } as const;

const scheduled: CalendarEventEvent = {
  type: 'CalendarEventScheduled',
  data: { calendarEventId, ownerId, ...form, ...origin },
};
const completed: CalendarEventEvent = { type: 'CalendarEventCompleted', data: { calendarEventId } };
const removed: CalendarEventEvent = { type: 'CalendarEventRemoved', data: { calendarEventId } };
const moved = (dueDate: string): CalendarEventEvent => ({
  type: 'CalendarEventChanged',
  data: { calendarEventId, dueDate },
});
const followed: CalendarEventEvent = {
  type: 'CalendarEventFollowed',
  data: {
    calendarEventId,
    documentId: newer,
    sourceQuote: 'Report',
    read: { ...read, title: 'Report' },
    title: 'Report',
  },
};
const restored = (more: object = {}): CalendarEventEvent => ({
  type: 'CalendarEventRestored',
  data: {
    calendarEventId,
    ownerId,
    ...form,
    ...origin,
    completed: false,
    read,
    sourceState: 'current',
    createdAt: recordedAt,
    ...more,
  },
});

describe('undoing a change to an event', () => {
  it('restores a removed event with its completion and its syllabus', () => {
    given(scheduled, completed)
      .when({ undoing: [removed] })
      .then(restored({ completed: true }));
  });
  it('reverts an edit and a completion independently', () => {
    given(scheduled)
      .when({ undoing: [moved('2026-03-21')], after: [completed] })
      .then(restored({ completed: true }));
    given(scheduled)
      .when({ undoing: [completed], after: [moved('2026-03-21')] })
      .then(restored({ dueDate: '2026-03-21' }));
  });
  it('reverts what a newer syllabus changed, and keeps the student’s later edits', () => {
    given(scheduled)
      .when({ undoing: [followed], after: [completed, moved('2026-03-21')] })
      .then(restored({ completed: true, dueDate: '2026-03-21' }));
  });
  it('removes an event that was added', () => {
    given()
      .when({ undoing: [scheduled] })
      .then(removed);
  });
  it('is rejected when it would overwrite a later change, or restore what was removed later', () => {
    given(scheduled)
      .when({ undoing: [moved('2026-03-21')], after: [moved('2026-03-28')] })
      .thenRejects('changed_since');
    given(scheduled)
      .when({ undoing: [completed], after: [removed] })
      .thenRejects('changed_since');
  });
});
