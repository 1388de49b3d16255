import { CalendarEventForm } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { calendarEvent } from './decider.ts';
import type { CalendarEventEvent } from './events.ts';
import { ann, calendarEventId, classId, completed, movedTo, removed } from './testing/examples.ts';

const { given } = specOf(calendarEvent);
const form = CalendarEventForm.parse({ classId, title: 'Midterm', dueDate: '2026-03-20', dueTime: '09:00' });
const { classId: _class, ...fields } = form;
const stated = { endDate: null, endTime: null, place: null, ...fields };
const scheduled: CalendarEventEvent = {
  type: 'CalendarEventScheduled',
  data: { calendarEventId, ownerId: ann, ...form, source: 'manual', sourceQuote: null, documentId: null },
};
const importing = (change: Partial<CalendarEventForm> = {}) =>
  ({ type: 'ImportCalendarEvent', calendarEventId, by: ann, form: { ...form, ...change } }) as const;
const again = (change: Partial<typeof stated>, all: Partial<typeof stated> = change): CalendarEventEvent => ({
  type: 'CalendarEventImportedAgain',
  data: { calendarEventId, ...change, given: { ...stated, ...all } },
});

describe('a date that a calendar file states again', () => {
  it('stays when the file says what it said, whatever the student has changed', () => {
    given(scheduled).when(importing()).then();
    given(scheduled, movedTo('2026-03-22'), completed).when(importing()).then();
  });
  it('moves with the file, also when it is completed, and gets the place that the file names now', () => {
    const change = { dueDate: '2026-03-27', place: 'Hall 2' };
    given(scheduled, completed).when(importing(change)).then(again(change));
  });
  it('loses an end that the file no longer names', () => {
    const ending = { ...scheduled, data: { ...scheduled.data, endTime: '11:00' } } as CalendarEventEvent;
    given(ending)
      .when(importing())
      .then(again({ endTime: null }));
  });
  it('keeps the title that the student gave it', () => {
    const renamed = { type: 'CalendarEventChanged', data: { calendarEventId, title: 'Bring a ruler' } } as const;
    const change = { title: 'Midterm 1', dueDate: '2026-03-27' };
    given(scheduled, renamed)
      .when(importing(change))
      .then(again({ dueDate: '2026-03-27' }, change));
  });
  it('keeps day, time and end together when the student has moved it', () => {
    const change = { dueTime: '15:00', endTime: '17:00', place: 'Hall 2' };
    given(scheduled, movedTo('2026-03-22'))
      .when(importing(change))
      .then(again({ place: 'Hall 2' }, change));
  });
  it('follows every later change, compared with the last one', () => {
    given(scheduled, again({ dueDate: '2026-03-27' }))
      .when(importing({ dueDate: '2026-04-03' }))
      .then(again({ dueDate: '2026-04-03' }));
  });
  it('is added again when the student had deleted it', () => {
    given(scheduled, removed).when(importing()).then(scheduled);
  });
  it('is refused when it ends before it starts', () => {
    given(scheduled)
      .when(importing({ endDate: '2026-03-19' }))
      .thenRejects('ends_before_start');
  });
});
