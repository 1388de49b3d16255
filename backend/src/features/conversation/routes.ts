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
import { acceptAttachment } from './attachment.ts';
import { answer, type ChatDeps } from './chat.ts';
import { type MessageDeps, saveMessage } from './messages.ts';

export interface ConversationDeps extends ChatDeps, MessageDeps {
  conversationsOf: (owner: UserId, classId: ClassId) => Promise<ConversationView[]>;
  findConversation: (owner: UserId, id: ConversationId) => Promise<ConversationView | undefined>;
  readonly aiModels: readonly string[];
  messagesOf: (owner: UserId, id: ConversationId) => Promise<MessageView[]>;
}

export const conversationRoutes = (router: Router, deps: ConversationDeps) => {
  const { handle, conversationsOf, findConversation, conversationOf, messagesOf, classOf } = deps;

  mount(router, listConversations, async ({ params, user }) => {
    await classOf(user.id, params.id);
    return conversationsOf(user.id, params.id);
  });

  mount(router, addConversation, async ({ params, body, user, context }) => {
    const classId = params.id;
    await classOf(user.id, classId);
    const conversationId = ConversationId.parse(context.newId());
    const title = creationTitle(body.title);
    await handle({ type: 'StartConversation', conversationId, by: user.id, classId, title }, context);
    // recorded all the same when the read model lags
    const createdAt = new Date().toISOString();
    const lagging = { id: conversationId, classId, title, messageCount: 0, lastActivityAt: createdAt, createdAt };
    return (await findConversation(user.id, conversationId)) ?? lagging;
  });

  mount(router, renameConversation, async ({ params, body, user, context }) => {
    const { title } = body;
    await handle({ type: 'RenameConversation', conversationId: params.id, by: user.id, title }, context);
    return conversationOf(user.id, params.id);
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
    return saveMessage(deps, { form: body, conversation, by: user.id, context });
  });

  mount(router, listChatModels, async () => ({ models: [...deps.aiModels] }));

  mountForm(router, chat, {
    accepts: acceptAttachment,
    handle: ({ body, file, user, context }) => answer(deps, { fields: body, file, by: user.id, context }),
  });
};
