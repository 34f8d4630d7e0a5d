/** Shows outside the page that a table waits for us: in the tab's title, on its icon, and on the icon of the app. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { tableOnScreen } from '../table/table-on-screen.ts';
import { texts } from '../texts/current.ts';
import { headOf } from '../texts/turn-text.ts';

/** Games at the server that are not on the screen and wait for us. */
export const turnsElsewhere: Signal<number> = signal(0);

/** What the table on the screen wants of its viewer; `null`: nothing. */
export const wantedHere: ReadonlySignal<string | null> = computed(() => {
  const news = tableOnScreen.value?.snapshot.value ?? null;
  if (news === null) return null;
  const { attention, viewer } = news;
  const isWanted = attention.kind !== 'over' && attention.kind !== 'computer' && attention.seat === viewer;
  return isWanted ? headOf(texts.value, news) : null;
});

/** The title of the tab with the mark in front, where somebody waits. */
export function markedTitle(title: string): string {
  return wantedHere.value === null ? title : `● ${wantedHere.value} · ${title}`;
}

/** Keeps the icons in step. */
export function markTurns(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  effect(() => {
    const count = turnsElsewhere.value + (wantedHere.value === null ? 0 : 1);
    icon?.setAttribute('href', count > 0 ? '/icon-turn.svg' : '/icon.svg');
    // Only an installed app has an icon of its own to mark, and not every browser can.
    if (!('setAppBadge' in navigator)) return;
    const marked = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    marked.catch(() => {});
  });
}
