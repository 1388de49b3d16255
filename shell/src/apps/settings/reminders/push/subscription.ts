import { PushSubscriptionForm } from '@hub/contracts';

/** Why a browser does not subscribe. */
export class NotSubscribed extends Error {
  override readonly name = 'NotSubscribed';
  readonly reason: 'denied' | 'refused';

  constructor(reason: 'denied' | 'refused', cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Whether this browser can show notifications of a page that is closed. */
export const canSubscribe = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const patienceMs = 10_000;

/** Without a registered worker it would be waited for forever. */
const workerReady = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no worker')), patienceMs)),
  ]);

const formOf = (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON();
  return PushSubscriptionForm.parse({ address: endpoint, key: keys?.['p256dh'], secret: keys?.['auth'] });
};

/**
 * Asks the student, then the browser's push service. A subscription for another key, as of a service that was set up
 * again, is replaced.
 * @throws NotSubscribed
 */
export const subscribe = async (applicationServerKey: string): Promise<PushSubscriptionForm> => {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSubscribed('denied');
  try {
    const { pushManager } = await workerReady();
    await (await pushManager.getSubscription())?.unsubscribe();
    return formOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  } catch (error) {
    throw new NotSubscribed('refused', error);
  }
};

/** Has the push service forget this browser. */
export const unsubscribe = async (): Promise<void> => {
  if (!canSubscribe()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};
