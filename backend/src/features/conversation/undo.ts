import { type UndoContext, Rejection } from '../../platform/domain/index.ts';
import { revertedState } from '../../platform/commands/index.ts';
import type { Conversation } from './decider.ts';
import type { ConversationEvent } from './events.ts';

/** Undoes a command to a conversation. Messages stay. */
export const undoConversation = (
  done: UndoContext<ConversationEvent, Conversation | null>,
): readonly ConversationEvent[] => {
  const { events, after, now, beganAt } = done;
  if (now?.erased || (now?.deleted && !after?.deleted)) throw new Rejection('changed_since');
  const { conversationId } = events[0].data;
  const conversation = revertedState(done);
  if (!conversation) return [{ type: 'ConversationDeleted', data: { conversationId } }];
  const { ownerId, classId, title, titledByStudent } = conversation;
  const fields = { ownerId, classId, title, titledByStudent, createdAt: beganAt };
  return [{ type: 'ConversationRestored', data: { conversationId, ...fields } }];
};
