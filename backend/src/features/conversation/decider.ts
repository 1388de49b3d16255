import { automaticTitle, type ClassId, type ConversationId, type MessageId, type UserId } from '@hub/contracts';
import { type Decider, Rejection } from '../../platform/domain/index.ts';
import type { ConversationEvent, MessageAdded } from './events.ts';

export type NewMessage = Omit<MessageAdded['data'], 'conversationId' | 'position'>;

export type ConversationCommand = { conversationId: ConversationId; by: UserId } & (
  | { type: 'StartConversation'; classId: ClassId; title: string }
  | { type: 'RenameConversation'; title: string }
  | { type: 'DeleteConversation' | 'EraseConversation' }
  | { type: 'AddMessage'; message: NewMessage }
);

export interface Conversation {
  ownerId: UserId;
  classId: ClassId;
  title: string;
  titledByStudent: boolean;
  messages: readonly MessageId[];
  /** What the student said first. */
  question: string | null;
  deleted: boolean;
  /** It cannot come back. */
  erased: boolean;
}

/** A conversation of more messages keeps its title (specification §4). */
const mostTitled = 2;

const titleAfter = ({ title, titledByStudent, messages, question }: Conversation, { type, content }: NewMessage) => {
  if (type !== 'bot' || titledByStudent || question === null || messages.length >= mostTitled) return title;
  return automaticTitle(question, content);
};

export const conversation: Decider<ConversationCommand, ConversationEvent, Conversation | null> = {
  initialState: null,

  evolve(state, event) {
    switch (event.type) {
      case 'ConversationStarted': {
        const { conversationId: _id, ...fields } = event.data;
        return { ...fields, titledByStudent: false, messages: [], question: null, deleted: false, erased: false };
      }
      case 'ConversationRenamed':
        return state && { ...state, title: event.data.title, titledByStudent: true };
      case 'ConversationTitled':
        return state && { ...state, title: event.data.title };
      case 'ConversationDeleted':
        return state && { ...state, deleted: true };
      case 'ConversationErased':
        return state && { ...state, messages: [], question: null, deleted: true, erased: true };
      case 'ConversationRestored': {
        const { title, titledByStudent } = event.data;
        return state && { ...state, title, titledByStudent, deleted: false };
      }
      case 'MessageAdded': {
        const { messageId, type, content } = event.data;
        const question = state?.question ?? (type === 'user' ? content : null);
        return state && { ...state, messages: [...state.messages, messageId], question };
      }
    }
  },

  decide(command, state) {
    const { conversationId, by } = command;
    if (command.type === 'StartConversation') {
      if (state) throw new Rejection('already_exists');
      const { classId, title } = command;
      return [{ type: 'ConversationStarted', data: { conversationId, ownerId: by, classId, title } }];
    }
    // another student's conversation looks the same as a missing one
    if (state?.ownerId !== by) throw new Rejection('conversation_not_found');
    if (command.type === 'EraseConversation') {
      return state.erased ? [] : [{ type: 'ConversationErased', data: { conversationId } }];
    }
    if (state.deleted) throw new Rejection('conversation_not_found');

    switch (command.type) {
      case 'RenameConversation': {
        const { title } = command;
        if (title === state.title && state.titledByStudent) return [];
        return [{ type: 'ConversationRenamed', data: { conversationId, title } }];
      }
      case 'DeleteConversation':
        return [{ type: 'ConversationDeleted', data: { conversationId } }];
      case 'AddMessage': {
        const { message } = command;
        if (state.messages.includes(message.messageId)) throw new Rejection('already_exists');
        const position = state.messages.length;
        const title = titleAfter(state, message);
        return [
          { type: 'MessageAdded', data: { conversationId, position, ...message } },
          ...(title === state.title ? [] : [{ type: 'ConversationTitled', data: { conversationId, title } } as const]),
        ];
      }
    }
  },
};
