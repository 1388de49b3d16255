import { chatReply, type ClassId, ConversationId, type UserId } from '@hub/contracts';
import { runAiWork } from '../../platform/workflows/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { classQueries, inDeletedClass } from '../class/index.ts';
import { conversationAggregate } from './aggregate.ts';
import { internalConversationRoutes, type InternalDeps } from './internal-routes.ts';
import { conversationList, messageList } from './projection.ts';
import { conversationQueries } from './queries.ts';
import { replies } from './replies.ts';
import { conversationRoutes, type ConversationDeps } from './routes.ts';

const wire = ({ db, commands, files, aiModels, ...ai }: FeatureDependencies): ConversationDeps & InternalDeps => ({
  ...conversationQueries(db),
  ...replies(db),
  aiModels,
  classOf: classQueries(db).classOf,
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

const erasing = (id: ConversationId, by: UserId) =>
  ({ id, command: { type: 'EraseConversation', conversationId: id, by } }) as const;

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
  goesWith: ({ db, commands }) => ({
    async class(classId, context) {
      const by = context.ownerId as UserId;
      const ids = await conversationQueries(db).idsIn(by, classId as ClassId);
      await commands.handleAll(
        conversationAggregate,
        ids.map((id) => erasing(id, by)),
        context,
      );
    },
  }),
  async eraseDeleted({ db, commands }, { before, contextFor }) {
    const over = await conversationQueries(db).deletedBefore(before);
    for (const { id, ownerId } of over) {
      await commands.handle(conversationAggregate, erasing(id, ownerId), contextFor(ownerId));
    }
    return over.length;
  },
  aggregates: [conversationAggregate],
  projections: [conversationList, messageList],
  /** Nothing names an attachment for longer than its reply takes. */
  files: () => ({ attachment: async () => false }),
  routes(router, parts) {
    const deps = wire(parts);
    conversationRoutes(router, deps);
    internalConversationRoutes(router, deps);
  },
};
