/** Goes to the game of an alert that somebody tapped while the page was open: the service worker says which. */

import type { Router } from './route.ts';

export function followAlertClicks(router: Pick<Router, 'go'>): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { type, game } = (data ?? {}) as { readonly type?: unknown; readonly game?: unknown };
    if (type !== 'open') return;
    router.go({ screen: 'online', path: typeof game === 'string' ? ['game', game] : [] }, 'push');
  });
  navigator.serviceWorker.startMessages();
}
