import { CalendarSubscriptionForm, CalendarSubscriptionId, ClassId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { calendarSubscription } from './decider.ts';
import type { CalendarSubscriptionEvent } from './events.ts';

const { given } = specOf(calendarSubscription);
const calendarSubscriptionId = CalendarSubscriptionId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const biology = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const form = CalendarSubscriptionForm.parse({
  address: 'webcal://canvas.example.edu/feeds/secret.ics',
  name: 'Canvas',
  zone: 'Europe/Berlin',
  otherwise: null,
});
const target = { calendarSubscriptionId, by: ann };
const id = { calendarSubscriptionId };
const added: CalendarSubscriptionEvent = {
  type: 'CalendarSubscriptionAdded',
  data: { ...id, ownerId: ann, ...form, address: 'https://canvas.example.edu/feeds/secret.ics', byHand: [] },
};
const changed: CalendarSubscriptionEvent = { type: 'CalendarSubscriptionChanged', data: { ...id, otherwise: biology } };
const read = (data: object = {}): CalendarSubscriptionEvent => ({
  type: 'CalendarSubscriptionRead',
  data: { ...id, fingerprint: 'a', added: 0, changed: 0, removed: 0, ...data },
});
const failed = (problem: 'gone' | 'too_slow' | 'no_room', at: string): CalendarSubscriptionEvent => ({
  type: 'CalendarSubscriptionFailed',
  data: { ...id, problem, at },
});
const paused: CalendarSubscriptionEvent = { type: 'CalendarSubscriptionPaused', data: id };
const resumed: CalendarSubscriptionEvent = { type: 'CalendarSubscriptionResumed', data: id };
const removed: CalendarSubscriptionEvent = { type: 'CalendarSubscriptionRemoved', data: id };

const begin = '2026-11-01T08:00:00.000Z';
const later = '2026-11-14T08:00:00.000Z';
const twoWeeksLater = '2026-11-15T08:00:00.000Z';
/** Two weeks before each of these. */
const longBefore = (at: string) => (at === twoWeeksLater ? begin : '2026-10-18T08:00:00.000Z');

const add = { ...target, type: 'AddCalendarSubscription', form } as const;
const recordRead = (counts: object = {}) =>
  ({
    ...target,
    type: 'RecordCalendarRead',
    followed: { fingerprint: 'a', added: 0, changed: 0, removed: 0, ...counts },
  }) as const;
const recordFailure = (problem: 'gone' | 'too_slow' | 'no_room', at: string) =>
  ({ ...target, type: 'RecordCalendarFailure', problem, at, longAgo: longBefore(at) }) as const;
const remove = { ...target, type: 'RemoveCalendarSubscription' } as const;

describe('subscribing to a calendar', () => {
  it('records its address, by https, and the student’s choices, once', () => {
    given().when(add).then(added);
    given(added).when(add).thenRejects('already_exists');
  });
  it('records what the student changes, and nothing else', () => {
    const change = (of: object) => ({ ...target, type: 'ChangeCalendarSubscription', change: of }) as const;
    given(added)
      .when(change({ otherwise: biology, name: 'Canvas' }))
      .then(changed);
    given(added, changed)
      .when(change({ otherwise: biology }))
      .then();
  });
  it('treats another student’s or a removed one like one that does not exist', () => {
    for (const command of [remove, recordRead(), recordFailure('gone', begin)]) {
      given(added)
        .when({ ...command, by: bob })
        .thenRejects('subscription_not_found');
      given(added, removed).when(command).thenRejects('subscription_not_found');
      given().when(command).thenRejects('subscription_not_found');
    }
    given(added).when(remove).then(removed);
  });
});

describe('a reading of the calendar', () => {
  it('is recorded when it changed something', () => {
    given(added)
      .when(recordRead({ added: 2, changed: 1 }))
      .then(read({ added: 2, changed: 1 }));
    given(added).when(recordRead()).then();
    given(added, read({ added: 2 }))
      .when(recordRead({ added: 2 }))
      .then();
  });
  it('is recorded when it ends failures, or applies other classes', () => {
    given(added, failed('gone', begin)).when(recordRead()).then(read());
    given(added, changed).when(recordRead()).then(read());
    given(added, changed, read()).when(recordRead()).then();
  });
  it('that fails is recorded once per reason', () => {
    given(added).when(recordFailure('gone', begin)).then(failed('gone', begin));
    given(added, failed('gone', begin)).when(recordFailure('gone', later)).then();
    given(added, failed('gone', begin)).when(recordFailure('too_slow', later)).then(failed('too_slow', later));
  });
});

describe('a calendar that fails for two weeks', () => {
  const failing = [added, failed('gone', begin)] as const;
  it('is paused, whatever the reasons', () => {
    given(...failing)
      .when(recordFailure('gone', twoWeeksLater))
      .then(paused);
    given(...failing)
      .when(recordFailure('too_slow', twoWeeksLater))
      .then(failed('too_slow', twoWeeksLater), paused);
    given(...failing, paused)
      .when(recordFailure('gone', twoWeeksLater))
      .then();
  });
  it('is not paused when it worked in between', () => {
    given(...failing, read())
      .when(recordFailure('gone', twoWeeksLater))
      .then(failed('gone', twoWeeksLater));
  });
  it('is not paused for want of room, because known dates still follow', () => {
    given(added, failed('no_room', begin)).when(recordFailure('no_room', twoWeeksLater)).then();
  });
  it('is read again when the student wants it, and then has another two weeks', () => {
    const resume = { ...target, type: 'ResumeCalendarSubscription' } as const;
    given(...failing, paused)
      .when(resume)
      .then(resumed);
    given(...failing)
      .when(resume)
      .then();
    given(...failing, paused, resumed)
      .when(recordFailure('gone', twoWeeksLater))
      .then(failed('gone', twoWeeksLater));
  });
});
