/** Shows alerts that the server pushes, also while no page is open, and opens the game when somebody taps one. */

interface Alert {
  readonly title: string;
  readonly body: string;
  /** A newer alert with the same tag takes its place. */
  readonly tag: string;
  /** The same if an alert comes twice. */
  readonly id: string;
  /** `null`: about several games. */
  readonly game: string | null;
}

const GAME = /^[A-Za-z0-9_-]{1,40}$/u;

/** Every push must show something; one that cannot be read has no words. */
const UNREADABLE: Alert = { title: 'Lexiko', body: '', tag: 'unreadable', id: '', game: null };

export function handleAlerts(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, read(event.data))));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, gameOf(event.notification)));
  });
  worker.addEventListener('notificationclose', (event) => event.waitUntil(countOnIcon(worker)));
}

function read(data: PushMessageData | null): Alert {
  try {
    const said: unknown = data?.json();
    const { title, body, tag, id, game } = (said ?? {}) as Readonly<Record<string, unknown>>;
    const isText = [title, body, tag, id].every((part) => typeof part === 'string');
    if (!isText || !(game === null || (typeof game === 'string' && GAME.test(game)))) return UNREADABLE;
    return { title: String(title), body: String(body), tag: String(tag), id: String(id), game };
  } catch {
    return UNREADABLE;
  }
}

async function show(worker: ServiceWorkerGlobalScope, { title, body, tag, id, game }: Alert): Promise<void> {
  const shown = await worker.registration.getNotifications({ tag });
  // One that comes twice neither sounds nor moves up again.
  const isKnown = shown.some((one) => (one.data as { readonly id?: unknown } | null)?.id === id);
  const options: NotificationOptions & { readonly renotify: boolean } = {
    body,
    tag,
    icon: '/icon.svg',
    data: { id, game },
    renotify: !isKnown,
    silent: isKnown,
  };
  await worker.registration.showNotification(title, options);
  await countOnIcon(worker);
}

function gameOf({ data }: Notification): string | null {
  const { game } = (data ?? {}) as { readonly game?: unknown };
  return typeof game === 'string' && GAME.test(game) ? game : null;
}

/** The page that shows the game already, else any page, else a new one. */
async function open(worker: ServiceWorkerGlobalScope, game: string | null): Promise<void> {
  const path = game === null ? '/#/online' : `/#/online/game/${game}`;
  const address = new URL(path, worker.location.origin).href;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  await countOnIcon(worker);
  if (page === undefined) await worker.clients.openWindow(address);
  else {
    // The page goes there by itself, so that it need not be loaded anew.
    if (page.url !== address) page.postMessage({ type: 'open', game });
    await page.focus().catch(() => {}); // some systems do not let a page come to the front
  }
}

/** Counts the alerts on the icon of an installed app, where the browser can. */
async function countOnIcon(worker: ServiceWorkerGlobalScope): Promise<void> {
  if (!('setAppBadge' in worker.navigator)) return;
  const { length } = await worker.registration.getNotifications();
  await (length > 0 ? worker.navigator.setAppBadge(length) : worker.navigator.clearAppBadge()).catch(
    () => {},
  );
}
