import {
  type ClassId,
  type MeetingForm,
  type MeetingId,
  meetingLimits,
  type MovedMeeting,
  type NewMeeting,
  type UserId,
} from '@hub/contracts';
import { changesTo, type Decider, Rejection, withChanges } from '../../platform/domain/index.ts';
import { type ChangedDays, withDay, withoutDay } from './changed-days.ts';
import type { MeetingEvent } from './events.ts';

export type MeetingCommand = { meetingId: MeetingId; by: UserId } & (
  | { type: 'AddMeeting'; form: NewMeeting }
  | { type: 'ChangeMeeting'; form: MeetingForm }
  | { type: 'ChangeMeetingDay'; day: string; to: MovedMeeting | null }
  | { type: 'ResetMeetingDay'; day: string }
  | { type: 'DeleteMeeting' }
);

export type Meeting = {
  ownerId: UserId;
  classId: ClassId;
  fields: MeetingForm;
  changes: ChangedDays;
  deleted: boolean;
};

export const meeting: Decider<MeetingCommand, MeetingEvent, Meeting | null> = {
  initialState: null,

  evolve(state, event) {
    switch (event.type) {
      case 'MeetingAdded': {
        const { meetingId: _id, ownerId, classId, ...fields } = event.data;
        return { ownerId, classId, fields, changes: {}, deleted: false };
      }
      case 'MeetingChanged': {
        const { meetingId: _id, ...changes } = event.data;
        return state && { ...state, fields: withChanges(state.fields, changes) };
      }
      case 'MeetingDayCancelled':
        return state && { ...state, changes: withDay(state.changes, event.data.day, null) };
      case 'MeetingDayMoved':
        return state && { ...state, changes: withDay(state.changes, event.data.day, event.data.to) };
      case 'MeetingDayReset':
        return state && { ...state, changes: withoutDay(state.changes, event.data.day) };
      case 'MeetingDeleted':
        return state && { ...state, deleted: true };
      case 'MeetingRestored': {
        const { meetingId: _id, ownerId, classId, changes, createdAt: _at, ...fields } = event.data;
        return { ownerId, classId, fields, changes, deleted: false };
      }
    }
  },

  decide(command, state) {
    const { meetingId, by } = command;
    if (command.type === 'AddMeeting') {
      if (state) throw new Rejection('already_exists');
      return [{ type: 'MeetingAdded', data: { meetingId, ownerId: by, ...command.form } }];
    }
    // same code for another student's meeting: do not reveal that it exists
    if (!state || state.ownerId !== by || state.deleted) throw new Rejection('meeting_not_found');

    switch (command.type) {
      case 'ChangeMeeting': {
        const changes = changesTo(state.fields, command.form);
        return changes ? [{ type: 'MeetingChanged', data: { meetingId, ...changes } }] : [];
      }
      case 'ChangeMeetingDay': {
        const { day, to } = command;
        if (!changesTo(state.changes, { [day]: to })) return [];
        const isFull = Object.keys(state.changes).length >= meetingLimits.changes;
        if (isFull && !(day in state.changes)) throw new Rejection('too_many_changed_days');
        return to
          ? [{ type: 'MeetingDayMoved', data: { meetingId, day, to } }]
          : [{ type: 'MeetingDayCancelled', data: { meetingId, day } }];
      }
      case 'ResetMeetingDay': {
        const { day } = command;
        return day in state.changes ? [{ type: 'MeetingDayReset', data: { meetingId, day } }] : [];
      }
      case 'DeleteMeeting':
        return [{ type: 'MeetingDeleted', data: { meetingId } }];
    }
  },
};
