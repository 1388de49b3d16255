import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { showReminders } from './reminders.ts';
import { isAgenda, isBuiltFile, isPage } from './routes.ts';
import type { WorkerScope } from './worker-scope.ts';

// Lets the app open without a network. With a network every page and every read is fetched from the server, so this
// never keeps a tab on an old release.

const scope = globalThis as unknown as WorkerScope;

const monthSeconds = 30 * 86_400;
const expiring = (maxEntries: number) =>
  // the library's type allows `undefined` for optional fields, which exactOptionalPropertyTypes rejects
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: monthSeconds, purgeOnQuotaError: true }) as WorkboxPlugin;

registerRoute(isBuiltFile, new CacheFirst({ cacheName: 'hub-files', plugins: [expiring(300)] }));

registerRoute(
  isPage,
  new NetworkFirst({ cacheName: 'hub-page', plugins: [{ cacheKeyWillBeUsed: () => Promise.resolve('/') }] }),
);

registerRoute(isAgenda, new NetworkFirst({ cacheName: 'hub-agenda', plugins: [expiring(50)] }));

showReminders(scope);

enableNavigationPreload();
// a new worker changes nothing for open pages, so it need not wait for them to close
void scope.skipWaiting();
clientsClaim();
