interface Client {
  readonly url: string;
  readonly focus?: () => Promise<unknown>;
  readonly navigate?: (address: string) => Promise<unknown>;
}

interface Lasting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface PushEvent extends Lasting {
  readonly data: { readonly text: () => string } | null;
}

export interface ClickEvent extends Lasting {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

export interface SubscriptionChange extends Lasting {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** What this worker uses of its scope: the compiler's types of pages and of workers exclude each other. */
export interface WorkerScope {
  readonly skipWaiting: () => Promise<void>;
  readonly location: Location;
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    readonly pushManager: Pick<PushManager, 'subscribe'>;
  };
  readonly clients: {
    readonly matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Client[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}
