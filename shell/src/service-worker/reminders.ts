import { addressOf, payloadOf } from './notification.ts';
import type { ClickEvent, PushEvent, SubscriptionChange, WorkerScope } from './worker-scope.ts';

const show = ({ registration }: WorkerScope, { data }: PushEvent) => {
  const { title, body, path, tag } = payloadOf(data?.text() ?? '');
  return registration.showNotification(title, { body, tag, data: path, icon: '/icons/icon-192.png' });
};

/** In a window of the app that is open, if there is one. */
const open = async ({ clients, location }: WorkerScope, { notification }: ClickEvent) => {
  notification.close();
  const address = addressOf(String(notification.data), location.origin);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.find(({ url }) => new URL(url).origin === location.origin);
  if (!own?.focus || !own.navigate) return clients.openWindow(address);
  await own.focus();
  // a window that this worker does not control cannot be led anywhere
  return own.navigate(address).catch(() => clients.openWindow(address));
};

/** The push service gave this browser another address: reminders go there from now on. */
const follow = async ({ registration }: WorkerScope, { oldSubscription, newSubscription }: SubscriptionChange) => {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ??
    (applicationServerKey &&
      (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })));
  if (!subscription) return;
  const { endpoint: address, keys } = subscription.toJSON();
  const body = JSON.stringify({ address, key: keys?.['p256dh'], secret: keys?.['auth'] });
  await fetch('/api/account/push-devices', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
};

/** Shows what the service sends, opens what was clicked, and follows a change of this browser's address. */
export const showReminders = (scope: WorkerScope): void => {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(follow(scope, event)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(open(scope, event)));
};
