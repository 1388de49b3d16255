import {
  type AuditFilter,
  getCheckpoint,
  getEventProof,
  getInclusion,
  getSealState,
  type InStream,
  listAuditEntries,
} from '@hub/contracts';
import { call, keyOf, query } from '@hub/mfe';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { checkHead } from './check-head.ts';
import { checkProof } from './check-proof.ts';
import { checkInclusion } from './check-tree.ts';

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

/** The proof of an event by the tree, checked here; null for an event that no checkpoint covers yet. */
export const useCheckedInclusion = (id: string, where: InStream) =>
  useQuery({
    queryKey: [...keyOf(getInclusion, { params: { id }, query: where }), 'checked'],
    queryFn: async () => checkInclusion(id, await call(getInclusion, { params: { id }, query: where })),
    gcTime: 0,
  });

/** The head of the log, checked here against the one that this browser saw last; null while nothing is sealed. */
export const useCheckedHead = () =>
  useQuery({ queryKey: [...keyOf(getCheckpoint), 'checked'], queryFn: checkHead, staleTime: 0, gcTime: 0 });

/** The proof of an event, checked here; the error is Unchecked when that was not possible. */
export const useCheckedProof = (id: string, where: InStream) =>
  useQuery({
    queryKey: [...keyOf(getEventProof, { params: { id }, query: where }), 'checked'],
    queryFn: async () => checkProof(id, await call(getEventProof, { params: { id }, query: where })),
    gcTime: 0,
  });
