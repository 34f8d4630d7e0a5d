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

async function register(update: Signal<Update>): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  if (registration.waiting !== null) offer(registration.waiting, update);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first version has nothing to replace.
      if (installing.state === 'installed' && registration.active !== null) offer(installing, update);
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
