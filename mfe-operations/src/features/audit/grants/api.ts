import {
  type AuditGrantId,
  type GrantRequest,
  listGrants,
  listLooks,
  requestGrant,
  withdrawGrant,
} from '@hub/contracts';
import { call, keyOf, query, useChange } from '@hub/mfe';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { t } from '../../../messages.ts';

/** The auditor's own; read again every quarter minute, because operators decide at any time. */
export const useGrants = () => useQuery({ ...query(listGrants), staleTime: 0, refetchInterval: 15_000 });

const refresh = [keyOf(listGrants)];

export const useRequestGrant = (onDone: () => void) =>
  useChange({
    send: async (body: GrantRequest) => ({ answer: await call(requestGrant, { body }) }),
    refresh,
    done: { title: t('grants.request.done') },
    failed: { title: t('grants.request.failed'), fallback: t('grants.unreachable') },
    onDone,
  });

export const useWithdraw = (id: AuditGrantId) =>
  useChange({
    send: async () => ({ answer: await call(withdrawGrant, { params: { id } }) }),
    refresh,
    done: { title: t('grants.withdraw.done') },
    failed: { title: t('grants.withdraw.failed'), fallback: t('grants.unreachable') },
  });

/** What all auditors looked at, newest first, a page at a time. */
export const useLooks = () =>
  useInfiniteQuery({
    queryKey: [...keyOf(listLooks), 'pages'],
    queryFn: ({ pageParam }) => call(listLooks, { query: { before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
