import {
  changeDocument,
  deleteDocument,
  getStats,
  listDocuments,
  type ClassId,
  type DocumentChange,
  type DocumentId,
} from '@hub/contracts';
import { call, change, keyOf, query, reasonOf, useShell, useUndo } from '@hub/mfe';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../messages.ts';

const documentsKey = keyOf(listDocuments);

/** Every document of a class, newest first. */
export const useDocuments = (classId: ClassId) => useQuery(query(listDocuments, { query: { classId } }));

export const useChangeDocument = (id: DocumentId, { onChanged }: { onChanged: () => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const undo = useUndo();
  return useMutation({
    mutationFn: (body: DocumentChange) => change(changeDocument, { params: { id }, body }),
    onSuccess: async ({ commandId }) => {
      await client.invalidateQueries({ queryKey: documentsKey });
      notify({ title: t('documents.renamed'), ...undo(commandId) });
      onChanged();
    },
    onError: (error) =>
      notify({
        title: t('documents.updateFailed'),
        description: reasonOf(error, t('documents.renameFailed')),
        tone: 'destructive',
      }),
  });
};

export const useDeleteDocument = ({ onDeleted }: { onDeleted: () => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationFn: (id: DocumentId) => call(deleteDocument, { params: { id } }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: keyOf(getStats) });
      await client.invalidateQueries({ queryKey: documentsKey });
      notify({ title: t('documents.deleted') });
      onDeleted();
    },
    onError: (error) =>
      notify({
        title: t('documents.deleteFailedTitle'),
        description: reasonOf(error, t('documents.deleteFailed')),
        tone: 'destructive',
      }),
  });
};
