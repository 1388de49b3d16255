import { type AuditFilter, getEventProof, getSealState, type InStream, listAuditEntries } from '@hub/contracts';
import { call, keyOf, query } from '@hub/mfe';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { checkProof } from './check-proof.ts';

/** What a filter finds, newest first, a page at a time. */
export const useEntries = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: [...keyOf(listAuditEntries), filter],
    queryFn: ({ pageParam }) => call(listAuditEntries, { query: { ...filter, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

export const useSealState = () => useQuery({ ...query(getSealState), staleTime: 0, refetchInterval: 15_000 });

/** The proof of an event, checked here; the error is Unchecked when that was not possible. */
export const useCheckedProof = (id: string, where: InStream) =>
  useQuery({
    queryKey: [...keyOf(getEventProof, { params: { id }, query: where }), 'checked'],
    queryFn: async () => checkProof(id, await call(getEventProof, { params: { id }, query: where })),
    gcTime: 0,
  });
