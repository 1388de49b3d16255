import type { NewMeeting, UserId } from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import type { Projection } from '../../platform/read-models/index.ts';
import { type ChangedDays, withDay, withoutDay } from './changed-days.ts';
import { MeetingEvent } from './events.ts';

export type MeetingRow = NewMeeting & { ownerId: UserId; changes: ChangedDays; createdAt: string };

export const meetingList: Projection<MeetingEvent, MeetingRow> = {
  name: 'meeting-list',
  version: 1, // raise it to rebuild from the first event
  table: 'meeting_list',
  events: MeetingEvent,
  categories: ['meeting'],
  queryKeys: ['/api/meetings', '/api/timetable', '/api/study-sessions'],
  key: (event) => event.data.meetingId,

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'MeetingAdded': {
        const { meetingId: _id, ...fields } = event.data;
        return { ...fields, changes: {}, createdAt: recordedAt };
      }
      case 'MeetingChanged': {
        const { meetingId: _id, ...changes } = event.data;
        return row && withChanges(row, changes);
      }
      case 'MeetingDayCancelled':
        return row && { ...row, changes: withDay(row.changes, event.data.day, null) };
      case 'MeetingDayMoved':
        return row && { ...row, changes: withDay(row.changes, event.data.day, event.data.to) };
      case 'MeetingDayReset':
        return row && { ...row, changes: withoutDay(row.changes, event.data.day) };
      case 'MeetingDeleted':
        return null;
      case 'MeetingRestored': {
        const { meetingId: _id, ...meeting } = event.data;
        return meeting;
      }
    }
  },
};
