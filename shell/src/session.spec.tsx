import { currentUser, UserView } from '@hub/contracts';
import { ApiError, keyOf } from '@hub/mfe';
import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotices } from './notices.ts';
import { createSession, deletionKey, userQuery } from './session.ts';

const ann = UserView.parse({
  id: '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  profileImageUrl: null,
  createdAt: '2026-09-01T08:00:00.000Z',
});
const unauthorized = new ApiError(401, '{"message":"Unauthorized"}');

const begin = (path = '/tasks?classId=7') => {
  window.history.replaceState(null, '', path);
  const departures: string[] = [];
  const notices = createNotices();
  const leave = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const tellTabs = vi.fn<() => void>();
  const session = createSession(ann, { notices, leave, depart: (to) => departures.push(to), tellTabs });
  const user = () => session.queryClient.getQueryData(keyOf(currentUser));
  return { ...session, departures, notices, leave, tellTabs, user };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('a session', () => {
  it('reads once and keeps the result', { tags: ['S9.4', 'S9.5', 'S9.6', 'S9.7'] }, async () => {
    const { queryClient } = begin();
    const read = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('500')));
    await expect(queryClient.fetchQuery({ queryKey: ['/api/stats'], queryFn: read })).rejects.toThrow('500');
    expect(read).toHaveBeenCalledTimes(1);
    const { retry, staleTime, refetchOnWindowFocus, refetchInterval } = queryClient.getDefaultOptions().queries ?? {};
    expect(refetchInterval).toBeUndefined();
    expect({ retry, staleTime, refetchOnWindowFocus }).toEqual({
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
    });
  });

  it(
    'reads the current user after five minutes, and only once',
    { tags: ['S4.3', 'S4.4', 'S4.5', 'S9.3'] },
    async () => {
      const { queryClient, user } = begin();
      const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('{}', { status: 500 })));
      vi.stubGlobal('fetch', fetch);
      const observer = new QueryObserver(queryClient, userQuery);
      const stop = observer.subscribe(() => {});
      await vi.advanceTimersByTimeAsync(299_999);
      focusManager.setFocused(true);
      await expect(queryClient.fetchQuery(userQuery)).resolves.toEqual(ann);
      expect(fetch).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await expect(queryClient.fetchQuery(userQuery)).rejects.toThrow('500');
      await vi.advanceTimersByTimeAsync(60_000);
      focusManager.setFocused(undefined);
      expect(fetch).toHaveBeenCalledTimes(1);
      expect(user()).toEqual(ann);
      stop();
      vi.unstubAllGlobals();
    },
  );

  it('lets a read or a change without a network fail at once, rather than wait in silence', async () => {
    const { queryClient } = begin();
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    onlineManager.setOnline(false);
    try {
      await expect(queryClient.fetchQuery({ queryKey: ['/api/tasks'], queryFn: offline })).rejects.toThrow('fetch');
      const mutation = new MutationObserver(queryClient, { mutationFn: offline });
      await expect(mutation.mutate()).rejects.toThrow('fetch');
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('ends with the first answer that says unauthorized, to a read or to a change', async () => {
    const read = begin();
    const failing = { queryKey: ['/api/tasks'], queryFn: () => Promise.reject(unauthorized) };
    await expect(read.queryClient.fetchQuery(failing)).rejects.toThrow('401');
    expect(read.user()).toBeNull();

    const change = begin();
    const mutation = new MutationObserver(change.queryClient, { mutationFn: () => Promise.reject(unauthorized) });
    await expect(mutation.mutate()).rejects.toThrow('401');
    expect(change.user()).toBeNull();
  });

  it(
    'says that it has ended and asks to sign in after half a second, once',
    { tags: ['S8.4', 'S8.5', 'S8.7', 'S9.11'] },
    async () => {
      const { queryClient, notices, departures, isOver } = begin();
      const failing = (key: string) =>
        queryClient.fetchQuery({ queryKey: [key], queryFn: () => Promise.reject(unauthorized) }).catch(() => {});
      await Promise.all([failing('/api/tasks'), failing('/api/events')]);
      expect(isOver()).toBe(true);
      expect(notices.current()).toMatchObject({
        title: 'Unauthorized',
        description: 'You are logged out. Logging in again...',
      });
      await vi.advanceTimersByTimeAsync(499);
      expect(departures).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(departures).toEqual(['/api/login?returnTo=%2Ftasks%3FclassId%3D7']);
    },
  );

  it('does not say that it has ended while the student deletes the account, which ends it early', async () => {
    const { queryClient, notices, deleted } = begin();
    const server = Promise.withResolvers<void>();
    const erase = { mutationKey: deletionKey, mutationFn: () => server.promise, onSuccess: deleted };
    const deleting = new MutationObserver(queryClient, erase).mutate();
    const failing = { queryKey: ['/api/tasks'], queryFn: () => Promise.reject(unauthorized) };
    await queryClient.fetchQuery(failing).catch(() => {});
    expect(notices.current()).toBeNull();
    server.resolve();
    await deleting;
    expect(notices.current()?.title).toBe('Account deleted');
  });

  it.each([503, 401])('says that it has ended once the account could not be deleted: %i', async (status) => {
    const { queryClient, notices } = begin();
    const server = Promise.withResolvers<void>();
    const erase = { mutationKey: deletionKey, mutationFn: () => server.promise };
    const deleting = new MutationObserver(queryClient, erase).mutate();
    const failing = { queryKey: ['/api/tasks'], queryFn: () => Promise.reject(unauthorized) };
    await queryClient.fetchQuery(failing).catch(() => {});
    server.reject(new ApiError(status, ''));
    await deleting.catch(() => {});
    expect(notices.current()?.title).toBe('Unauthorized');
  });

  it('says it in one line on the calendar', { tags: ['S8.6'] }, async () => {
    const { queryClient, notices } = begin('/calendar');
    const failing = { queryKey: ['/api/events'], queryFn: () => Promise.reject(unauthorized) };
    await queryClient.fetchQuery(failing).catch(() => {});
    expect(notices.current()?.title).toBe('Unauthorized - You are logged out. Logging in again...');
    expect(notices.current()?.description).toBeUndefined();
  });

  it('lives on through any other failure', async () => {
    const { queryClient, user } = begin();
    const failing = { queryKey: ['/api/events'], queryFn: () => Promise.reject(new ApiError(403, '')) };
    await queryClient.fetchQuery(failing).catch(() => {});
    expect(user()).toEqual(ann);
  });

  it(
    'leaves nothing behind when the student signs out',
    { tags: ['S4.10', 'S4.11', 'S4.12', 'S8.35', 'S9.12'] },
    async () => {
      const { queryClient, signedOut, notices, departures, leave, tellTabs, user } = begin();
      queryClient.setQueryData(['/api/classes'], [{ name: 'Biology' }]);
      sessionStorage.setItem('hub.assistant', 'hello');
      localStorage.setItem('hub.owner', ann.id);
      await signedOut();
      expect(leave).toHaveBeenCalledTimes(1);
      expect(tellTabs).toHaveBeenCalledTimes(1);
      expect(user()).toBeNull();
      expect(queryClient.getQueryData(['/api/classes'])).toBeUndefined();
      expect(sessionStorage).toHaveLength(0);
      expect(localStorage).toHaveLength(0);
      expect(notices.current()).toMatchObject({
        title: 'Logged out',
        description: 'You have been successfully logged out.',
      });
      await vi.advanceTimersByTimeAsync(499);
      expect(departures).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(departures).toEqual(['/api/login']);
      const next = createNotices();
      next.takeOver();
      expect(next.current()).toMatchObject({ title: 'Logged out', duration: 4500 });
    },
  );

  it('tells a student who deleted the account that all data is gone', async () => {
    const { deleted, notices, departures, tellTabs, user } = begin('/settings');
    await deleted();
    expect(user()).toBeNull();
    expect(tellTabs).toHaveBeenCalledTimes(1);
    expect(notices.current()?.title).toBe('Account deleted');
    await vi.advanceTimersByTimeAsync(500);
    expect(departures).toEqual(['/api/login']);
  });

  it('leaves no reminder on the device', async () => {
    const closed: true[] = [];
    const registration = { getNotifications: async () => [{ close: () => closed.push(true) }] };
    Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } });
    await begin().signedOut();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(closed).toEqual([true]);
  });

  it('ends once, also when another tab says so meanwhile', async () => {
    const { signedOut, departures, leave } = begin();
    await Promise.all([signedOut(), signedOut()]);
    await vi.advanceTimersByTimeAsync(500);
    expect(departures).toHaveLength(1);
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
