import { addMessage, type ChatReply, type ConversationId, type MessageForm, type MessageView } from '@hub/contracts';
import { call } from '@hub/mfe';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { t } from '../../../messages.ts';
import { messagesOf, unsavedKey } from '../api.ts';
import { refused, useTold } from './failure-notices.ts';

/** Saves messages of a conversation, and adds them to the cache. */
export const useSave = () => {
  const client = useQueryClient();
  const told = useTold();

  const save = async (form: z.input<typeof MessageForm>): Promise<MessageView> => {
    const saving = call(addMessage, { params: { id: form.conversationId }, body: form });
    const message = await told(saving, refused(t('chat.notice.save')));
    client.setQueryData(
      messagesOf(message.conversationId).queryKey,
      (list: MessageView[] | undefined) => list && [...list.filter(({ id }) => id !== message.id), message],
    );
    return message;
  };

  /** Saves the reply that is shown but not saved yet, if there is one. */
  const saveReply = async (conversationId: ConversationId) => {
    const reply = client.getQueryData<ChatReply | null>(unsavedKey(conversationId));
    if (!reply) return;
    await save({ conversationId, type: 'bot', content: reply.response, modelUsed: reply.modelUsed });
    client.setQueryData(unsavedKey(conversationId), null);
  };

  return { save, saveReply };
};
