import type { ClassId, UserId } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { ConversationChange, type MessageAdded, MessageRowEvent } from './events.ts';

export interface ConversationRow {
  ownerId: UserId;
  classId: ClassId;
  title: string;
  createdAt: string;
  deletedAt: string | null;
}

/** Those of a deleted conversation stay for as long as it can come back; no query shows them without it. */
export type MessageRow = Omit<MessageAdded['data'], 'messageId' | 'provenance' | 'attachmentName'> & {
  ownerId: UserId;
  attachmentName: string | null;
  createdAt: string;
};

const common = { version: 1, categories: ['conversation'] }; // raise the version to rebuild from the first event
const listKey = '/api/classes/:id/conversations';

export const conversationList: Projection<ConversationChange, ConversationRow> = {
  ...common,
  name: 'conversation-list',
  table: 'conversation_list',
  events: ConversationChange,
  queryKeys: [listKey],
  key: (event) => event.data.conversationId,

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'ConversationStarted': {
        const { conversationId: _id, ...fields } = event.data;
        return { ...fields, createdAt: recordedAt, deletedAt: null };
      }
      case 'ConversationRestored': {
        const { conversationId: _id, titledByStudent: _by, ...fields } = event.data;
        return { ...fields, deletedAt: null };
      }
      case 'ConversationRenamed':
      case 'ConversationTitled':
        return row && { ...row, title: event.data.title };
      case 'ConversationDeleted':
        return row && { ...row, deletedAt: recordedAt };
      case 'ConversationErased':
        return null;
    }
  },
};

const messageTable = 'message_list';

export const messageList: Projection<MessageRowEvent, MessageRow> = {
  ...common,
  name: 'message-list',
  table: messageTable,
  events: MessageRowEvent,
  queryKeys: ['/api/conversations/:id/messages', listKey],
  key: ({ type, data }) => (type === 'MessageAdded' ? data.messageId : data.conversationId),

  evolve(_row, { type, data }, { ownerId, recordedAt }) {
    if (type === 'ConversationErased') return null;
    const { messageId: _id, provenance: _of, attachmentName = null, ...fields } = data;
    return { ...fields, attachmentName, ownerId: ownerId as UserId, createdAt: recordedAt };
  },

  applyTo({ type, data }) {
    if (type !== 'ConversationErased') return undefined;
    return (trx) => trx(messageTable).where({ conversationId: data.conversationId }).delete();
  },
};
