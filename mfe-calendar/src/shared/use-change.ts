import type { CommandId } from '@hub/contracts';
import { reasonOf, useShell, useUndo, type Notice } from '@hub/mfe';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface Change<Wish> {
  /** Under which others find it while it is under way. */
  mutationKey?: readonly unknown[];
  send: (wish: Wish) => Promise<{ commandId: CommandId | null }>;
  /** The query keys of what it changes. */
  changes: readonly (readonly unknown[])[];
  done: Notice;
  /** The description stands where the server gives no reason. */
  failed: { title: string; description: string };
  /** The server has made the change, and nothing is read anew yet. */
  onMade?: (wish: Wish) => void;
  onDone?: () => void;
}

/** A change by the student: what it touches is read anew, and the notice of it offers Undo. */
export const useChange = <Wish>({ send, changes, done, failed, onMade, onDone, ...rest }: Change<Wish>) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const undo = useUndo();
  const readAnew = () => Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({
    ...rest,
    mutationFn: send,
    onSuccess: async ({ commandId }, wish) => {
      onMade?.(wish);
      await readAnew();
      notify({ ...done, ...undo(commandId) });
      onDone?.();
    },
    onError: (error) => {
      notify({ title: failed.title, description: reasonOf(error, failed.description), tone: 'destructive' });
      void readAnew();
    },
  });
};
