import type { UserId } from '@hub/contracts';
import { trustedScript } from '@hub/mfe';
import { whenIdle } from './prefetch.ts';
import { isAgenda, isBuiltFile } from './service-worker/routes.ts';
import { forgetStored } from './stored-data.ts';

const ownerKey = 'hub.owner';

/** Files that this page loaded before the worker was active. */
const used = () => {
  const request = { mode: 'cors', method: 'GET' } as const;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && [isBuiltFile, isAgenda].some((is) => is({ url, request })))
    .map(({ href }) => href);
};

const register = async (scripts: readonly string[]) => {
  await navigator.serviceWorker.register(trustedScript('hub-worker', '/sw.js'));
  const { active } = await navigator.serviceWorker.ready;
  const isNew = !navigator.serviceWorker.controller;
  const urlsToCache = [...new Set([...(isNew ? ['/', ...used()] : []), ...scripts])];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers are no windows
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }); // what workbox-routing listens for
};

/** Removes the copy of another student, or when no one is signed in. */
export const dropForeignCopy = async (userId: UserId | null) => {
  const owner = localStorage.getItem(ownerKey);
  if (owner !== null && owner !== userId) await forgetStored();
};

/** Keeps an offline copy of the app and the agenda on this device. */
export const keepOfflineCopy = async (
  userId: UserId,
  { scripts, report }: { scripts: readonly string[]; report: (error: unknown, where: string) => void },
) => {
  if (!('serviceWorker' in navigator)) return;
  await dropForeignCopy(userId);
  localStorage.setItem(ownerKey, userId);
  whenIdle(() => void register(scripts).catch((error: unknown) => report(error, 'the offline copy')));
};
