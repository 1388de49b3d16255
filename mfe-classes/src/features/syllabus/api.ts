import {
  analyzeDocument,
  getStats,
  Health,
  health,
  listDocuments,
  listEvents,
  removeSyllabusDates,
  type ClassId,
  type DocumentId,
} from '@hub/contracts';
import { call, change, keyOf, query, useChange } from '@hub/mfe';
import { useMutationState, useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { analysisNotice } from './analysis-notice.ts';

const analysisKey = ['analysis'];

/**
 * Starts the analysis of a syllabus, or joins the one that is running. Its end is shown as a notice on whatever page the
 * student is by then.
 */
export const useAnalyze = () =>
  useChange({
    mutationKey: analysisKey,
    send: async (id: DocumentId) => ({ answer: await call(analyzeDocument, { params: { id } }) }),
    refresh: [listEvents, listDocuments, getStats, health].map((endpoint) => keyOf(endpoint)),
    done: (answer) => analysisNotice(answer, null),
    failed: (error) => analysisNotice(undefined, error),
  });

/** The documents whose analysis this page is waiting for. */
export const useAnalyzing = () =>
  useMutationState({
    filters: { mutationKey: analysisKey, status: 'pending' },
    select: ({ state }) => state.variables as DocumentId,
  });

// not `call`: a service with a part down responds with 503 and the same body
const readHealth = async () => Health.parse(await (await fetch(health.path)).json());

/** False only when the service itself reports that AI work is unavailable. No event announces a change (Q148), so it goes stale. */
export const useAiIsAvailable = () => {
  const { data } = useQuery({ queryKey: keyOf(health), queryFn: readHealth, staleTime: 30_000 });
  return data?.parts['ai']?.ok ?? true;
};

export const useEvents = (classId: ClassId) => useQuery(query(listEvents, { query: { classId } }));

export const useRemoveDates = (id: DocumentId, { onRemoved }: { onRemoved: () => void }) =>
  useChange({
    send: () => change(removeSyllabusDates, { params: { id } }),
    refresh: [keyOf(listEvents), keyOf(getStats)],
    done: ({ removed }) => ({ title: t('syllabus.dates.removed', { count: removed }) }),
    failed: { title: t('error'), fallback: t('syllabus.dates.failed') },
    onSent: onRemoved,
  });
