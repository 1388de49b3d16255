import { undo, type CommandId } from '@hub/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { call, reasonOf } from './api.ts';
import { t } from './messages.ts';
import { useShell, type Notice } from './shell.ts';

/**
 * Undoes a change by its command id, refreshes every screen and shows a notice of success or failure.
 * @returns whether it was undone; never rejects.
 */
export const useTakeBack = () => {
  const client = useQueryClient();
  const { notify } = useShell();

  return async (commandId: CommandId): Promise<boolean> => {
    try {
      await call(undo, { params: { commandId } });
      await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/') });
      notify({ title: t('undone') });
      return true;
    } catch (error) {
      notify({ title: t('error'), description: reasonOf(error, t('undoFailed')), tone: 'destructive' });
      return false;
    }
  };
};

/** Makes the Undo button of a notice from the `commandId` that {@link change} returned; nothing without one. */
export const useUndo = () => {
  const takeBack = useTakeBack();
  return (commandId: CommandId | null): Pick<Notice, 'action'> =>
    commandId ? { action: { label: t('undo'), onClick: () => void takeBack(commandId) } } : {};
};
