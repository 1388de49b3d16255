import type { Aggregate } from '../../platform/domain/index.ts';
import { meeting, type Meeting, type MeetingCommand } from './decider.ts';
import { MeetingEvent } from './events.ts';
import { undoMeeting } from './undo.ts';

export const meetingAggregate: Aggregate<MeetingCommand, MeetingEvent, Meeting | null> = {
  category: 'meeting',
  decider: meeting,
  events: MeetingEvent,
  undo: undoMeeting,
};
