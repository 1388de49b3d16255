import { ExtractedDate } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { calendarEvent } from './decider.ts';
import type { CalendarEventEvent } from './events.ts';
import { ann, bob, calendarEventId, classId, completed, movedTo, newer, older, removed } from './testing/examples.ts';

const { given } = specOf(calendarEvent);
const at = '2026-11-23T09:00:00.000Z';
const date = ExtractedDate.parse({
  title: 'Midterm',
  dueDate: '2026-03-20',
  eventType: 'exam',
  priority: 'high',
  quote: 'Midterm: March 20',
});
const { quote: sourceQuote, ...fields } = date;
const read = { ...fields, description: null };
const target = { calendarEventId, by: ann, classId, documentId: older } as const;
const accept = { type: 'AcceptFromSyllabus', ...target, date, change: {}, at } as const;
const scheduled: CalendarEventEvent = {
  type: 'CalendarEventScheduled',
  data: { calendarEventId, ownerId: ann, classId, ...read, source: 'syllabus', sourceQuote, documentId: older },
};

describe('accepting what a syllabus says', () => {
  it('schedules the event with its source text, once', () => {
    given().when(accept).then(scheduled);
    given(scheduled).when(accept).then();
  });
  it('records the student’s changes separately, so that the event counts as edited', () => {
    given()
      .when({ ...accept, change: { title: 'Midterm', dueDate: '2026-03-21' } })
      .then(scheduled, movedTo('2026-03-21'));
  });
  it('changes an event that is there already, and keeps its completion', () => {
    given(scheduled, completed)
      .when({ ...accept, change: { dueDate: '2026-03-21' } })
      .then(movedTo('2026-03-21'));
  });
  it('moves an event that an earlier syllabus named on another day', () => {
    const moved = { ...date, dueDate: '2026-03-27' };
    const now = { ...read, dueDate: '2026-03-27' };
    given(scheduled)
      .when({ ...accept, documentId: newer, date: moved })
      .then({
        type: 'CalendarEventFollowed',
        data: { calendarEventId, documentId: newer, sourceQuote, read: now, dueDate: '2026-03-27' },
      });
  });
  it('restores a removed event', () => {
    const origin = { source: 'syllabus', sourceQuote, documentId: older, sourceState: 'current', read } as const;
    const there = { calendarEventId, ownerId: ann, classId, ...read, ...origin, completed: false, createdAt: at };
    given(scheduled, removed)
      .when({ ...accept, change: { title: 'My midterm' } })
      .then({ type: 'CalendarEventRestored', data: { ...there, title: 'My midterm' } });
  });
  it("treats another student's event like a missing one", () => {
    given(scheduled)
      .when({ ...accept, by: bob })
      .thenRejects('event_not_found');
  });
});
