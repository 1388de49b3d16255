import { reasonOf } from '@hub/mfe';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSchedulingChat, type Asked } from './api.ts';
import { contextOf } from './context.ts';
import { latestOf, withUndone, type Turn } from './turn.ts';
import { useTurns } from './use-turns.ts';

export type Assistant = ReturnType<typeof useAssistant>;

interface Options {
  /** Every change is shown before it is made. */
  askFirst?: boolean;
}

/** The conversation of this tab; it is kept while the panel is closed. */
export const useAssistant = ({ askFirst = false }: Options = {}) => {
  const client = useQueryClient();
  const { turns, setTurns } = useTurns();
  const [draft, setDraft] = useState('');
  const { mutate, reset, isPending, error, variables } = useSchedulingChat();

  // a failed message is sent again unchanged: with the same key the server executes it once
  const formOf = (message: string, answer: Asked['answer']): Asked =>
    error && variables?.message === message && variables.answer?.questionId === answer?.questionId
      ? variables
      : {
          message,
          context: contextOf(client),
          chatHistory: latestOf(turns),
          ...(answer && { answer }),
          ...(askFirst && { askFirst }),
        };

  const ask = (form: Asked) => {
    const { message } = form;
    mutate(form, {
      // neither is called once the conversation was cleared
      onSuccess: ({ message: content, actions, question, planned, undone = [] }) => {
        const asked: Turn = { role: 'user', content: message, timestamp: askedAt(form), actions: [] };
        const asks = { ...(question && { question }), ...(planned && { planned }) };
        const said: Turn = { role: 'assistant', content, timestamp: now(), actions, ...asks };
        setTurns((before) => [...undone.reduce<readonly Turn[]>(withUndone, before), asked, said]);
      },
      // an answer by a button can be pressed again
      onError: () => form.answer ?? setDraft((typed) => (typed ? `${message}\n${typed}` : message)),
    });
  };

  const say = (text: string) => {
    const message = text.trim();
    if (!message || isPending) return;
    setDraft('');
    ask(formOf(message, undefined));
  };

  return {
    turns,
    draft,
    setDraft,
    say,
    send: () => say(draft),
    /** Chooses an option of the open question by its button. */
    answer: (questionId: string, option: { readonly index: number; readonly label: string }) => {
      if (!isPending) ask(formOf(option.label, { questionId, option: option.index }));
    },
    /** The message without a reply yet. */
    pending: isPending && variables ? { message: variables.message, timestamp: askedAt(variables) } : null,
    /** Why the last message got no reply; null without a failure, '' without a reason. */
    failure: error && reasonOf(error, ''),
    clear: () => {
      reset();
      setDraft('');
      setTurns(() => []);
    },
    markUndone: (commandId: string) => setTurns((before) => withUndone(before, commandId)),
  };
};

const now = () => new Date().toISOString();
const askedAt = ({ context }: Asked) => context?.currentDate ?? now();
