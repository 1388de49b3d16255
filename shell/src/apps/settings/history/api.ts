import { type HistoryEntry, listHistory } from '@hub/contracts';
import { call, keyOf } from '@hub/mfe';
import { useInfiniteQuery } from '@tanstack/react-query';

export type Actor = HistoryEntry['actor'];

/** The student's history, a page at a time; of one kind of actor if set. */
export const useHistory = (actor: Actor | undefined) =>
  useInfiniteQuery({
    queryKey: [...keyOf(listHistory), 'pages', actor],
    queryFn: ({ pageParam }) => call(listHistory, { query: { actor, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
