import { CalendarEventForm } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { CalendarEventEvent } from './events.ts';
import { calendarEventList, type CalendarEventRow } from './projection.ts';
import { ann, calendarEventId, classId, completed, lost, movedTo, newer, older, reopened } from './testing/examples.ts';

const form = CalendarEventForm.parse({ classId, title: 'Lab report', dueDate: '2026-03-14', eventType: 'project' });
const origin = { source: 'manual', sourceQuote: null, documentId: null } as const;

const scheduled: CalendarEventEvent = {
  type: 'CalendarEventScheduled',
  data: { calendarEventId, ownerId: ann, ...form, ...origin },
};

const recorded = { ownerId: ann, recordedAt: '2026-11-21T09:00:00.000Z' };
const rowAfter = (...events: CalendarEventEvent[]) =>
  events.reduce<CalendarEventRow | null>((row, event) => calendarEventList.evolve(row, event, recorded), null);

describe('the list of events', () => {
  it('shows a new event as not completed', () => {
    expect(rowAfter(scheduled)).toEqual({
      ...form,
      ...origin,
      endDate: null,
      endTime: null,
      place: null,
      seriesId: null,
      subscriptionId: null,
      repeats: null,
      sourceState: null,
      read: null,
      edited: false,
      ownerId: ann,
      completed: false,
      createdAt: recorded.recordedAt,
    });
  });
  it('follows ticking and unticking', () => {
    expect(rowAfter(scheduled, completed)).toMatchObject({ completed: true });
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
      data: { calendarEventId, ownerId: ann, ...form, source: 'syllabus', sourceQuote: 'Lab', documentId: older },
    };
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
    expect(rowAfter(fromSyllabus, movedTo('2026-03-21'))).toMatchObject({ edited: true });
    expect(rowAfter(fromSyllabus, movedTo('2026-03-21'), movedTo('2026-03-14'))).toMatchObject({ edited: false });
    expect(rowAfter(fromSyllabus, movedTo('2026-03-21'), followed)).toMatchObject({
      title: 'Report',
      dueDate: '2026-03-21',
      documentId: newer,
      edited: true,
    });
    expect(rowAfter(fromSyllabus, lost('source_deleted'))).toMatchObject({ sourceState: 'source_deleted' });
  });
  it('keeps the row under the id of the event', () => {
    expect(calendarEventList.key(completed)).toBe(calendarEventId);
  });
});
