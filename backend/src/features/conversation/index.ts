import { chatReply, ConversationId } from '@hub/contracts';
import { runAiWork } from '../../platform/workflows/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { classQueries, erasedWithClass, inDeletedClass } from '../class/index.ts';
import { passageQueries } from '../passage/index.ts';
import { conversationAggregate } from './aggregate.ts';
import { internalConversationRoutes, type InternalDependencies } from './internal-routes.ts';
import { conversationList, messageList } from './projection.ts';
import { conversationQueries } from './queries.ts';
import { replies } from './kept-replies.ts';
import { conversationRoutes, type ConversationDependencies } from './routes.ts';

const wire = ({
  db,
  commands,
  files,
  aiModels,
  ...ai
}: FeatureDependencies): ConversationDependencies & InternalDependencies => ({
  ...conversationQueries(db),
  ...replies(db),
  aiModels,
  classOf: classQueries(db).classOf,
  unreadIn: passageQueries(db).unreadIn,
  handle: (command, context) =>
    commands.handle(conversationAggregate, { id: command.conversationId, command }, context),
  storeAttachment: (owner, path, id) => files.put(owner, { path }, `attachment-${id}`),
  deleteAttachment: (owner, key) => files.delete(owner, key),
  fileOf: (owner, key) => files.get(owner, key),
  ask: (ownerId, key, question) =>
    runAiWork(ai, {
      contract: chatReply,
      key,
      ownerId,
      failure: 'reply_failed',
      prepare: question,
    }),
});

export const conversationFeature: Feature = {
  privacy: {
    tables: {
      conversation_list: { owner: 'ownerId' },
      message_list: { owner: 'ownerId' },
      ai_replies: { owner: 'ownerId', secret: 'hashes of replies; the replies that were saved are messages' },
    },
    streams: ['conversation'],
  },
  hiddenIds: ({ db }) => [
    {
      id: ConversationId,
      missing: 'conversation_not_found',
      isHidden: inDeletedClass(db, { table: conversationList.table }),
    },
  ],
  ...erasedWithClass(conversationAggregate, {
    idsIn: (db) => conversationQueries(db).idsIn,
    deletedBefore: (db) => conversationQueries(db).deletedBefore,
    command: (conversationId, by) => ({ type: 'EraseConversation', conversationId, by }),
  }),
  aggregates: [conversationAggregate],
  projections: [conversationList, messageList],
  /** No record names an attachment after its reply. */
  files: () => ({ attachment: async () => false }),
  routes(router, platform) {
    const dependencies = wire(platform);
    conversationRoutes(router, dependencies);
    internalConversationRoutes(router, dependencies);
  },
};
