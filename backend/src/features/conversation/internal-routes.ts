import { attachmentPath, chatContext, UserId } from '@hub/contracts';
import type { ClassId, ClassView, ConversationId, ConversationView, DocumentView, MessageView } from '@hub/contracts';
import type Router from '@koa/router';
import { z } from 'zod';
import { Rejection } from '../../platform/domain/index.ts';
import { mountInternal, mountInternalFile } from '../../platform/http/routing/index.ts';

type Turn = Pick<MessageView, 'type' | 'content'>;

export interface InternalDependencies {
  classOf: (owner: UserId, id: ClassId) => Promise<ClassView>;
  conversationOf: (owner: UserId, id: ConversationId) => Promise<ConversationView>;
  turnsIn: (owner: UserId, id: ConversationId) => Promise<readonly Turn[]>;
  /** Recently uploaded documents that cannot be searched yet. */
  unreadIn: (owner: UserId, id: ClassId) => Promise<Pick<DocumentView, 'id' | 'name'>[]>;
  fileOf: (owner: UserId, key: string) => Promise<Uint8Array>;
}

/** Drops the message to be answered, which is saved already. */
const before = (turns: readonly Turn[]) => (turns.at(-1)?.type === 'user' ? turns.slice(0, -1) : turns);

/** The endpoints that the chat workflow calls. */
export const internalConversationRoutes = (router: Router, dependencies: InternalDependencies) => {
  const { classOf, conversationOf, turnsIn, unreadIn, fileOf } = dependencies;

  mountInternal(router, chatContext, async ({ params, query }) => {
    const { studentId, classId } = params;
    const { conversationId } = query;
    const found = await classOf(studentId, classId);
    const unread = await unreadIn(studentId, classId);
    if (!conversationId) return { class: found, turns: [], unread };
    const conversation = await conversationOf(studentId, conversationId);
    if (conversation.classId !== classId) throw new Rejection('conversation_not_found');
    return { class: found, turns: [...before(await turnsIn(studentId, conversationId))], unread };
  });

  const params = z.object({ studentId: UserId, key: z.string() });
  mountInternalFile(router, { path: attachmentPath, params }, async ({ params: { studentId, key } }) => ({
    content: await fileOf(studentId, key),
    name: 'attachment',
    mimeType: 'application/octet-stream',
  }));
};
