import type { CommandId } from '@hub/contracts';
import { reasonOf, useShell, useUndo, type Notice } from '@hub/mfe';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface Change<Wish> {
  send: (wish: Wish) => Promise<{ commandId: CommandId | null }>;
  /** The query keys of what it changes. */
  changes: readonly (readonly unknown[])[];
  done: Notice;
  /** The description stands where the server gives no reason. */
  failed: { title: string; description: string };
  /** Shows the change before the server has answered; what it returns takes that back. */
  ahead?: (wish: Wish) => () => void;
  onDone?: () => void;
}

/** A change by the student: what it touches is read anew, and the notice of it offers Undo. */
export const useChange = <Wish>({ send, changes, done, failed, ahead, onDone }: Change<Wish>) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const undo = useUndo();
  const readAnew = () => Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: send,
    onMutate: (wish) => ({ takeBack: ahead?.(wish) }),
    onSuccess: async ({ commandId }) => {
      await readAnew();
      notify({ ...done, ...undo(commandId) });
      onDone?.();
    },
    onError: (error, _, shown) => {
      shown?.takeBack?.();
      notify({ title: failed.title, description: reasonOf(error, failed.description), tone: 'destructive' });
      return readAnew();
    },
  });
};
