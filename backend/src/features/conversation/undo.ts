import { type Done, Rejection } from '../../platform/domain/index.ts';
import { takenBack } from '../../platform/commands/index.ts';
import type { Conversation } from './decider.ts';
import type { ConversationEvent } from './events.ts';

/** Takes back what a command did to a conversation; what was said in it stays said. */
export const undoConversation = (done: Done<ConversationEvent, Conversation | null>): readonly ConversationEvent[] => {
  const { events, after, now, beganAt } = done;
  if (now?.erased || (now?.deleted && !after?.deleted)) throw new Rejection('changed_since');
  const { conversationId } = events[0].data;
  const conversation = takenBack(done);
  if (!conversation) return [{ type: 'ConversationDeleted', data: { conversationId } }];
  const { ownerId, classId, title, titledByStudent } = conversation;
  const fields = { ownerId, classId, title, titledByStudent, createdAt: beganAt };
  return [{ type: 'ConversationRestored', data: { conversationId, ...fields } }];
};
