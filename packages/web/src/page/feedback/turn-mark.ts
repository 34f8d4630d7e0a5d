/** Shows outside the page that a table waits for us: in the tab's title, on its icon, and on the icon of the app. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Table } from '../../table/table.ts';
import { texts } from '../../texts/current.ts';
import { headOf } from '../../texts/turn-text.ts';

export class TurnMark {
  /** The table of the game on the screen; `null`: another screen. Lessons, practices and live boards are not meant. */
  readonly table: Signal<Table | null> = signal(null);
  /** Games at the server that are not on the screen and wait for us. */
  readonly elsewhere: Signal<number> = signal(0);
  /** What the table on the screen wants of its viewer; `null`: nothing. */
  readonly #wanted: ReadonlySignal<string | null> = computed(() => {
    const snapshot = this.table.value?.snapshot.value ?? null;
    if (snapshot === null) return null;
    const { attention, viewer } = snapshot;
    const isWanted = attention.kind !== 'over' && attention.kind !== 'computer' && attention.seat === viewer;
    return isWanted ? headOf(texts.value, snapshot) : null;
  });
  /** How many tables wait. */
  readonly count: ReadonlySignal<number> = computed(
    () => this.elsewhere.value + (this.#wanted.value === null ? 0 : 1),
  );

  /** The title of the tab with the mark in front, where somebody waits. */
  markedTitle(title: string): string {
    return this.#wanted.value === null ? title : `● ${this.#wanted.value} · ${title}`;
  }
}

/** Keeps the icons of the browser in step; answers how to stop. */
export function markIcons({ count }: TurnMark): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  return effect(() => {
    const waiting = count.value;
    icon?.setAttribute('href', waiting > 0 ? '/icon-turn.svg' : '/icon.svg');
    // Only an installed app has an icon of its own to mark, and not every browser can.
    if (!('setAppBadge' in navigator)) return;
    const marked = waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
    marked.catch(() => {});
  });
}
