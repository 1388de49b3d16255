import { reasonOf, useShell } from '@hub/mfe';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSchedulingChat, type Asked } from './api.ts';
import { contextOf } from './context.ts';
import { keepTurns, keptTurns } from './kept-turns.ts';
import { latestOf, withUndone, type Turn } from './turn.ts';

export type Assistant = ReturnType<typeof useAssistant>;

/** The conversation of this tab; it is kept while the panel is closed. */
export const useAssistant = () => {
  const { user } = useShell();
  const client = useQueryClient();
  const [turns, setTurns] = useState(() => keptTurns(user.id));
  const [draft, setDraft] = useState('');
  const { mutate, reset, isPending, error, variables } = useSchedulingChat();
  useEffect(() => keepTurns(user.id, turns), [user.id, turns]);

  // a failed message is sent again unchanged: with the same key the server executes it once
  const formOf = (message: string, answer: Asked['answer']): Asked =>
    error && variables?.message === message && variables.answer?.questionId === answer?.questionId
      ? variables
      : { message, context: contextOf(client), chatHistory: latestOf(turns), ...(answer && { answer }) };

  const ask = (form: Asked) => {
    const { message } = form;
    mutate(form, {
      // neither is called once the conversation was cleared
      onSuccess: ({ message: content, actions, question, undone = [] }) => {
        const asked: Turn = { role: 'user', content: message, timestamp: askedAt(form), actions: [] };
        const said: Turn = { role: 'assistant', content, timestamp: now(), actions, ...(question && { question }) };
        setTurns((before) => [...undone.reduce<readonly Turn[]>(withUndone, before), asked, said]);
      },
      // an answer by a button can be pressed again
      onError: () => form.answer ?? setDraft((typed) => (typed ? `${message}\n${typed}` : message)),
    });
  };

  const send = () => {
    const message = draft.trim();
    if (!message || isPending) return;
    setDraft('');
    ask(formOf(message, undefined));
  };

  return {
    turns,
    draft,
    setDraft,
    send,
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
      setTurns([]);
    },
    markUndone: (commandId: string) => setTurns((before) => withUndone(before, commandId)),
  };
};

const now = () => new Date().toISOString();
const askedAt = ({ context }: Asked) => context?.currentDate ?? now();
