import { undo, type CommandId } from '@hub/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { call, reasonOf } from './api.ts';
import { useShell, type Notice } from './shell.ts';

/**
 * Makes the Undo button of a notice from the `commandId` that {@link change} gave; nothing where there is none.
 * What was taken back is read anew on every screen.
 */
export const useUndo = () => {
  const client = useQueryClient();
  const { notify } = useShell();

  const takeBack = async (commandId: CommandId) => {
    try {
      await call(undo, { params: { commandId } });
      await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/') });
      notify({ title: 'Change undone' });
    } catch (error) {
      notify({ title: 'Error', description: reasonOf(error, 'Failed to undo the change'), tone: 'destructive' });
    }
  };

  return (commandId: CommandId | null): Pick<Notice, 'action'> =>
    commandId ? { action: { label: 'Undo', onClick: () => void takeBack(commandId) } } : {};
};
