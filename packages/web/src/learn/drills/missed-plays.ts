/** Missed plays of games and puzzles: saved from any screen, and asked again in drills. */

import type { MissedPlay } from './drill-card.ts';
import { DrillStore } from './drill-store.ts';

export type { MissedPlay } from './drill-card.ts';

/**
 * Keeps a missed play for the deck of one's own missed plays. Once more with the same id replaces it. `confirm` looks
 * again, longer than when the play was found; answers whether there is a card now.
 */
export async function rememberMissedPlay(
  play: MissedPlay,
  confirm: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await confirm())) return false;
  const store = await DrillStore.open();
  try {
    await store.keepMissed(play);
    return true;
  } finally {
    store.close();
  }
}
