import {
  type AccountList,
  eraseAccount,
  getProof,
  giveProof,
  listAccounts,
  lockAccount,
  type OwnQuota,
  setQuota,
  signAccountOut,
  unlockAccount,
  type UserId,
  viewAccount,
} from '@hub/contracts';
import { call, keyOf, query, useChange } from '@hub/mfe';
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages.ts';

const pagesKey = [...keyOf(listAccounts), 'pages'];
/** The beginning of the keys of all pages and of each account. */
const refresh = [keyOf(listAccounts)];
const failedAs = (title: string) => ({ title, fallback: t('accounts.unreachable') });

/** The accounts that a search finds, newest first, a page at a time. */
export const useAccounts = (search: string) =>
  useInfiniteQuery({
    queryKey: [...pagesKey, search],
    queryFn: ({ pageParam }) => call(listAccounts, { query: { search: search || undefined, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

export const useAccount = (id: UserId) => useQuery({ ...query(viewAccount, { params: { id } }), staleTime: 0 });

interface Wanted {
  id: UserId;
  onDone?: () => void;
}

export const useSetLimits = ({ id, onDone }: Wanted) =>
  useChange({
    send: async (body: OwnQuota) => ({ answer: await call(setQuota, { params: { id }, body }) }),
    refresh,
    done: { title: t('accounts.limits.saved') },
    failed: failedAs(t('accounts.limits.failed')),
    onDone,
  });

const endpoints = { lock: lockAccount, unlock: unlockAccount, signOut: signAccountOut } as const;

/** Locks or unlocks an account, or ends its sessions. */
export const useAction = (action: keyof typeof endpoints, { id, onDone }: Wanted) =>
  useChange({
    send: async () => ({ answer: await call(endpoints[action], { params: { id } }) }),
    refresh,
    done: { title: t(`accounts.${action}.done`) },
    failed: failedAs(t(`accounts.${action}.failed`)),
    onDone,
  });

/** Whether this session has shown a moment ago that the operator is there. */
export const useIsProven = () => useQuery({ ...query(getProof), staleTime: 0, gcTime: 0 });

const without =
  (id: UserId) =>
  (list: InfiniteData<AccountList> | undefined): InfiniteData<AccountList> | undefined =>
    list && {
      ...list,
      pages: list.pages.map((page) => ({ ...page, accounts: page.accounts.filter((account) => account.id !== id) })),
    };

/** Erases an account, after the code if one is given. Its row leaves the server a moment later than the response. */
export const useErase = ({ id, onDone }: Wanted) => {
  const client = useQueryClient();
  return useChange({
    send: async ({ code }: { code?: string | undefined }) => {
      if (code !== undefined) await call(giveProof, { body: { code } });
      return { answer: await call(eraseAccount, { params: { id } }) };
    },
    done: { title: t('accounts.erase.done') },
    failed: failedAs(t('accounts.erase.failed')),
    onSent: () => client.setQueriesData({ queryKey: pagesKey }, without(id)),
    onDone,
  });
};
