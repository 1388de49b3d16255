import { CalendarEventForm } from '@hub/contracts';
import { describe, it } from 'vitest';
import { recordedAt, undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { calendarEventAggregate } from './aggregate.ts';
import type { CalendarEventEvent } from './events.ts';
import { ann, calendarEventId, classId, completed, movedTo, newer, older, removed } from './testing/examples.ts';

const { given } = undoSpecOf(calendarEventAggregate);
const form = CalendarEventForm.parse({ classId, title: 'Lab report', dueDate: '2026-03-14' });
const { classId: _class, ...read } = form;
const origin = { source: 'syllabus', sourceQuote: 'Lab report', documentId: older } as const;

const scheduled: CalendarEventEvent = {
  type: 'CalendarEventScheduled',
  data: { calendarEventId, ownerId: ann, ...form, ...origin },
};
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
    ownerId: ann,
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
      .when({ undoing: [movedTo('2026-03-21')], after: [completed] })
      .then(restored({ completed: true }));
    given(scheduled)
      .when({ undoing: [completed], after: [movedTo('2026-03-21')] })
      .then(restored({ dueDate: '2026-03-21' }));
  });
  it('reverts what a newer syllabus changed, and keeps the student’s later edits', () => {
    given(scheduled)
      .when({ undoing: [followed], after: [completed, movedTo('2026-03-21')] })
      .then(restored({ completed: true, dueDate: '2026-03-21' }));
  });
  it('removes an event that was added', () => {
    given()
      .when({ undoing: [scheduled] })
      .then(removed);
  });
  it('removes an event again that was restored differently, as it was before', () => {
    const byStudent: CalendarEventEvent = { type: 'CalendarEventRemoved', data: { calendarEventId, byStudent: true } };
    given(scheduled, byStudent)
      .when({ undoing: [restored({ title: 'Report' })] })
      .then(restored(), byStudent);
  });
  it('removes an event again as its calendar had removed it, so that the calendar can bring it back', () => {
    const gone: CalendarEventEvent = { type: 'CalendarEventRemoved', data: { calendarEventId, gone: true } };
    given(scheduled, gone)
      .when({ undoing: [restored()] })
      .then(gone);
  });

  it('is rejected when it would overwrite a later change, or restore what was removed later', () => {
    given(scheduled)
      .when({ undoing: [movedTo('2026-03-21')], after: [movedTo('2026-03-28')] })
      .thenRejects('changed_since');
    given(scheduled)
      .when({ undoing: [completed], after: [removed] })
      .thenRejects('changed_since');
  });
});
