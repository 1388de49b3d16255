import {
  archiveClass,
  deleteClass,
  getClass,
  getStats,
  listClasses,
  listDocuments,
  listEvents,
  listTasks,
  type ClassId,
  type ClassView,
} from '@hub/contracts';
import { change, keyOf, reasonOf, useShell, useUndo } from '@hub/mfe';
import { useIsMutating, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { t } from '../../messages.ts';

/** The lists that what is in a class leaves with it. */
const contents = [keyOf(listEvents), keyOf(listTasks), keyOf(listDocuments), keyOf(getStats)];

const refresh = (client: QueryClient, ...keys: (readonly unknown[])[]) =>
  Promise.all([...keys, ...contents].map((queryKey) => client.invalidateQueries({ queryKey })));

export const useArchiveClass = ({ id, archived }: ClassView) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const undo = useUndo();
  return useMutation({
    mutationFn: () => change(archiveClass, { params: { id }, body: { archived: !archived } }),
    onSuccess: async ({ commandId }) => {
      await refresh(client, keyOf(listClasses));
      notify({ title: t(archived ? 'menu.unarchived' : 'menu.archived'), ...undo(commandId) });
    },
    onError: (error) => {
      const failed = t(archived ? 'menu.unarchiveFailed' : 'menu.archiveFailed');
      notify({ title: t('error'), description: reasonOf(error, failed), tone: 'destructive' });
    },
  });
};

const deletingKey = (id: ClassId) => ['delete class', id];

export const useIsDeleting = (id: ClassId) => useIsMutating({ mutationKey: deletingKey(id) }) > 0;

export const useDeleteClass = (id: ClassId, { onDeleted }: { onDeleted: () => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const undo = useUndo();
  return useMutation({
    mutationKey: deletingKey(id),
    mutationFn: () => change(deleteClass, { params: { id } }),
    onSuccess: async ({ commandId }) => {
      onDeleted();
      void client.invalidateQueries({ queryKey: keyOf(getClass, { params: { id } }), refetchType: 'none' });
      await refresh(client, keyOf(listClasses));
      notify({ title: t('menu.deleted'), ...undo(commandId) });
    },
    onError: (error) =>
      notify({ title: t('error'), description: reasonOf(error, t('menu.deleteFailed')), tone: 'destructive' }),
  });
};
