import { listClasses, listFlashcardSets } from '@hub/contracts';
import { query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import type { CardPlace } from './arrange.ts';
import { t } from './messages.ts';

const studyOf = (classId: string) => `/class/${classId}?tab=study`;

/** The sets that can take a card, and the classes for a new one; fetched once a card is typed. */
export const useCardPlaces = (enabled: boolean) => {
  const sets = useQuery({ ...query(listFlashcardSets), enabled });
  const classes = useQuery({ ...query(listClasses), enabled });
  const nameOf = new Map<string, string>((classes.data ?? []).map(({ id, name }) => [id, name]));
  const places: CardPlace[] = [
    ...(sets.data ?? []).map(({ id, title, classId }) => ({
      id,
      title,
      detail: nameOf.get(classId) ?? '',
      path: `${studyOf(classId)}&set=${id}&new=card`,
    })),
    ...(classes.data ?? []).map(({ id, name }) => ({
      id,
      title: t('newSet'),
      detail: name,
      path: `${studyOf(id)}&new=set`,
    })),
  ];
  const isError = sets.isLoadingError || classes.isLoadingError;
  return {
    places,
    isError,
    isWaiting: enabled && !isError && (sets.isPending || classes.isPending),
    retry: () => void Promise.all([sets.refetch(), classes.refetch()]),
  };
};
