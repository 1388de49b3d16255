import { CalendarFeedForm, CalendarFeedId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { calendarFeed } from './decider.ts';
import type { CalendarFeedEvent } from './events.ts';

const { given } = specOf(calendarFeed);
const calendarFeedId = CalendarFeedId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const form = CalendarFeedForm.parse({ contents: 'exams' });
const { zone: _none, ...plain } = form;
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const removed: CalendarFeedEvent = { type: 'CalendarFeedRemoved', data: { calendarFeedId } };
const added: CalendarFeedEvent = { type: 'CalendarFeedAdded', data: { calendarFeedId, ownerId: ann, ...plain } };

describe('adding a calendar feed', () => {
  it('records what was requested', () => {
    given().when({ type: 'AddCalendarFeed', calendarFeedId, by: ann, form }).then(added);
  });
  it('records the zone of its times', () => {
    given()
      .when({ type: 'AddCalendarFeed', calendarFeedId, by: ann, form: { ...form, zone: 'Europe/Berlin' } })
      .then({ type: 'CalendarFeedAdded', data: { calendarFeedId, ownerId: ann, ...plain, zone: 'Europe/Berlin' } });
  });
  it('rejects an id that exists', () => {
    given(added).when({ type: 'AddCalendarFeed', calendarFeedId, by: ann, form }).thenRejects('already_exists');
  });
});

describe('removing a calendar feed', () => {
  const remove = { type: 'RemoveCalendarFeed', calendarFeedId } as const;
  it('is recorded once', () => {
    given(added)
      .when({ ...remove, by: ann })
      .then(removed);
    given(added, removed)
      .when({ ...remove, by: ann })
      .thenRejects('feed_not_found');
  });
  it('treats another student’s feed like one that does not exist', () => {
    given(added)
      .when({ ...remove, by: bob })
      .thenRejects('feed_not_found');
    given()
      .when({ ...remove, by: ann })
      .thenRejects('feed_not_found');
  });
});
