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
import { call, change, query, reasonOf, useShell, useUndo } from '@hub/mfe';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages.ts';

export const conversationsOf = (classId: ClassId) => query(listConversations, { params: { id: classId } });
export const messagesOf = (id: ConversationId) => query(listMessages, { params: { id } });

/** Where a reply stands from the moment that it is shown until it is saved. */
export const unsavedKey = (id: ConversationId) => ['class-chat', 'unsaved', id];

export const useConversations = (classId: ClassId) => useQuery(conversationsOf(classId));
/** None are read while no conversation is open. */
export const useMessages = (id: ConversationId | null) =>
  useQuery<MessageView[]>(id ? messagesOf(id) : { queryKey: ['class-chat', 'none'], queryFn: skipToken });
export const useUnsavedReply = (id: ConversationId) =>
  useQuery<ChatReply | null>({ queryKey: unsavedKey(id), queryFn: skipToken }).data ?? null;

/** The language models that answer here, if any. */
export const useModels = () => useQuery(query(listChatModels)).data?.models;

/** The documents of a class, for the names of what replies quote. */
export const useDocuments = (classId: ClassId) => useQuery(query(listDocuments, { query: { classId } }));

export const useRename = (classId: ClassId, { onRenamed }: { onRenamed: () => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationFn: ({ id, title }: { id: ConversationId; title: string }) =>
      call(renameConversation, { params: { id }, body: { title } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: conversationsOf(classId).queryKey });
      notify({ title: t('chat.notice.renamed') });
      onRenamed();
    },
    onError: (error) =>
      notify({ title: t('chat.notice.rename'), description: reasonOf(error, ''), tone: 'destructive' }),
  });
};

export const useDelete = (classId: ClassId, { onDeleted }: { onDeleted: () => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const undo = useUndo();
  return useMutation({
    mutationFn: (id: ConversationId) => change(deleteConversation, { params: { id } }),
    onSuccess: async ({ commandId }) => {
      await client.invalidateQueries({ queryKey: conversationsOf(classId).queryKey });
      notify({ title: t('chat.notice.deleted'), ...undo(commandId) });
      onDeleted();
    },
    onError: (error) =>
      notify({ title: t('chat.notice.delete'), description: reasonOf(error, ''), tone: 'destructive' }),
  });
};
