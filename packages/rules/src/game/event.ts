/** What has happened. A game is a list of events; each holds all that is needed to apply it, chance included. */

import type { Board, Placement } from '../board.ts';
import type { Arm, Square } from '../layout.ts';
import type { FinishLineLevel } from '../options/option-values.ts';
import type { GameConfig } from '../ruleset/game-config.ts';
import type { Laid, Tile } from '../tile.ts';
import type { WordFault } from '../words.ts';
import type { Seat } from './action.ts';

export const END_REASONS = [
  'OUT',
  'ALL_PASSED',
  'NO_MOVES',
  'AGREED',
  'FINISH_LINE',
  'ZERO_TURNS',
  'RESIGNED',
  'ABORTED',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A word of a play and its points; words have no points of their own in Crosswords. */
export interface ScoredWord {
  readonly word: string;
  readonly points: number;
}

/** The parts of a play's score. */
export interface Score {
  readonly total: number;
  readonly words: readonly ScoredWord[];
  /** Classic: the bonus for many tiles at once. */
  readonly bonus: number;
  /** Crosswords: points for letters, for dice, and for a long word. */
  readonly letters: number;
  readonly dice: number;
  readonly fifty: number;
}

/** A roll of the dice and the crosses it counts for; its reading is the sum of the dice. */
export interface Roll {
  readonly squares: readonly Square[];
  readonly dice: readonly number[];
}

/** A position to start from instead of a deal: a ruling, a puzzle, an analysis. */
export interface Position {
  readonly board: Board;
  readonly racks: readonly (readonly Tile[])[];
  readonly pool: readonly Tile[];
  readonly scores: readonly number[];
  readonly turn: Seat;
  /** How many passes in a row came just before. */
  readonly passes: number;
  /** Crosswords: the arms owned by each seat, in the frame of the board; `null` follows from the colours. */
  readonly zones: readonly (readonly Arm[])[] | null;
  readonly levels: readonly FinishLineLevel[] | null;
}

/** When a challenge window opens and how long the next side must wait; `null` where the play is final at once. */
export interface WindowTerms {
  readonly openedMs: number;
  /** The next side cannot start before this moment. */
  readonly graceUntilMs: number;
  /** Why the game ends if the window closes and the play stands. */
  readonly ending: EndReason | null;
}

export interface Adjustment {
  readonly seat: Seat;
  readonly points: number;
  /** The tiles deducted from (or, for `out`, credited to) the side. */
  readonly tiles: readonly Tile[];
  readonly kind: 'left' | 'out';
}

export type PassCause = 'chosen' | 'none-exchanged' | 'time';
export type PointsCause = 'challenge' | 'overtime';

export type GameEvent =
  | { readonly type: 'created'; readonly config: GameConfig; readonly commitment: string | null }
  | { readonly type: 'configured'; readonly config: GameConfig }
  | { readonly type: 'confirmed'; readonly seat: Seat; readonly nonce: string }
  | { readonly type: 'set-up'; readonly position: Position; readonly atMs: number }
  | { readonly type: 'began'; readonly dictionary: DictionaryIdentity | null }
  /** A round of the draw for first play: blank before A before B (S-02). */
  | { readonly type: 'drew-for-start'; readonly seats: readonly Seat[]; readonly tiles: readonly Tile[] }
  /** A round of dice for first play: the highest starts (W-06). */
  | {
      readonly type: 'rolled-for-start';
      readonly seats: readonly Seat[];
      readonly rolls: readonly (readonly number[])[];
    }
  | {
      readonly type: 'starter-chosen';
      readonly seat: Seat;
      readonly how: 'draw' | 'dice' | 'lot' | 'agreed' | 'alone';
    }
  | { readonly type: 'dealt'; readonly racks: readonly (readonly Tile[])[]; readonly atMs: number }
  | { readonly type: 'redealt'; readonly racks: readonly (readonly Tile[])[] }
  | { readonly type: 'minimum-lowered'; readonly to: number }
  | { readonly type: 'turn-started'; readonly seat: Seat }
  | { readonly type: 'retrieved'; readonly seat: Seat; readonly square: Square; readonly tile: Tile }
  | {
      readonly type: 'recycled';
      readonly seat: Seat;
      readonly square: Square;
      readonly tile: Laid;
      readonly taken: Tile;
      readonly words: readonly string[];
    }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      /** Squares whose tile changed, with the tile that lies there now. */
      readonly changes: readonly Placement[];
      /** Tiles used from the rack. */
      readonly used: readonly Tile[];
      readonly rearranged: boolean;
      readonly score: Score;
      readonly rolls: readonly Roll[];
      readonly announced: number | null;
      readonly window: WindowTerms | null;
      /** How many tiles the side draws when the window has closed. */
      readonly owed: number;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly type: 'drew-to-exchange'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly tiles: readonly Tile[];
      readonly window: WindowTerms | null;
    }
  | {
      readonly type: 'passed';
      readonly seat: Seat;
      readonly cause: PassCause;
      readonly window: WindowTerms | null;
    }
  | { readonly type: 'time-warned'; readonly seat: Seat; readonly atMs: number }
  | { readonly type: 'accepted'; readonly seat: Seat }
  | { readonly type: 'challenged'; readonly seat: Seat; readonly word: string | null; readonly atMs: number }
  | { readonly type: 'voted'; readonly seat: Seat; readonly stands: boolean }
  | {
      readonly type: 'ruled';
      readonly challenger: Seat;
      readonly words: readonly string[];
      readonly stands: boolean;
      readonly bad: readonly string[];
      /** Why the bad words are bad (W-25); players who rule without a dictionary give no reasons. */
      readonly faults: Readonly<Record<string, WordFault>>;
      readonly atMs: number;
    }
  | {
      readonly type: 'withdrew';
      readonly seat: Seat;
      readonly changes: readonly Placement[];
      readonly rack: readonly Tile[];
      readonly returned: readonly Tile[];
      /** Tiles that the undone exchange had put into the pool. */
      readonly reclaimed: readonly Tile[];
      readonly points: number;
    }
  | { readonly type: 'window-closed'; readonly decided: boolean }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly cause: PointsCause }
  | { readonly type: 'turn-forfeited'; readonly seat: Seat }
  | { readonly type: 'turn-lost'; readonly seat: Seat }
  | { readonly type: 'turn-passed'; readonly to: Seat; readonly resumeAt: Seat | null; readonly atMs: number }
  | {
      readonly type: 'resigned';
      readonly seat: Seat;
      readonly tiles: readonly Tile[];
      readonly aside: boolean;
    }
  | { readonly type: 'agreed'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'paused'; readonly atMs: number }
  | { readonly type: 'resumed'; readonly atMs: number }
  | { readonly type: 'scores-confirmed'; readonly seat: Seat; readonly scores: readonly number[] }
  | {
      readonly type: 'took-back';
      readonly seat: Seat;
      readonly changes: readonly Placement[];
      readonly tiles: readonly Tile[];
      readonly points: number;
    }
  | {
      readonly type: 'ended';
      readonly reason: EndReason;
      readonly racks: readonly (readonly Tile[])[];
      readonly pool: readonly Tile[];
      readonly adjustments: readonly Adjustment[];
      readonly final: readonly number[];
      readonly winners: readonly Seat[];
    }
  | { readonly type: 'revealed'; readonly secret: string };

/** Which dictionary decides; enough to find the same one again. */
export interface DictionaryIdentity {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly checksum: string;
}

export type EventType = GameEvent['type'];
