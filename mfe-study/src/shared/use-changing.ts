import type { CommandId } from '@hub/contracts';
import { reasonOf, useShell, useUndo, type Notice } from '@hub/mfe';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

interface Changed<Answer> {
  readonly answer: Answer;
  readonly commandId: CommandId | null;
}

interface Changing<Input, Answer> {
  /** The call, by `change`. */
  readonly make: (input: Input) => Promise<Changed<Answer>>;
  /** The query keys, by their first elements, that are read anew before success is told. */
  readonly stale: readonly QueryKey[];
  readonly done?: (answer: Answer, input: Input) => Notice;
  /** The specified text; the server's own reason stands below it. */
  readonly failed: Notice;
  readonly onDone?: ((answer: Answer, input: Input) => void) | undefined;
}

/** A change of what the server keeps: reads anew what it touches, tells how it went and offers Undo. */
export const useChanging = <Input, Answer>({ make, stale, done, failed, onDone }: Changing<Input, Answer>) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const undo = useUndo();
  return useMutation({
    mutationFn: make,
    onSuccess: async ({ answer, commandId }, input) => {
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
      if (done) notify({ ...done(answer, input), ...undo(commandId) });
      onDone?.(answer, input);
    },
    onError: (error) => {
      const reason = reasonOf(error, '');
      notify({ ...(reason && { description: reason }), ...failed, tone: 'destructive' });
    },
  });
};
