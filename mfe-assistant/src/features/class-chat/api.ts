import {
  deleteConversation,
  listChatModels,
  listConversations,
  listDocuments,
  listMessages,
  renameConversation,
  type ChatReply,
  type ClassId,
  type ConversationId,
  type MessageView,
} from '@hub/contracts';
import { call, change, query, useChange } from '@hub/mfe';
import { skipToken, useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';

export const conversationsOf = (classId: ClassId) => query(listConversations, { params: { id: classId } });
export const messagesOf = (id: ConversationId) => query(listMessages, { params: { id } });

/** The query key of a reply from when it is shown until it is saved. */
export const unsavedKey = (id: ConversationId) => ['class-chat', 'unsaved', id];

export const useConversations = (classId: ClassId) => useQuery(conversationsOf(classId));

/** None are read while no conversation is open. */
export const useMessages = (id: ConversationId | null) =>
  useQuery<MessageView[]>(id ? messagesOf(id) : { queryKey: ['class-chat', 'none'], queryFn: skipToken });
export const useUnsavedReply = (id: ConversationId) =>
  useQuery<ChatReply | null>({ queryKey: unsavedKey(id), queryFn: skipToken }).data ?? null;

/** The language models that answer here, if any. */
export const useModels = () => useQuery(query(listChatModels)).data?.models;

/** The documents of a class, for the names of those that replies quote. */
export const useDocuments = (classId: ClassId) => useQuery(query(listDocuments, { query: { classId } }));

export const useRename = (classId: ClassId, { onRenamed }: { onRenamed: () => void }) =>
  useChange({
    send: async ({ id, title }: { id: ConversationId; title: string }) => ({
      answer: await call(renameConversation, { params: { id }, body: { title } }),
    }),
    refresh: [conversationsOf(classId).queryKey],
    done: { title: t('chat.notice.renamed') },
    failed: { title: t('chat.notice.rename') },
    onDone: onRenamed,
  });

export const useDelete = (classId: ClassId, { onDeleted }: { onDeleted: () => void }) =>
  useChange({
    send: (id: ConversationId) => change(deleteConversation, { params: { id } }),
    refresh: [conversationsOf(classId).queryKey],
    done: { title: t('chat.notice.deleted') },
    failed: { title: t('chat.notice.delete') },
    onDone: onDeleted,
  });
