/** Games at the server that somebody may join, watch or go on with, as last heard of. */

import { effect, signal, type Signal } from '@preact/signals';
import type { GameSummary, Pace } from '@lexiko/protocol';
import { ask, link } from '../connection/connection.ts';

/** `null` until the server has told. */
export const openGames: Signal<readonly GameSummary[] | null> = signal(null);
export const runningGames: Signal<readonly GameSummary[] | null> = signal(null);
export const myGames: Signal<readonly GameSummary[] | null> = signal(null);

/** What somebody looks for; what is missing may be anything. */
export interface Wanted {
  readonly preset?: string;
  readonly pace?: Pace;
  readonly sides?: number;
}
export const wanted: Signal<Wanted> = signal({});

const REFRESH_MS = 4000;

async function fetchLists(): Promise<void> {
  const filter = wanted.peek();
  const [open, running, mine] = await Promise.all([
    ask({ type: 'list-open-games', clocks: true, ...filter }),
    ask({ type: 'list-open-games', stage: 'playing', clocks: true, ...filter }),
    ask({ type: 'list-my-games', clocks: true }),
  ]);
  if (mine.ok) myGames.value = mine.value.games ?? [];
  if (wanted.peek() !== filter) return; // somebody looks for something else by now
  if (open.ok) openGames.value = open.value.games ?? [];
  if (running.ok) runningGames.value = running.value.games ?? [];
}

/** Keeps the lists current until the function it answers with is called. */
export function keepLists(): () => void {
  let isAsking = false;
  let isStale = false;
  const refresh = (): void => {
    if (link.peek() !== 'open' || document.visibilityState !== 'visible') return;
    if (isAsking) {
      isStale = true;
      return;
    }
    isAsking = true;
    isStale = false;
    void fetchLists().finally(() => {
      isAsking = false;
      if (isStale) refresh();
    });
  };
  const stop = effect(() => {
    if (link.value === 'open' && wanted.value !== null) refresh();
  });
  const timer = setInterval(refresh, REFRESH_MS);
  return () => {
    stop();
    clearInterval(timer);
  };
}
