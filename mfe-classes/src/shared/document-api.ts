import { changeDocument, listDocuments, type ClassId, type DocumentChange, type DocumentId } from '@hub/contracts';
import { change, keyOf, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../messages.ts';

/** Every document of a class, newest first. */
export const useDocuments = (classId: ClassId) => useQuery(query(listDocuments, { query: { classId } }));

export const useChangeDocument = (id: DocumentId, { onChanged }: { onChanged: () => void }) =>
  useChange({
    send: (body: DocumentChange) => change(changeDocument, { params: { id }, body }),
    refresh: [keyOf(listDocuments)],
    done: { title: t('documents.renamed') },
    failed: { title: t('documents.updateFailed'), fallback: t('documents.renameFailed') },
    onDone: onChanged,
  });
