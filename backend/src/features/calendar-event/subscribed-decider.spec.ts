import { CalendarEventForm, CalendarSubscriptionId, ClassId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { calendarEvent } from './decider.ts';
import type { CalendarEventEvent } from './events.ts';
import { ann, bob, calendarEventId, classId, completed, movedTo } from './testing/examples.ts';

const { given } = specOf(calendarEvent);
const bySubscription = CalendarSubscriptionId.parse('1f6a2c4e-8b3d-4f5a-9c7e-2d1b0a9f8e7d');
const another = CalendarSubscriptionId.parse('2f6a2c4e-8b3d-4f5a-9c7e-2d1b0a9f8e7d');
const history = ClassId.parse('6d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const form = CalendarEventForm.parse({ classId, title: 'Midterm', dueDate: '2026-03-20', dueTime: '09:00' });
const { classId: _class, ...fields } = form;
const stated = { endDate: null, endTime: null, place: null, ...fields };
const origin = { source: 'manual', sourceQuote: null, documentId: null } as const;
const added: CalendarEventEvent = {
  type: 'CalendarEventScheduled',
  data: { calendarEventId, ownerId: ann, ...form, ...origin, subscriptionId: bySubscription },
};
const gone: CalendarEventEvent = { type: 'CalendarEventRemoved', data: { calendarEventId, gone: true } };
const deleted: CalendarEventEvent = { type: 'CalendarEventRemoved', data: { calendarEventId, byStudent: true } };
const undone: CalendarEventEvent = { type: 'CalendarEventRemoved', data: { calendarEventId } };
const target = { calendarEventId, by: ann, bySubscription } as const;
const add = { ...target, type: 'AddFromCalendar', form } as const;
const following = (change: Partial<CalendarEventForm> = {}, moves = false) =>
  ({ ...target, type: 'FollowCalendar', form: { ...form, ...change }, moves }) as const;
const leave = { ...target, type: 'LeaveCalendar' } as const;
const noted: CalendarEventEvent = {
  type: 'CalendarEventChanged',
  data: { calendarEventId, description: 'Bring a ruler' },
};

describe('a date of a subscribed calendar', () => {
  it('is added once, and moves with its calendar', () => {
    given().when(add).then(added);
    given(added).when(add).then();
    const dueDate = '2026-03-27';
    given(added, completed)
      .when(following({ dueDate }))
      .then({
        type: 'CalendarEventImportedAgain',
        data: { calendarEventId, dueDate, given: { ...stated, dueDate } },
      });
  });
  it('that is unknown does not follow: it is added, where there is room', () => {
    given().when(following()).then();
  });
  it('keeps what the student changed', () => {
    const place = 'Hall 2';
    given(added, noted, movedTo('2026-03-22'))
      .when(following({ dueTime: '15:00', description: 'Closed book', place }))
      .then({
        type: 'CalendarEventImportedAgain',
        data: { calendarEventId, place, given: { ...stated, dueTime: '15:00', description: 'Closed book', place } },
      });
  });
  it('moves to another class only when the student has chosen one', () => {
    given(added)
      .when(following({ classId: history }))
      .then();
    given(added)
      .when(following({ classId: history }, true))
      .then({ type: 'CalendarEventImportedAgain', data: { calendarEventId, classId: history, given: stated } });
  });
  it('is removed when it is gone from its calendar, and comes back with it', () => {
    given(added).when(leave).then(gone);
    given(added, gone).when(leave).then();
    given(added, gone).when(add).then(added);
    given(added, gone).when(following()).then(added);
  });
  it('stays although it is gone when the student has changed or ticked it', () => {
    given(added, noted).when(leave).then();
    given(added, completed).when(leave).then();
  });
  it('that the student deleted, or took back with an undo, stays away', () => {
    for (const removed of [deleted, undone]) {
      given(added, removed).when(add).then();
      given(added, removed).when(following()).then();
    }
  });
  it('is untouched by another subscription, and unknown to other students', () => {
    for (const command of [add, following(), leave]) {
      given(added)
        .when({ ...command, bySubscription: another })
        .then();
      given(added)
        .when({ ...command, by: bob })
        .thenRejects('event_not_found');
    }
  });
  it('is refused when it ends before it starts', () => {
    const wrong = { ...form, endDate: '2026-03-19' };
    given()
      .when({ ...add, form: wrong })
      .thenRejects('ends_before_start');
  });
});
