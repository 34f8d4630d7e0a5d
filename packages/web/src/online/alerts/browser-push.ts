/** What a browser offers for alerts: permission to notify, and a subscription at its push service. */

import type { PushSubscription as Subscription } from '@lexiko/protocol';

export interface Push {
  /** Whether this browser can show alerts at all. */
  readonly isSupported: boolean;
  /** `denied` is final until somebody changes it in the browser's settings. */
  permission(): NotificationPermission;
  /** Asks the person; only after a tap. */
  askPermission(): Promise<NotificationPermission>;
  /** `null` without a subscription. */
  subscription(): Promise<Subscription | null>;
  /** Rejects where the push service cannot be reached. */
  subscribe(key: string): Promise<Subscription>;
  unsubscribe(): Promise<void>;
}

const WORKER = '/service-worker.js';

export function browserPush(): Push {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  const known = async (): Promise<PushSubscription | null> => {
    if (!isSupported) return null;
    const registration = await navigator.serviceWorker.getRegistration(WORKER);
    return (await registration?.pushManager.getSubscription()) ?? null;
  };
  return {
    isSupported,
    permission: () => (isSupported ? Notification.permission : 'denied'),
    askPermission: async () => Notification.requestPermission(),
    async subscription() {
      const found = await known();
      return found === null ? null : described(found);
    },
    async subscribe(key) {
      await navigator.serviceWorker.register(WORKER);
      const { pushManager } = await navigator.serviceWorker.ready;
      const options = { userVisibleOnly: true, applicationServerKey: key };
      try {
        return described(await pushManager.subscribe(options));
      } catch (error) {
        // A subscription with the key of an earlier server blocks a new one.
        const old = await pushManager.getSubscription();
        if (old === null) throw error;
        await old.unsubscribe();
        return described(await pushManager.subscribe(options));
      }
    },
    async unsubscribe() {
      await (await known())?.unsubscribe();
    },
  };
}

function described(subscription: PushSubscription): Subscription {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}
