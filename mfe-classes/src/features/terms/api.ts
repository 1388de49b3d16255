import {
  addTerm,
  archiveTerm,
  changeTerm,
  deleteTerm,
  getStats,
  listClasses,
  listDocuments,
  listEvents,
  listTasks,
  listTerms,
  type TermForm,
  type TermId,
} from '@hub/contracts';
import { change, keyOf, useChange } from '@hub/mfe';
import { t } from '../../messages.ts';

const refresh = [keyOf(listTerms)];

/** Adds a term, or changes one. */
export const useSaveTerm = (id: TermId | null, { onSaved }: { onSaved: () => void }) =>
  useChange({
    send: (body: TermForm) => (id === null ? change(addTerm, { body }) : change(changeTerm, { params: { id }, body })),
    refresh,
    done: { title: t(id === null ? 'terms.added' : 'terms.changed') },
    failed: { title: t('error'), fallback: t(id === null ? 'terms.addFailed' : 'terms.changeFailed') },
    onDone: onSaved,
  });

export const useDeleteTerm = (id: TermId, { onDeleted }: { onDeleted: () => void }) =>
  useChange({
    send: () => change(deleteTerm, { params: { id } }),
    refresh,
    done: { title: t('terms.deleted') },
    failed: { title: t('error'), fallback: t('terms.deleteFailed') },
    onDone: onDeleted,
  });

/** Archives the classes of a term, which disappear from every list. */
export const useArchiveTerm = (id: TermId) =>
  useChange({
    send: () => change(archiveTerm, { params: { id }, body: { archived: true } }),
    refresh: [listClasses, listEvents, listTasks, listDocuments, getStats].map((list) => keyOf(list)),
    done: ({ classes }) => ({
      title: classes === 0 ? t('terms.archivedNone') : t('terms.archived', { count: classes }),
    }),
    failed: { title: t('error'), fallback: t('terms.archiveFailed') },
  });
