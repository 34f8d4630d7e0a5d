/** Plays that somebody has missed, in a game or a puzzle: remembered from any room, and asked again by the drills. */

import type { GameConfig, Laid, Placement, Tile } from '@lexiko/rules';
import { DrillStore } from './drill-store.ts';

export interface MissedPlay {
  /** Says where it comes from, so that the same is remembered once: a game and its turn, or a puzzle. */
  readonly id: string;
  readonly config: GameConfig;
  /** By square, as it lay before the turn. */
  readonly board: readonly Laid[];
  readonly rack: readonly Tile[];
  readonly best: {
    readonly tiles: readonly Placement[];
    /** `12C CO(O)KIE`. */
    readonly notation: string;
    readonly score: number;
  };
  /** What was done instead: `8H HORN`, `-QV`, `-`; `null`: nothing that matters. */
  readonly made: { readonly notation: string; readonly score: number } | null;
  readonly atMs: number;
}

/** Keeps a missed play for the deck of one's own missed plays. Once more with the same id replaces it. */
export async function rememberMissedPlay(play: MissedPlay): Promise<void> {
  const store = await DrillStore.open();
  try {
    await store.keepMissed(play);
  } finally {
    store.close();
  }
}
