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
  const formOf = (message: string): Asked =>
    error && variables?.message === message
      ? variables
      : { message, context: contextOf(client), chatHistory: latestOf(turns) };

  const send = () => {
    const message = draft.trim();
    if (!message || isPending) return;
    const form = formOf(message);
    setDraft('');
    mutate(form, {
      // neither is called once the conversation was cleared
      onSuccess: ({ message: content, actions }) => {
        const asked: Turn = { role: 'user', content: message, timestamp: askedAt(form), actions: [] };
        setTurns((before) => [...before, asked, { role: 'assistant', content, timestamp: now(), actions }]);
      },
      onError: () => setDraft((typed) => (typed ? `${message}\n${typed}` : message)),
    });
  };

  return {
    turns,
    draft,
    setDraft,
    send,
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
