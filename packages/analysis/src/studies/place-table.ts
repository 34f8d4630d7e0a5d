/** The table at a place of a chapter, and why a turn cannot be played there. */

import type { GameState, Ruleset } from '@lexiko/rules';
import type { Board, Placement, Tile } from '@lexiko/rules/board';
import type { ReplayFault } from '@lexiko/rules/notation';

export interface ChapterTable {
  readonly ruleset: Ruleset;
  readonly board: Board;
  /** By player. */
  readonly scores: readonly number[];
  /** Who is on turn. */
  readonly player: number;
  /** What the player on turn holds, as far as the chapter tells; empty: nothing is known. */
  readonly rack: readonly Tile[];
  /** The tiles of the last turn. */
  readonly fresh: readonly Placement[];
  /** In a chapter of a log: the whole table, by which plays are judged. */
  readonly state?: GameState;
}

/** Why a turn cannot be played there. */
export type TurnProblem =
  | { readonly code: 'UNREADABLE' }
  | { readonly code: 'FAULT'; readonly fault: ReplayFault }
  /** Its points depend on dice that nobody has rolled. */
  | { readonly code: 'DICE' };
