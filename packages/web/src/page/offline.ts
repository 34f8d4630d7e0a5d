/** The page without a network, and its new versions: a version waits until somebody wants it, so that no game breaks. */

import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';

/** Loads the new version of the page; `null` while there is none. */
export type Update = (() => void) | null;

function offer(waiting: ServiceWorker, update: Signal<Update>): void {
  update.value = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take-over');
  };
}

/** How long to wait before the page is stored again after that has failed. */
const AGAIN_MS = [60_000, 300_000, 1_800_000];

async function register(update: Signal<Update>, again: readonly number[] = AGAIN_MS): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  if (registration.waiting !== null) offer(registration.waiting, update);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      const isFirst = registration.active === null; // it has nothing to replace
      if (installing.state === 'installed' && !isFirst) offer(installing, update);
      const [delayMs, ...later] = again;
      // A later attempt takes what this one has stored.
      if (installing.state === 'redundant' && isFirst && delayMs !== undefined)
        setTimeout(() => void register(update, later).catch(() => {}), delayMs);
    });
  });
}

/** Keeps the page for the time without a network, once everything needed to play is there. Answers with its updates. */
export function keepOffline(hasWords: ReadonlySignal<boolean>): ReadonlySignal<Update> {
  const update = signal<Update>(null);
  if (!('serviceWorker' in navigator)) return update; // not over plain http from another machine
  const stop = effect(() => {
    if (!hasWords.value) return;
    queueMicrotask(() => stop());
    // A browser that keeps nothing plays with a network only.
    void register(update).catch(() => {});
  });
  return update;
}
