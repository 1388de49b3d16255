import { ClassId, MeetingId, NewMeeting, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { recordedAt, undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { meetingAggregate } from './aggregate.ts';
import type { MeetingEvent } from './events.ts';

const { given } = undoSpecOf(meetingAggregate);
const meetingId = MeetingId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const form = NewMeeting.parse({ classId, days: [2, 4], startTime: '10:00', endTime: '11:15' });
const [tuesday, thursday] = ['2026-11-24', '2026-11-26'];

const added: MeetingEvent = { type: 'MeetingAdded', data: { meetingId, ownerId, ...form } };
const cancelled = (day: string): MeetingEvent => ({ type: 'MeetingDayCancelled', data: { meetingId, day } });
const deleted: MeetingEvent = { type: 'MeetingDeleted', data: { meetingId } };
const restored = (more: object = {}): MeetingEvent => ({
  type: 'MeetingRestored',
  data: { meetingId, ownerId, ...form, changes: {}, createdAt: recordedAt, ...more },
});

describe('undoing a change to a meeting', () => {
  it('restores a deleted meeting with its changed days', () => {
    given(added, cancelled(tuesday))
      .when({ undoing: [deleted] })
      .then(restored({ changes: { [tuesday]: null } }));
  });
  it('reverts one day, and keeps another that was changed later', () => {
    given(added)
      .when({ undoing: [cancelled(tuesday)], after: [cancelled(thursday)] })
      .then(restored({ changes: { [thursday]: null } }));
  });
  it('is refused when the same day was changed later', () => {
    const to = { day: thursday, startTime: '14:00', endTime: '15:00', place: null };
    given(added)
      .when({
        undoing: [cancelled(tuesday)],
        after: [{ type: 'MeetingDayMoved', data: { meetingId, day: tuesday, to } }],
      })
      .thenRejects('changed_since');
  });
  it('deletes a meeting that was added', () => {
    given()
      .when({ undoing: [added] })
      .then(deleted);
  });
  it('is refused when the meeting was deleted later', () => {
    given(added)
      .when({ undoing: [cancelled(tuesday)], after: [deleted] })
      .thenRejects('changed_since');
  });
});
