import { ApiError, type Notice } from '@hub/mfe';
import { t } from './messages.ts';

export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The notice of an ended session, by screen (specification §8, decision Q175). */
export const unauthorizedNotice = (path: string): Notice =>
  path === '/calendar'
    ? { title: t('unauthorized.oneLine'), tone: 'destructive' }
    : { title: t('unauthorized.title'), description: t('unauthorized.description'), tone: 'destructive' };

/** Specification §9: after an unauthorized result and after signing out. */
export const redirectDelayMs = 500;

/** The address of the sign-in, which returns the student to the current page. */
export const loginPath = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `/api/login?returnTo=${encodeURIComponent(pathname + search)}`;
