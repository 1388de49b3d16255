import {
  addConversation,
  addMessage,
  chat,
  type ClassId,
  ConversationId,
  type ConversationView,
  creationTitle,
  deleteConversation,
  listChatModels,
  listConversations,
  listMessages,
  type MessageView,
  renameConversation,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import { Rejection } from '../../platform/domain/index.ts';
import { mount, mountForm } from '../../platform/http/routing/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import { acceptAttachment } from './attachment.ts';
import { answerMessage, type ChatDependencies } from './answer-message.ts';
import { type MessageDependencies, saveMessage } from './save-message.ts';

export interface ConversationDependencies extends ChatDependencies, MessageDependencies {
  conversationsOf: (owner: UserId, classId: ClassId) => Promise<ConversationView[]>;
  conversationAfter: (owner: UserId, id: ConversationId, recorded: RecordedEvents) => Promise<ConversationView>;
  readonly aiModels: readonly string[];
  messagesOf: (owner: UserId, id: ConversationId) => Promise<MessageView[]>;
}

export const conversationRoutes = (router: Router, dependencies: ConversationDependencies) => {
  const { handle, conversationsOf, conversationAfter, conversationOf, messagesOf, classOf } = dependencies;

  mount(router, listConversations, async ({ params, user }) => {
    await classOf(user.id, params.id);
    return conversationsOf(user.id, params.id);
  });

  mount(router, addConversation, async ({ params, body, user, context }) => {
    const classId = params.id;
    await classOf(user.id, classId);
    const conversationId = ConversationId.parse(context.newId());
    const title = creationTitle(body.title);
    const command = { type: 'StartConversation', conversationId, by: user.id, classId, title } as const;
    return conversationAfter(user.id, conversationId, await handle(command, context));
  });

  mount(router, renameConversation, async ({ params, body, user, context }) => {
    const command = { type: 'RenameConversation', conversationId: params.id, by: user.id, title: body.title } as const;
    return conversationAfter(user.id, params.id, await handle(command, context));
  });

  mount(router, deleteConversation, async ({ params, user, context }) => {
    await handle({ type: 'DeleteConversation', conversationId: params.id, by: user.id }, context);
    return undefined;
  });

  mount(router, listMessages, async ({ params, user }) => {
    await conversationOf(user.id, params.id);
    return messagesOf(user.id, params.id);
  });

  mount(router, addMessage, async ({ params, body, user, context }) => {
    const conversation = await conversationOf(user.id, params.id);
    if (body.conversationId !== params.id) throw new Rejection('other_conversation');
    return saveMessage(dependencies, { form: body, conversation, by: user.id, context });
  });

  mount(router, listChatModels, async () => ({ models: [...dependencies.aiModels] }));

  mountForm(router, chat, {
    accepts: acceptAttachment,
    handle: ({ body, file, user, context }) =>
      answerMessage(dependencies, { fields: body, file, by: user.id, context }),
  });
};
