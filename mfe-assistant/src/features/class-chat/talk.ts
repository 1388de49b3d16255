import {
  addConversation,
  addMessage,
  chat,
  firstTitle,
  type ChatReply,
  type ClassId,
  type ConversationId,
  type MessageView,
} from '@hub/contracts';
import { ApiError, call, reasonOf, useShell, type Notice } from '@hub/mfe';
import { useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { conversationsOf, messagesOf, unsavedKey } from './api.ts';

export interface Question {
  text: string;
  file: File | null;
}
export interface AskedIn extends Question {
  conversationId: ConversationId;
}

const asking = ['class-chat', 'ask'];

const refused =
  (title: string) =>
  (error: unknown): Notice => ({
    title,
    description: reasonOf(error, ''),
    tone: 'destructive',
  });

/** The server's word on why there is no reply; its silence is a message that was not sent (specification §8). */
const noReply = (error: unknown): Notice =>
  error instanceof ApiError
    ? refused(t('chat.notice.chat'))(error)
    : { title: t('chat.notice.error'), description: t('chat.notice.send'), tone: 'destructive' };

/** Tells of the step that failed, in its own words, and lets the failure go on. */
const useTold = () => {
  const { notify } = useShell();
  return <Result>(step: Promise<Result>, noticeOf: (error: unknown) => Notice): Promise<Result> =>
    step.catch((error: unknown) => {
      notify(noticeOf(error));
      throw error;
    });
};

const formOf = (classId: ClassId, { conversationId, text, file }: AskedIn) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ message: text, classId, conversationId })) form.set(name, value);
  if (file) form.set('file', file); // last, so that a reader of the stream knows what it is for
  return form;
};

const show = (client: QueryClient, message: MessageView) =>
  client.setQueryData(
    messagesOf(message.conversationId).queryKey,
    (list: MessageView[] | undefined) => list && [...list.filter(({ id }) => id !== message.id), message],
  );

/**
 * Has what was said last answered: the reply is shown, then saved (specification §4). A reply that was shown and could
 * not be saved is saved by the next try; nothing is asked twice.
 */
const useAsk = (classId: ClassId) => {
  const client = useQueryClient();
  const told = useTold();
  return useMutation({
    mutationKey: asking,
    mutationFn: async (asked: AskedIn) => {
      const { conversationId } = asked;
      const unsaved = unsavedKey(conversationId);
      const reply =
        client.getQueryData<ChatReply | null>(unsaved) ??
        (await told(call(chat, { body: formOf(classId, asked) }), noReply));
      client.setQueryData(unsaved, reply);
      const { response, modelUsed } = reply;
      const body = { conversationId, type: 'bot', content: response, modelUsed } as const;
      const saved = call(addMessage, { params: { id: conversationId }, body });
      show(client, await told(saved, refused(t('chat.notice.save'))));
      client.setQueryData(unsaved, null);
    },
    onSettled: () => client.invalidateQueries({ queryKey: conversationsOf(classId).queryKey }),
  });
};

const useAsked = (id: ConversationId | null, status: 'pending' | 'error') =>
  useMutationState({
    filters: { mutationKey: asking, status },
    select: ({ state }) => state.variables as AskedIn,
  }).findLast(({ conversationId }) => conversationId === id);

/** Whether a reply in this conversation is on its way, wherever on the page it was asked for. */
export const useIsAsking = (id: ConversationId | null) => useAsked(id, 'pending') !== undefined;

/** What is asked when what was said last is tried again; with its file while the page still has it. */
export const useRetry = (classId: ClassId, last: MessageView | undefined) => {
  const { mutate } = useAsk(classId);
  const failed = useAsked(last?.conversationId ?? null, 'error');
  return () => {
    if (!last) return;
    const { conversationId, content: text } = last;
    mutate(failed?.text === text ? failed : { conversationId, text, file: null });
  };
};

interface Saying extends Question {
  /** None yet: what is said begins one (decision Q103). */
  conversationId: ConversationId | null;
}

/** Saves what the student says, in a new conversation if need be, and has it answered. */
export const useSay = (classId: ClassId, { onStarted }: { onStarted: (id: ConversationId) => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const told = useTold();
  const { mutate: ask } = useAsk(classId);

  const start = async (text: string) => {
    const body = { title: firstTitle(text) };
    const started = call(addConversation, { params: { id: classId }, body });
    const { id } = await told(started, refused(t('chat.notice.create')));
    client.setQueryData(messagesOf(id).queryKey, []);
    notify({ title: t('chat.notice.created') });
    onStarted(id);
    return id;
  };

  return useMutation({
    mutationFn: async ({ conversationId, text }: Saying) => {
      const id = conversationId ?? (await start(text));
      const body = { conversationId: id, type: 'user', content: text } as const;
      return told(call(addMessage, { params: { id }, body }), refused(t('chat.notice.save')));
    },
    onSuccess: (message, { text, file }) => {
      show(client, message);
      void client.invalidateQueries({ queryKey: conversationsOf(classId).queryKey });
      ask({ conversationId: message.conversationId, text, file });
    },
  });
};
