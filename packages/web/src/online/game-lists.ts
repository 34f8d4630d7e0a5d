/** Games at the server that somebody may join or go on with, as last heard of. */

import { effect, signal, type Signal } from '@preact/signals';
import type { GameSummary } from '@lexiko/protocol';
import { ask, link } from './connection.ts';

/** `null` until the server has told. */
export const openGames: Signal<readonly GameSummary[] | null> = signal(null);
export const myGames: Signal<readonly GameSummary[] | null> = signal(null);

const REFRESH_MS = 4000;

async function fetchLists(): Promise<void> {
  const [open, mine] = await Promise.all([ask({ type: 'list-open-games' }), ask({ type: 'list-my-games' })]);
  if (open.ok) openGames.value = open.value.games ?? [];
  if (mine.ok) myGames.value = mine.value.games ?? [];
}

/** Keeps the lists current until the function it answers with is called. */
export function keepLists(): () => void {
  let isAsking = false;
  const refresh = (): void => {
    if (isAsking || link.peek() !== 'open' || document.visibilityState !== 'visible') return;
    isAsking = true;
    void fetchLists().finally(() => {
      isAsking = false;
    });
  };
  const stop = effect(() => {
    if (link.value === 'open') refresh();
  });
  const timer = setInterval(refresh, REFRESH_MS);
  return () => {
    stop();
    clearInterval(timer);
  };
}
