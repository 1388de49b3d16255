import { CalendarEventForm, CalendarEventId, ClassId, DocumentId, ExtractedDate, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { calendarEvent } from './decider.ts';
import type { CalendarEventEvent } from './events.ts';

const { given } = specOf(calendarEvent);
const calendarEventId = CalendarEventId.parse('9b8a7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const form = CalendarEventForm.parse({ classId, title: 'Lab report', dueDate: '2026-03-14' });
const date = ExtractedDate.parse({
  title: 'Midterm',
  dueDate: '2026-03-20',
  eventType: 'exam',
  priority: 'high',
  quote: 'Midterm: March 20',
});

const scheduled: CalendarEventEvent = {
  type: 'CalendarEventScheduled',
  data: { calendarEventId, ownerId: ann, ...form, source: 'manual', sourceQuote: null, documentId: null },
};
const completed: CalendarEventEvent = { type: 'CalendarEventCompleted', data: { calendarEventId } };
const reopened: CalendarEventEvent = { type: 'CalendarEventReopened', data: { calendarEventId } };
const removed: CalendarEventEvent = { type: 'CalendarEventRemoved', data: { calendarEventId } };

describe('adding an event manually', () => {
  it('records it as manual', () => {
    given().when({ type: 'ScheduleCalendarEvent', calendarEventId, by: ann, form }).then(scheduled);
  });
  it('records one of the assistant as the assistant’s', () => {
    given()
      .when({ type: 'ScheduleCalendarEvent', calendarEventId, by: ann, form, source: 'assistant' })
      .then({ ...scheduled, data: { ...scheduled.data, source: 'assistant' } });
  });
  it('refuses an id that is taken', () => {
    given(scheduled)
      .when({ type: 'ScheduleCalendarEvent', calendarEventId, by: ann, form })
      .thenRejects('already_exists');
  });
});

describe('a date of a syllabus', () => {
  const fromSyllabus = { type: 'ScheduleFromSyllabus', calendarEventId, by: ann, classId, documentId, date } as const;
  const { quote, ...fields } = date;
  const recorded: CalendarEventEvent = {
    type: 'CalendarEventScheduled',
    data: {
      calendarEventId,
      ownerId: ann,
      classId,
      description: null,
      ...fields,
      source: 'syllabus',
      sourceQuote: quote,
      documentId,
    },
  };

  it('becomes an event with its source text', () => {
    given().when(fromSyllabus).then(recorded);
  });
  it('adds nothing when the analysis is repeated', () => {
    given(recorded).when(fromSyllabus).then();
  });
  it('neither restores what the student removed nor reopens what is completed', () => {
    given(recorded, removed).when(fromSyllabus).then();
    given(recorded, completed).when(fromSyllabus).then();
  });
});

describe('ticking an event', () => {
  it('records that it was completed, once', () => {
    given(scheduled).when({ type: 'CompleteCalendarEvent', calendarEventId, by: ann }).then(completed);
    given(scheduled, completed).when({ type: 'CompleteCalendarEvent', calendarEventId, by: ann }).then();
  });
  it('can be reverted', () => {
    given(scheduled, completed).when({ type: 'ReopenCalendarEvent', calendarEventId, by: ann }).then(reopened);
    given(scheduled, completed, reopened).when({ type: 'ReopenCalendarEvent', calendarEventId, by: ann }).then();
  });
});

describe('changing an event', () => {
  it('records only the fields that really differ', () => {
    const change = { title: 'Lab report', dueDate: '2026-03-21', dueTime: '09:30' };
    given(scheduled)
      .when({ type: 'ChangeCalendarEvent', calendarEventId, by: ann, change })
      .then({ type: 'CalendarEventChanged', data: { calendarEventId, dueDate: '2026-03-21', dueTime: '09:30' } });
  });
  it('records nothing when nothing changes', () => {
    given(scheduled, { type: 'CalendarEventChanged', data: { calendarEventId, priority: 'low' } })
      .when({ type: 'ChangeCalendarEvent', calendarEventId, by: ann, change: { priority: 'low' } })
      .then();
  });
});

describe('removing an event', () => {
  it('records that it was removed', () => {
    given(scheduled).when({ type: 'RemoveCalendarEvent', calendarEventId, by: ann }).then(removed);
  });
});

describe("another student's, a removed and a missing event look the same", () => {
  const commands = [
    { type: 'CompleteCalendarEvent' },
    { type: 'ReopenCalendarEvent' },
    { type: 'RemoveCalendarEvent' },
    { type: 'ChangeCalendarEvent', change: { title: 'Mine now' } },
  ] as const;

  it.each(commands)('$type is rejected as event not found', (command) => {
    given(scheduled)
      .when({ ...command, calendarEventId, by: bob })
      .thenRejects('event_not_found');
    given(scheduled, removed)
      .when({ ...command, calendarEventId, by: ann })
      .thenRejects('event_not_found');
    given()
      .when({ ...command, calendarEventId, by: ann })
      .thenRejects('event_not_found');
  });
});
