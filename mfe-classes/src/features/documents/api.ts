import { deleteDocument, getStats, listDocuments, type DocumentId } from '@hub/contracts';
import { call, keyOf, useChange } from '@hub/mfe';
import { t } from '../../messages.ts';

/** Deletes a document permanently: no Undo (decision Q55). */
export const useDeleteDocument = ({ onDeleted }: { onDeleted: () => void }) =>
  useChange({
    send: async (id: DocumentId) => ({ answer: await call(deleteDocument, { params: { id } }) }),
    refresh: [keyOf(listDocuments), keyOf(getStats)],
    done: { title: t('documents.deleted') },
    failed: { title: t('documents.deleteFailedTitle'), fallback: t('documents.deleteFailed') },
    onDone: onDeleted,
  });
