import type { CommandId } from '@hub/contracts';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { reasonOf } from './api.ts';
import { useShell, type Notice } from './shell.ts';
import { useUndo } from './use-undo.ts';

interface Failed {
  title: string;
  /** Shown when the server gives no reason. */
  fallback?: string;
  /** Always shown, and never the server's reason: for texts that the specification fixes. */
  description?: string;
}

interface Change<Input, Answer> {
  /** Sends it. Use `change` where the student can undo it; without a `commandId` the notice has no Undo. */
  send: (input: Input) => Promise<{ answer: Answer; commandId?: CommandId | null }>;
  /** The query keys, or their first elements, of what it changes. */
  refresh?: readonly QueryKey[];
  /** The notice of success; none by default. */
  done?: Notice | ((answer: Answer, input: Input) => Notice);
  failed: Failed | ((error: Error) => Notice);
  /** Runs when the server has made the change, before anything is refreshed: for changes to the query cache. */
  onSent?: (answer: Answer, input: Input) => void;
  /** Runs last, after the refresh and the notice. */
  onDone?: ((answer: Answer, input: Input) => void) | undefined;
  /** Lets other components find it while it is pending, with `useMutationState` or `useIsMutating`. */
  mutationKey?: readonly unknown[];
}

const noticeOf = ({ title, fallback = '', description }: Failed, error: unknown): Notice => {
  const text = description ?? reasonOf(error, fallback);
  return { title, ...(text && { description: text }), tone: 'destructive' };
};

/**
 * A change that the student makes on the server. On success it refreshes what it touches, then shows a notice with Undo
 * where there is one. On failure it says why, and refreshes too: an answer that got lost may hide a change that was made.
 */
export const useChange = <Answer, Input = void>({
  send,
  refresh = [],
  done,
  failed,
  onSent,
  onDone,
  ...rest
}: Change<Input, Answer>) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const undo = useUndo();
  const refreshAll = () => Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({
    ...rest,
    mutationFn: send,
    onSuccess: async ({ answer, commandId = null }, input) => {
      onSent?.(answer, input);
      await refreshAll();
      if (done) notify({ ...(typeof done === 'function' ? done(answer, input) : done), ...undo(commandId) });
      onDone?.(answer, input);
    },
    onError: (error) => {
      notify(typeof failed === 'function' ? failed(error) : noticeOf(failed, error));
      void refreshAll();
    },
  });
};
