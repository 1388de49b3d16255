import { addConversation, firstTitle, type ClassId, type ConversationId } from '@hub/contracts';
import { call, useShell } from '@hub/mfe';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../messages.ts';
import { conversationsOf, messagesOf } from '../api.ts';
import { useAsk, type Question } from './use-ask.ts';
import { useSave } from './use-save.ts';
import { refused, useTold } from './failure-notices.ts';

interface Saying extends Question {
  /** Null starts a new conversation (decision Q103). */
  conversationId: ConversationId | null;
}

/** Saves the student's message, in a new conversation if needed, and requests the reply. */
export const useSay = (classId: ClassId, { onStarted }: { onStarted: (id: ConversationId) => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const told = useTold();
  const { save, saveReply } = useSave();
  const { mutate: ask } = useAsk(classId);

  const start = async (text: string) => {
    const starting = call(addConversation, { params: { id: classId }, body: { title: firstTitle(text) } });
    const { id } = await told(starting, refused(t('chat.notice.create')));
    client.setQueryData(messagesOf(id).queryKey, []);
    notify({ title: t('chat.notice.created') });
    onStarted(id);
    return id;
  };

  return useMutation({
    mutationFn: async ({ conversationId, text, file }: Saying) => {
      const id = conversationId ?? (await start(text));
      await saveReply(id); // keeps each reply after its own question
      return save({ conversationId: id, type: 'user', content: text, ...(file && { attachmentName: file.name }) });
    },
    onSuccess: ({ conversationId }, { text, file }) => {
      void client.invalidateQueries({ queryKey: conversationsOf(classId).queryKey });
      ask({ conversationId, text, file });
    },
  });
};
