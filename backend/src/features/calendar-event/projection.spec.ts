import { CalendarEventForm, CalendarEventId, ClassId, DocumentId, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { CalendarEventEvent } from './events.ts';
import { calendarEventList, type CalendarEventRow } from './projection.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const calendarEventId = CalendarEventId.parse('9b8a7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const newer = DocumentId.parse('0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e6f');
const form = CalendarEventForm.parse({ classId, title: 'Lab report', dueDate: '2026-03-14', eventType: 'project' });
const origin = { source: 'manual', sourceQuote: null, documentId: null } as const;

const scheduled: CalendarEventEvent = {
  type: 'CalendarEventScheduled',
  data: { calendarEventId, ownerId, ...form, ...origin },
};
const completed: CalendarEventEvent = { type: 'CalendarEventCompleted', data: { calendarEventId } };

const recorded = { ownerId, recordedAt: '2026-11-21T09:00:00.000Z' };
const rowAfter = (...events: CalendarEventEvent[]) =>
  events.reduce<CalendarEventRow | null>((row, event) => calendarEventList.evolve(row, event, recorded), null);

describe('the list of events', () => {
  it('shows a new event as not completed', () => {
    expect(rowAfter(scheduled)).toEqual({
      ...form,
      ...origin,
      sourceState: null,
      read: null,
      edited: false,
      ownerId,
      completed: false,
      createdAt: recorded.recordedAt,
    });
  });
  it('follows ticking and unticking', () => {
    expect(rowAfter(scheduled, completed)).toMatchObject({ completed: true });
    const reopened: CalendarEventEvent = { type: 'CalendarEventReopened', data: { calendarEventId } };
    expect(rowAfter(scheduled, completed, reopened)).toMatchObject({ completed: false });
  });
  it('updates the changed fields and keeps the others', () => {
    const changed: CalendarEventEvent = {
      type: 'CalendarEventChanged',
      data: { calendarEventId, dueDate: '2026-03-21' },
    };
    expect(rowAfter(scheduled, completed, changed)).toMatchObject({
      dueDate: '2026-03-21',
      title: 'Lab report',
      eventType: 'project',
      completed: true,
    });
  });
  it('loses a removed event', () => {
    expect(rowAfter(scheduled, { type: 'CalendarEventRemoved', data: { calendarEventId } })).toBeNull();
  });
  it('[Q5] shows which events are as in the syllabus, and which the student edited', () => {
    const { classId: _class, ...read } = form;
    const fromSyllabus: CalendarEventEvent = {
      type: 'CalendarEventScheduled',
      data: { calendarEventId, ownerId, ...form, source: 'syllabus', sourceQuote: 'Lab', documentId },
    };
    const changed = (dueDate: string): CalendarEventEvent => ({
      type: 'CalendarEventChanged',
      data: { calendarEventId, dueDate },
    });
    const followed: CalendarEventEvent = {
      type: 'CalendarEventFollowed',
      data: {
        calendarEventId,
        documentId: newer,
        sourceQuote: 'Report',
        read: { ...read, title: 'Report', dueDate: '2026-04-01' },
        title: 'Report',
      },
    };
    expect(rowAfter(fromSyllabus)).toMatchObject({ sourceState: 'current', read, edited: false });
    expect(rowAfter(fromSyllabus, changed('2026-03-21'))).toMatchObject({ edited: true });
    expect(rowAfter(fromSyllabus, changed('2026-03-21'), changed('2026-03-14'))).toMatchObject({ edited: false });
    expect(rowAfter(fromSyllabus, changed('2026-03-21'), followed)).toMatchObject({
      title: 'Report',
      dueDate: '2026-03-21',
      documentId: newer,
      edited: true,
    });
    const lost: CalendarEventEvent = {
      type: 'CalendarEventSourceLost',
      data: { calendarEventId, sourceState: 'source_deleted' },
    };
    expect(rowAfter(fromSyllabus, lost)).toMatchObject({ sourceState: 'source_deleted' });
  });
  it('keeps the row under the id of the event', () => {
    expect(calendarEventList.key(completed)).toBe(calendarEventId);
  });
});
