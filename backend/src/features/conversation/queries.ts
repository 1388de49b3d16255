import {
  type ClassId,
  type ConversationId,
  type ConversationView,
  type MessageId,
  MessageView,
  type UserId,
} from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { conversationList, type ConversationRow, messageList, type MessageRow } from './projection.ts';

const messageColumns = Object.keys(MessageView.shape) as (keyof MessageView)[];

const said = `cross join lateral (
  select count(*)::int as message_count, max(message_list.created_at) as last_message_at
  from ${messageList.table} where conversation_id = ${conversationList.table}.id
) as said`;
const activity = 'coalesce(last_message_at, created_at) as last_activity_at';

/** How much of a conversation a reply knows. */
const latestTurns = 12;

export const conversationQueries = (db: Knex) => {
  const stored = () => db<ConversationRow & { id: ConversationId }>(conversationList.table);

  const viewed = (ownerId: UserId) =>
    stored()
      .where({ ownerId, deletedAt: null })
      .joinRaw(said)
      .select('id', 'classId', 'title', 'messageCount', 'createdAt', db.raw(activity));

  const messages = (ownerId: UserId) => db<MessageRow & { id: MessageId }>(messageList.table).where({ ownerId });

  const findConversation = (owner: UserId, id: ConversationId): Promise<ConversationView | undefined> =>
    viewed(owner).where({ id }).first();

  return {
    /** Of a class, deleted ones too. */
    idsIn: (ownerId: UserId, classId: ClassId): Promise<ConversationId[]> =>
      stored().where({ ownerId, classId }).pluck('id'),

    /** Of any student: what was deleted before an instant, ISO 8601 UTC, and not yet erased. */
    deletedBefore: (instant: string): Promise<{ id: ConversationId; ownerId: UserId }[]> =>
      stored().where('deletedAt', '<', instant).select('id', 'ownerId'),

    findConversation,

    /** Last activity first (decision Q106). */
    conversationsOf: async (owner: UserId, classId: ClassId): Promise<ConversationView[]> =>
      withinListLimit(
        await viewed(owner)
          .where({ classId })
          .orderBy([
            { column: 'lastActivityAt', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .limit(listLimit + 1),
      ),

    /** @throws Rejection `conversation_not_found`, also for another student's conversation */
    conversationOf: async (owner: UserId, id: ConversationId): Promise<ConversationView> => {
      const found = await findConversation(owner, id);
      if (!found) throw new Rejection('conversation_not_found');
      return found;
    },

    /** In the order in which they were said. */
    messagesOf: async (owner: UserId, conversationId: ConversationId): Promise<MessageView[]> =>
      withinListLimit(
        await messages(owner)
          .where({ conversationId })
          .select(messageColumns)
          .orderBy('position')
          .limit(listLimit + 1),
      ),

    findMessage: (owner: UserId, id: MessageId): Promise<MessageView | undefined> =>
      messages(owner).where({ id }).first(messageColumns),

    /** The latest that were said or that the server can vouch for, oldest first. */
    turnsIn: async (owner: UserId, conversationId: ConversationId) => {
      const latest = await messages(owner)
        .where({ conversationId, verified: true })
        .select('type', 'content')
        .orderBy('position', 'desc')
        .limit(latestTurns + 1);
      return latest.toReversed();
    },
  };
};
