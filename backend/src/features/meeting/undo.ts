import { revertedState } from '../../platform/commands/index.ts';
import { Rejection, type UndoContext } from '../../platform/domain/index.ts';
import type { Meeting } from './decider.ts';
import type { MeetingEvent } from './events.ts';

/** Undoes a command to a meeting. Undoing its creation deletes it. */
export const undoMeeting = (done: UndoContext<MeetingEvent, Meeting | null>): readonly MeetingEvent[] => {
  const { events, after, now, beganAt } = done;
  if (now?.deleted && !after?.deleted) throw new Rejection('changed_since');
  const { meetingId } = events[0].data;
  const meeting = revertedState(done);
  if (!meeting || meeting.deleted) return [{ type: 'MeetingDeleted', data: { meetingId } }];
  const { ownerId, classId, fields, changes } = meeting;
  return [{ type: 'MeetingRestored', data: { meetingId, ownerId, classId, ...fields, changes, createdAt: beganAt } }];
};
