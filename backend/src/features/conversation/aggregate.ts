import type { Aggregate } from '../../platform/domain/index.ts';
import { type Conversation, conversation, type ConversationCommand } from './decider.ts';
import { ConversationEvent } from './events.ts';
import { undoConversation } from './undo.ts';

export const conversationAggregate: Aggregate<ConversationCommand, ConversationEvent, Conversation | null> = {
  category: 'conversation',
  decider: conversation,
  events: ConversationEvent,
  undo: undoConversation,
};
