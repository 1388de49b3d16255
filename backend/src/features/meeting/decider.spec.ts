import { ClassId, type MovedMeeting, NewMeeting, MeetingId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { meeting } from './decider.ts';
import type { MeetingEvent } from './events.ts';

const { given } = specOf(meeting);
const meetingId = MeetingId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const form = NewMeeting.parse({ classId, days: [2, 4], startTime: '10:00', endTime: '11:15', place: 'Hall 2' });
const { classId: _class, ...plan } = form;
const day = '2026-11-24';
const to: MovedMeeting = { day: '2026-11-25', startTime: '14:00', endTime: '15:15', place: 'Room 7' };
const target = { meetingId, by: ann };

const added: MeetingEvent = { type: 'MeetingAdded', data: { meetingId, ownerId: ann, ...form } };
const cancelled: MeetingEvent = { type: 'MeetingDayCancelled', data: { meetingId, day } };
const moved: MeetingEvent = { type: 'MeetingDayMoved', data: { meetingId, day, to } };
const reset: MeetingEvent = { type: 'MeetingDayReset', data: { meetingId, day } };
const deleted: MeetingEvent = { type: 'MeetingDeleted', data: { meetingId } };

describe('adding a meeting', () => {
  it('records what was requested', () => {
    given()
      .when({ type: 'AddMeeting', ...target, form })
      .then(added);
  });
  it('rejects an id that exists', () => {
    given(added)
      .when({ type: 'AddMeeting', ...target, form })
      .thenRejects('already_exists');
  });
});

describe('changing the plan', () => {
  it('records only what differs, the days as a whole', () => {
    given(added)
      .when({ type: 'ChangeMeeting', ...target, form: { ...plan, days: [3], place: null } })
      .then({ type: 'MeetingChanged', data: { meetingId, days: [3], place: null } });
    given(added)
      .when({ type: 'ChangeMeeting', ...target, form: plan })
      .then();
  });
});

describe('changing one day', () => {
  it('is cancelled, moved, and as planned again', () => {
    given(added)
      .when({ type: 'ChangeMeetingDay', ...target, day, to: null })
      .then(cancelled);
    given(added, cancelled)
      .when({ type: 'ChangeMeetingDay', ...target, day, to })
      .then(moved);
    given(added, moved)
      .when({ type: 'ResetMeetingDay', ...target, day })
      .then(reset);
  });
  it('records nothing for what is so already', () => {
    given(added, cancelled)
      .when({ type: 'ChangeMeetingDay', ...target, day, to: null })
      .then();
    given(added, moved)
      .when({ type: 'ChangeMeetingDay', ...target, day, to })
      .then();
    given(added, cancelled, reset)
      .when({ type: 'ResetMeetingDay', ...target, day })
      .then();
  });
  it('is possible for 200 days, and for those again', () => {
    const days = Array.from({ length: 200 }, (_, index) =>
      new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10),
    );
    const full = days.map((each): MeetingEvent => ({ type: 'MeetingDayCancelled', data: { meetingId, day: each } }));
    given(added, ...full)
      .when({ type: 'ChangeMeetingDay', ...target, day, to })
      .thenRejects('too_many_changed_days');
    given(added, ...full)
      .when({ type: 'ChangeMeetingDay', ...target, day: '2026-01-01', to })
      .then({ type: 'MeetingDayMoved', data: { meetingId, day: '2026-01-01', to } });
  });
});

describe("another student's, a deleted and a missing meeting look the same", () => {
  const commands = [
    { type: 'ChangeMeeting', form: plan },
    { type: 'ChangeMeetingDay', day, to: null },
    { type: 'ResetMeetingDay', day },
    { type: 'DeleteMeeting' },
  ] as const;

  it.each(commands)('$type is rejected as meeting not found', (command) => {
    given(added)
      .when({ ...command, meetingId, by: bob })
      .thenRejects('meeting_not_found');
    given(added, deleted)
      .when({ ...command, ...target })
      .thenRejects('meeting_not_found');
    given()
      .when({ ...command, ...target })
      .thenRejects('meeting_not_found');
  });
});
