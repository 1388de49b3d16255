import {
  type ClassId,
  type ConversationId,
  ConversationView,
  type MessageId,
  MessageView,
  type UserId,
} from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { columnsOf, type RecordedEvents, rowAfter, viewOf } from '../../platform/read-models/index.ts';
import { conversationList, type ConversationRow, messageList, type MessageRow } from './projection.ts';

const messageColumns = columnsOf(MessageView);
const messageView = viewOf(MessageView);
const conversationView = viewOf(ConversationView);

const said = `cross join lateral (
  select count(*)::int as message_count, max(message_list.created_at) as last_message_at
  from ${messageList.table} where conversation_id = ${conversationList.table}.id
) as said`;
const activity = 'coalesce(last_message_at, created_at) as last_activity_at';

type Said = ConversationRow & Pick<ConversationView, 'id' | 'messageCount' | 'lastActivityAt'>;

/** The number of earlier turns that a reply takes into account. */
const latestTurns = 12;

export const conversationQueries = (db: Knex) => {
  const stored = () => db<ConversationRow & { id: ConversationId }>(conversationList.table);

  const viewed = (ownerId: UserId) =>
    stored()
      .where({ ownerId, deletedAt: null })
      .joinRaw(said)
      .select<Said[]>(`${conversationList.table}.*`, 'messageCount', db.raw(activity));

  const messages = (ownerId: UserId) => db<MessageRow & { id: MessageId }>(messageList.table).where({ ownerId });

  return {
    /** Ids of one class, including deleted ones. */
    idsIn: (ownerId: UserId, classId: ClassId): Promise<ConversationId[]> =>
      stored().where({ ownerId, classId }).pluck('id'),

    /** Rows of all students that were deleted before an instant, ISO 8601 UTC, and are not erased yet. */
    deletedBefore: (instant: string): Promise<{ id: ConversationId; ownerId: UserId }[]> =>
      stored().where('deletedAt', '<', instant).select('id', 'ownerId'),

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
      ).map(conversationView),

    /** @throws Rejection `conversation_not_found`, also for another student's conversation */
    conversationOf: async (owner: UserId, id: ConversationId): Promise<ConversationView> => {
      const found = await viewed(owner).where({ id }).first();
      if (!found) throw new Rejection('conversation_not_found');
      return conversationView(found);
    },

    /** The conversation after a command to it. @throws Rejection `conversation_not_found` */
    conversationAfter: async (
      owner: UserId,
      id: ConversationId,
      recorded: RecordedEvents,
    ): Promise<ConversationView> => {
      const found = await viewed(owner).where({ id }).first();
      const row = rowAfter(conversationList, { id, row: found }, recorded);
      if (!row || row.deletedAt) throw new Rejection('conversation_not_found');
      const { messageCount = 0, lastActivityAt = row.createdAt } = found ?? {};
      return conversationView({ ...row, id, messageCount, lastActivityAt });
    },

    /** Oldest first. */
    messagesOf: async (owner: UserId, conversationId: ConversationId): Promise<MessageView[]> =>
      withinListLimit(
        await messages(owner)
          .where({ conversationId })
          .select(messageColumns)
          .orderBy('position')
          .limit(listLimit + 1),
      ),

    /** The message that a command added. */
    messageAfter: async (owner: UserId, id: MessageId, recorded: RecordedEvents): Promise<MessageView> => {
      const row = rowAfter(messageList, { id, row: await messages(owner).where({ id }).first() }, recorded);
      if (!row) throw new Rejection('conversation_not_found');
      return messageView({ ...row, id });
    },

    /** The latest verified messages, oldest first. */
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
