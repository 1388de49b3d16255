import { chat, type ClassId, type ConversationId, type MessageView } from '@hub/contracts';
import { call, forgetDraft } from '@hub/mfe';
import { todayIn } from '@hub/ui';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { conversationsOf, unsavedKey } from '../api.ts';
import { useSave } from './use-save.ts';
import { noReply, useTold } from './failure-notices.ts';

export interface Question {
  text: string;
  file: File | null;
}

interface AskedIn extends Question {
  conversationId: ConversationId;
}

const asking = ['class-chat', 'ask'];

const formOf = (classId: ClassId, { conversationId, text, file }: AskedIn) => {
  const form = new FormData();
  const fields = { message: text, classId, conversationId, today: todayIn() };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', file); // last: the server reads the fields before the file
  return form;
};

/**
 * Requests the reply to the last message, shows it, then saves it (specification §4). A reply that could not be saved
 * is saved by the next try, without asking again.
 */
export const useAsk = (classId: ClassId) => {
  const client = useQueryClient();
  const told = useTold();
  const { saveReply } = useSave();
  return useMutation({
    mutationKey: asking,
    mutationFn: async (asked: AskedIn) => {
      const unsaved = unsavedKey(asked.conversationId);
      if (!client.getQueryData(unsaved)) {
        forgetDraft(client, asked.conversationId);
        const asks = call(chat, { form: formOf(classId, asked) });
        client.setQueryData(unsaved, await told(asks, noReply));
      }
      await saveReply(asked.conversationId);
    },
    onSettled: () => client.invalidateQueries({ queryKey: conversationsOf(classId).queryKey }),
  });
};

const useAsked = (id: ConversationId | null, status: 'pending' | 'error') =>
  useMutationState({
    filters: { mutationKey: asking, status },
    select: ({ state }) => state.variables as AskedIn,
  }).findLast(({ conversationId }) => conversationId === id);

/** Whether a reply in this conversation is pending, requested anywhere on the page. */
export const useIsAsking = (id: ConversationId | null) => useAsked(id, 'pending') !== undefined;

/** Retries the last message, with its file while the page still has it. */
export const useRetry = (classId: ClassId, last: MessageView | undefined) => {
  const { mutate } = useAsk(classId);
  const failed = useAsked(last?.conversationId ?? null, 'error');
  const file = failed && failed.text === last?.content ? failed.file : null;
  const retry = () => {
    if (last) mutate({ conversationId: last.conversationId, text: last.content, file });
  };
  return { retry, file };
};
