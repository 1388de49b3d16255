import {
  changePassword,
  changeProfile,
  currentUser,
  deleteAccount,
  endOtherSessions,
  endSession,
  getAccount,
  getStorage,
  listSessions,
  mailVerification,
  type PasswordChange,
  type ProfileChange,
  type SessionView,
} from '@hub/contracts';
import { call, keyOf, query, useChange } from '@hub/mfe';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t as tOfAll } from '../../messages.ts';
import { deletionKey } from '../../session.ts';
import { t } from '../../student-messages.ts';
import { useProof } from './proof/use-proof.ts';

const account = query(getAccount);
const sessions = query(listSessions);
const storage = query(getStorage);

export const useAccount = () => useQuery(account);

/** Read again on every visit: no event announces a sign-in elsewhere. */
export const useSessions = () => useQuery({ ...sessions, refetchOnMount: 'always' });

/** Read again on every visit: no event announces all that changes it. */
export const useStorage = () => useQuery({ ...storage, refetchOnMount: 'always' });

const failed = (title: string) => ({ title, fallback: tOfAll('unreachable') });

export const useChangeProfile = () => {
  const client = useQueryClient();
  return useChange({
    send: async (body: ProfileChange) => ({ answer: await call(changeProfile, { body }) }),
    onSent: (user) => void client.setQueryData(keyOf(currentUser), user),
    done: { title: t('settings.profile.saved') },
    failed: failed(t('settings.profile.notSaved')),
  });
};

export const useMailVerification = () =>
  useChange({
    send: async () => ({ answer: await call(mailVerification) }),
    done: { title: t('settings.profile.sent'), description: t('settings.profile.sentText') },
    failed: failed(t('settings.profile.notSent')),
  });

export const useChangePassword = (onSaved: () => void) => {
  const { proven } = useProof();
  return useChange({
    send: async (body: PasswordChange) => ({ answer: await proven(() => call(changePassword, { body })) }),
    refresh: [account.queryKey], // and with it the sessions
    done: { title: t('settings.password.saved'), description: t('settings.password.savedText') },
    failed: failed(t('settings.password.notSaved')),
    onDone: onSaved,
  });
};

/** Ends one session, or every session but this one. */
export const useEndSessions = () =>
  useChange({
    send: async (session: SessionView | 'others') => ({
      answer: await (session === 'others' ? call(endOtherSessions) : call(endSession, { params: { id: session.id } })),
    }),
    refresh: [sessions.queryKey],
    done: (_, session) => ({ title: t('settings.sessions.ended', { count: session === 'others' ? 2 : 1 }) }),
    failed: failed(t('settings.sessions.notEnded')),
  });

export const useDeleteAccount = (onDeleted: () => void) => {
  const { proven } = useProof();
  return useChange({
    send: async (password: string | undefined) => ({
      answer: await proven(() => call(deleteAccount, { body: password ? { password } : {} })),
    }),
    mutationKey: deletionKey,
    failed: failed(t('settings.data.notDeleted')),
    onDone: onDeleted,
  });
};
