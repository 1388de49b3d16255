import { currentUser, type UserView } from '@hub/contracts';
import { call, keyOf, type Notice } from '@hub/mfe';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { closeNotifications } from './close-notifications.ts';
import type { Notices } from './notices.ts';
import { forgetStored } from './stored-data.ts';
import { t } from './student-messages.ts';
import { isUnauthorized, loginPath, redirectDelayMs, unauthorizedNotice } from './unauthorized.ts';

const userKey = keyOf(currentUser);

/** The signed-in student, or null; fresh for five minutes (specification §4). */
export const userQuery = {
  queryKey: userKey,
  queryFn: () =>
    call(currentUser).catch((error: unknown) => {
      if (isUnauthorized(error)) return null;
      throw error;
    }),
  staleTime: 300_000,
};

/** The key of the change that deletes the account. */
export const deletionKey = ['account deletion'] as const;

interface Surroundings {
  notices: Notices;
  /** Unmounts the remotes when no one is signed in any more. */
  leave: () => Promise<unknown>;
  /** Leaves the app for an address of the server. */
  depart: (path: string) => void;
  /** Notifies the browser's other tabs that the session is over. */
  tellTabs: () => void;
}

export type Session = ReturnType<typeof createSession>;

/** The query client with the current student in it, and the ways to end a session. */
export const createSession = (user: UserView, { notices, leave, depart, tellTabs }: Surroundings) => {
  let over = false;
  let endedWhileDeleting = false;

  const departSoon = (path: string) =>
    setTimeout(() => {
      notices.handOver();
      depart(path);
    }, redirectDelayMs);

  const forget = async () => {
    over = true;
    queryClient.setQueryData(userKey, null);
    await forgetStored();
    await closeNotifications().catch(() => undefined);
    await leave();
    await queryClient.cancelQueries();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
    queryClient.getMutationCache().clear();
  };

  const sayItEnded = () => {
    if (over) return;
    notices.hold(unauthorizedNotice(location.pathname));
    departSoon(loginPath(location));
    void forget();
  };

  /**
   * The server no longer knows the session: shows a notice, then the sign-in (decision Q15). A deletion of the account
   * ends the session before its own answer arrives, so that one says what happened.
   */
  const expire = () => {
    endedWhileDeleting = queryClient.isMutating({ mutationKey: deletionKey }) > 0;
    if (!endedWhileDeleting) sayItEnded();
  };

  const onError = (error: unknown) => {
    if (isUnauthorized(error)) expire();
  };

  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError,
      onSuccess: (data, { queryKey }) => {
        if (data === null && queryKey[0] === userKey[0]) expire();
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        if (endedWhileDeleting || isUnauthorized(error)) sayItEnded();
      },
    }),
    defaultOptions: {
      // "always": without a network a call fails at once and is reported; the default would wait silently
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  queryClient.setQueryData(userKey, user);

  const end = async (notice: Notice) => {
    if (over) return;
    tellTabs();
    notices.show(notice);
    departSoon('/api/login');
    await forget();
  };

  return {
    queryClient,
    isOver: () => over,
    expire,
    /** After the student has signed out on the server (decision Q19). */
    signedOut: () => end({ title: t('user.loggedOut'), description: t('user.loggedOutText') }),
    /** After the server has erased the student. */
    deleted: () => end({ title: t('user.deleted'), description: t('user.deletedText') }),
  };
};
