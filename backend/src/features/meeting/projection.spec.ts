import { ClassId, MeetingId, NewMeeting, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { MeetingEvent } from './events.ts';
import { meetingList, type MeetingRow } from './projection.ts';

const meetingId = MeetingId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const recordedAt = '2026-11-21T09:00:00.000Z';
const day = '2026-11-24';
const form = NewMeeting.parse({ classId, days: [2, 4], startTime: '10:00', endTime: '11:15' });
const added: MeetingEvent = { type: 'MeetingAdded', data: { meetingId, ownerId, ...form } };
const cancelled: MeetingEvent = { type: 'MeetingDayCancelled', data: { meetingId, day } };
const rowAfter = (...events: MeetingEvent[]) =>
  events.reduce<MeetingRow | null>((row, event) => meetingList.evolve(row, event, { ownerId, recordedAt }), null);

describe('the list of meetings', () => {
  it('shows a new meeting with the time of its recording', () => {
    expect(rowAfter(added)).toEqual({ ownerId, ...form, changes: {}, createdAt: recordedAt });
  });
  it('updates the changed fields and keeps the others', () => {
    const changed: MeetingEvent = { type: 'MeetingChanged', data: { meetingId, place: 'Hall 2' } };
    expect(rowAfter(added, changed)).toMatchObject({ ...form, place: 'Hall 2' });
  });
  it('knows the days that differ from the plan', () => {
    const to = { day: '2026-11-25', startTime: '14:00', endTime: '15:00', place: null };
    const moved: MeetingEvent = { type: 'MeetingDayMoved', data: { meetingId, day, to } };
    const reset: MeetingEvent = { type: 'MeetingDayReset', data: { meetingId, day } };
    expect(rowAfter(added, cancelled)?.changes).toEqual({ [day]: null });
    expect(rowAfter(added, cancelled, moved)?.changes).toEqual({ [day]: to });
    expect(rowAfter(added, moved, reset)?.changes).toEqual({});
  });
  it('drops a deleted meeting, and shows a restored one as it was', () => {
    const deleted: MeetingEvent = { type: 'MeetingDeleted', data: { meetingId } };
    const createdAt = '2026-09-01T08:00:00.000Z';
    const changes = { [day]: null };
    const restored: MeetingEvent = {
      type: 'MeetingRestored',
      data: { meetingId, ownerId, ...form, changes, createdAt },
    };
    expect(rowAfter(added, deleted)).toBeNull();
    expect(rowAfter(added, deleted, restored)).toEqual({ ownerId, ...form, changes, createdAt });
  });
});
