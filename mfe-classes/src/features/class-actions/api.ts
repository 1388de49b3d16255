import {
  addClass,
  archiveClass,
  changeClass,
  deleteClass,
  getClass,
  getStats,
  listClasses,
  listDocuments,
  listEvents,
  listTasks,
  type ClassChange,
  type ClassForm,
  type ClassId,
  type ClassView,
} from '@hub/contracts';
import { call, change, keyOf, useChange } from '@hub/mfe';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages.ts';

export const useAddClass = ({ onAdded }: { onAdded: () => void }) =>
  useChange({
    send: async (body: ClassForm) => ({ answer: await call(addClass, { body }) }),
    refresh: [keyOf(listClasses), keyOf(getStats)],
    done: { title: t('form.added') },
    failed: { title: t('error'), description: t('form.addFailed') },
    onDone: onAdded,
  });

export const useChangeClass = (id: ClassId, { onChanged }: { onChanged: () => void }) =>
  useChange({
    send: (body: ClassChange) => change(changeClass, { params: { id }, body }),
    refresh: [keyOf(listClasses)],
    done: { title: t('form.changed') },
    failed: { title: t('error'), fallback: t('form.changeFailed') },
    onDone: onChanged,
  });

/** The classes, and the lists that show what is in them. */
const listsWithContents = [listClasses, listEvents, listTasks, listDocuments, getStats].map((list) => keyOf(list));

/** Archives a class, or unarchives an archived one. */
export const useArchiveClass = ({ id, archived }: ClassView) =>
  useChange({
    send: () => change(archiveClass, { params: { id }, body: { archived: !archived } }),
    refresh: listsWithContents,
    done: { title: t(archived ? 'menu.unarchived' : 'menu.archived') },
    failed: { title: t('error'), fallback: t(archived ? 'menu.unarchiveFailed' : 'menu.archiveFailed') },
  });

const deletingKey = (id: ClassId) => ['delete class', id];

export const useIsDeleting = (id: ClassId) => useIsMutating({ mutationKey: deletingKey(id) }) > 0;

export const useDeleteClass = (id: ClassId, { onDeleted }: { onDeleted: () => void }) => {
  const client = useQueryClient();
  return useChange({
    mutationKey: deletingKey(id),
    send: () => change(deleteClass, { params: { id } }),
    refresh: listsWithContents,
    done: { title: t('menu.deleted') },
    failed: { title: t('error'), fallback: t('menu.deleteFailed') },
    onSent: () => {
      onDeleted();
      // the class is deleted: its page must not read it again before it leaves the screen
      void client.invalidateQueries({ queryKey: keyOf(getClass, { params: { id } }), refetchType: 'none' });
    },
  });
};
