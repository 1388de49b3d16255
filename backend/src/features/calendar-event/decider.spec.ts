import { CalendarEventForm, ExtractedDate } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { calendarEvent } from './decider.ts';
import type { CalendarEventEvent } from './events.ts';
import { ann, bob, calendarEventId, classId, completed, movedTo, newer, older } from './testing/examples.ts';
import { removed, reopened } from './testing/examples.ts';

const { given } = specOf(calendarEvent);
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
  const fromSyllabus = {
    type: 'ScheduleFromSyllabus',
    calendarEventId,
    by: ann,
    classId,
    documentId: older,
    date,
  } as const;
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
      documentId: older,
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

describe('accepting what a syllabus says', () => {
  const at = '2026-11-23T09:00:00.000Z';
  const { quote: sourceQuote, ...said } = date;
  const read = { ...said, description: null };
  const target = { calendarEventId, by: ann, classId, documentId: older } as const;
  const accept = { type: 'AcceptFromSyllabus', ...target, date, change: {}, at } as const;
  const fromSyllabus: CalendarEventEvent = {
    type: 'CalendarEventScheduled',
    data: { calendarEventId, ownerId: ann, classId, ...read, source: 'syllabus', sourceQuote, documentId: older },
  };

  it('schedules the event with its source text, once', () => {
    given().when(accept).then(fromSyllabus);
    given(fromSyllabus).when(accept).then();
  });
  it('records the student’s changes separately, so that the event counts as edited', () => {
    given()
      .when({ ...accept, change: { title: 'Midterm', dueDate: '2026-03-21' } })
      .then(fromSyllabus, movedTo('2026-03-21'));
  });
  it('changes an event that is there already, and keeps its completion', () => {
    given(fromSyllabus, completed)
      .when({ ...accept, change: { dueDate: '2026-03-21' } })
      .then(movedTo('2026-03-21'));
  });
  it('moves an event that an earlier syllabus named on another day', () => {
    const moved = { ...date, dueDate: '2026-03-27' };
    const now = { ...read, dueDate: '2026-03-27' };
    given(fromSyllabus)
      .when({ ...accept, documentId: newer, date: moved })
      .then({
        type: 'CalendarEventFollowed',
        data: { calendarEventId, documentId: newer, sourceQuote, read: now, dueDate: '2026-03-27' },
      });
  });
  it('restores a removed event', () => {
    const origin = { source: 'syllabus', sourceQuote, documentId: older, sourceState: 'current', read } as const;
    const there = { calendarEventId, ownerId: ann, classId, ...read, ...origin, completed: false, createdAt: at };
    given(fromSyllabus, removed)
      .when({ ...accept, change: { title: 'My midterm' } })
      .then({ type: 'CalendarEventRestored', data: { ...there, title: 'My midterm' } });
  });
  it("treats another student's event like a missing one", () => {
    given(fromSyllabus)
      .when({ ...accept, by: bob })
      .thenRejects('event_not_found');
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
  it('counts an event as unedited again when its place is taken away', () => {
    const { quote: sourceQuote, ...read } = date;
    const origin = { source: 'syllabus', sourceQuote, documentId: older } as const;
    const fields = { calendarEventId, ownerId: ann, classId, description: null, ...read };
    const changed = (place: string | null) =>
      ({ type: 'CalendarEventChanged', data: { calendarEventId, place } }) as const;
    given({ type: 'CalendarEventScheduled', data: { ...fields, ...origin } }, changed('B12'), changed(null))
      .when({ type: 'RemoveUntouched', calendarEventId, by: ann, bySyllabus: older })
      .then(removed);
  });
  it.each([
    { endDate: '2026-03-13' },
    { dueTime: '14:00', endTime: '14:00' },
    { endTime: '14:00' },
    { dueDate: '2026-03-15', endDate: '2026-03-14' },
  ])('refuses %j, which ends before it starts', (change) => {
    given(scheduled)
      .when({ type: 'ChangeCalendarEvent', calendarEventId, by: ann, change })
      .thenRejects('ends_before_start');
  });
  it('records nothing when nothing changes', () => {
    given(scheduled, { type: 'CalendarEventChanged', data: { calendarEventId, priority: 'low' } })
      .when({ type: 'ChangeCalendarEvent', calendarEventId, by: ann, change: { priority: 'low' } })
      .then();
  });
});

describe('removing an event', () => {
  it('records that the student removed it', () => {
    given(scheduled)
      .when({ type: 'RemoveCalendarEvent', calendarEventId, by: ann })
      .then({ type: 'CalendarEventRemoved', data: { calendarEventId, byStudent: true } });
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
