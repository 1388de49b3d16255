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
import { call, change, keyOf, query, reasonOf, useShell, useUndo } from '@hub/mfe';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { analysisNotice } from './analysis-notice.ts';

const analysisKey = ['analysis'];

/** Joins the analysis of a syllabus that runs, or starts one, and tells its end wherever the student is by then. */
export const useAnalyze = () => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationKey: analysisKey,
    mutationFn: (id: DocumentId) => call(analyzeDocument, { params: { id } }),
    onSettled: async (answer, error) => {
      void client.invalidateQueries({ queryKey: keyOf(getStats) });
      void client.invalidateQueries({ queryKey: keyOf(health) });
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(listEvents) }),
        client.invalidateQueries({ queryKey: keyOf(listDocuments) }),
      ]);
      notify(analysisNotice(answer, error));
    },
  });
};

/** The documents whose analysis this page is waiting for. */
export const useAnalyzing = () =>
  useMutationState({
    filters: { mutationKey: analysisKey, status: 'pending' },
    select: ({ state }) => state.variables as DocumentId,
  });

// not `call`: a service with a part down says so with 503
const readHealth = async () => Health.parse(await (await fetch(health.path)).json());

/** False only when the service itself says that AI work cannot be done at the moment; nothing tells of its change (Q148), so it ages. */
export const useAiIsAvailable = () => {
  const { data } = useQuery({ queryKey: keyOf(health), queryFn: readHealth, staleTime: 30_000 });
  return data?.parts['ai']?.ok ?? true;
};

/** The class's events, which its other parts read too. */
export const useEvents = (classId: ClassId) => useQuery(query(listEvents, { query: { classId } }));

export const useRemoveDates = (id: DocumentId, { onRemoved }: { onRemoved: () => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const undo = useUndo();
  return useMutation({
    mutationFn: () => change(removeSyllabusDates, { params: { id } }),
    onSuccess: async ({ answer, commandId }) => {
      onRemoved();
      void client.invalidateQueries({ queryKey: keyOf(getStats) });
      await client.invalidateQueries({ queryKey: keyOf(listEvents) });
      notify({ title: t('syllabus.dates.removed', { count: answer.removed }), ...undo(commandId) });
    },
    onError: (error) =>
      notify({ title: t('error'), description: reasonOf(error, t('syllabus.dates.failed')), tone: 'destructive' }),
  });
};
