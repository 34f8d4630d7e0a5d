/** The settings of playouts, kept with their results. */

import type { Tile } from '@lexiko/rules/board';

/**
 * What playouts suppose of the opponent's rack: any of the unseen tiles, what the last turn suggests, or tiles that are
 * known.
 */
export type RivalRack = 'any' | 'by-last-turn' | readonly Tile[];

/** How the playouts of a turn were made. */
export interface PlayoutSettings {
  /** Of the move that was played out most often. */
  readonly playouts: number;
  /** Turns after the move; `null`: to the end of the game. */
  readonly plies: number | null;
  readonly rivalRack: RivalRack;
  /** Moves that somebody wanted to be compared too. */
  readonly added: readonly string[];
}
