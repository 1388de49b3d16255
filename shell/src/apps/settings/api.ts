import {
  changePassword,
  changeProfile,
  currentUser,
  deleteAccount,
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
  mailVerification,
  type PasswordChange,
  type ProfileChange,
  type SessionView,
} from '@hub/contracts';
import { call, keyOf, query, reasonOf, useShell } from '@hub/mfe';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t as tOfAll } from '../../messages.ts';
import { t } from '../../student-messages.ts';

const account = query(getAccount);
const sessions = query(listSessions);

export const useAccount = () => useQuery(account);

/** Nothing tells of a sign-in elsewhere, so each visit asks. */
export const useSessions = () => useQuery({ ...sessions, refetchOnMount: 'always' });

/** Says as a toast why a change failed. */
const useFailure = (title: string) => {
  const { notify } = useShell();
  return (error: Error) => notify({ title, description: reasonOf(error, tOfAll('unreachable')), tone: 'destructive' });
};

export const useChangeProfile = (onSaved: (picture: string | null) => void) => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationFn: (body: ProfileChange) => call(changeProfile, { body }),
    onSuccess: (user) => {
      client.setQueryData(keyOf(currentUser), user);
      notify({ title: t('settings.profile.saved') });
      onSaved(user.profileImageUrl);
    },
    onError: useFailure(t('settings.profile.notSaved')),
  });
};

export const useMailVerification = () => {
  const { notify } = useShell();
  return useMutation({
    mutationFn: () => call(mailVerification),
    onSuccess: () => notify({ title: t('settings.profile.sent'), description: t('settings.profile.sentText') }),
    onError: useFailure(t('settings.profile.notSent')),
  });
};

export const useChangePassword = (onSaved: () => void) => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationFn: (body: PasswordChange) => call(changePassword, { body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: account.queryKey }); // and with it the sessions
      notify({ title: t('settings.password.saved'), description: t('settings.password.savedText') });
      onSaved();
    },
    onError: useFailure(t('settings.password.notSaved')),
  });
};

/** Ends one session, or every session but this one. */
export const useEndSessions = () => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationFn: (session: SessionView | 'others') =>
      session === 'others' ? call(endOtherSessions) : call(endSession, { params: { id: session.id } }),
    onSuccess: (_, session) => notify({ title: t('settings.sessions.ended', { count: session === 'others' ? 2 : 1 }) }),
    onError: useFailure(t('settings.sessions.notEnded')),
    onSettled: () => client.invalidateQueries({ queryKey: sessions.queryKey }),
  });
};

export const useDeleteAccount = (onDeleted: () => void) =>
  useMutation({
    mutationFn: (password: string | undefined) => call(deleteAccount, { body: password ? { password } : {} }),
    onSuccess: onDeleted,
    onError: useFailure(t('settings.data.notDeleted')),
  });
