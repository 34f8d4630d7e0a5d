/**
 * A game as it stands: the fold of its events. `GameState` knows everything and never leaves the referee;
 * `PlayerView` is the same table with hidden tiles where its viewer must not look. One `evolve` serves both.
 */

import { emptyBoard, type Board, type Placement } from '../board.ts';
import type { Arm } from '../layout.ts';
import type { GameConfig } from '../ruleset/game-config.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Tile } from '../tile.ts';
import type { Seat } from './action.ts';
import type { Adjustment, DictionaryIdentity, EndReason } from './event.ts';

/**
 * Who looks at a table: a side, a spectator, a teacher who sees all racks (T-07), or the referee, who knows
 * everything.
 */
export type Viewer = Seat | 'spectator' | 'teacher' | 'referee';

/** Something done before the turn's play (V-03, V-04), with what undoes it. */
export interface PreStep {
  readonly kind: 'retrieve' | 'recycle';
  /** The square and the tile that was there before. */
  readonly before: Placement;
  readonly rackBefore: readonly Tile[];
  /** The words it formed; none for a blank picked up. */
  readonly words: readonly string[];
}

export type Answer = 'none' | 'accepted' | 'challenged';

export interface PendingRuling {
  readonly challenger: Seat;
  readonly word: string | null;
  /** By seat; `null` has not voted yet. */
  readonly votes: readonly (boolean | null)[];
  readonly sinceMs: number;
}

/** The window in which the last turn can be challenged, with all that undoes the turn. */
export interface ChallengeWindow {
  readonly seat: Seat;
  readonly act: 'play' | 'exchange' | 'pass';
  /** Words of the play itself; those of the pre-steps are in `steps`. */
  readonly words: readonly string[];
  readonly steps: readonly PreStep[];
  /** The changed squares with the tiles that were there before the play. */
  readonly before: readonly Placement[];
  readonly rackBefore: readonly Tile[];
  readonly drawn: readonly Tile[];
  readonly discarded: readonly Tile[];
  readonly owed: number;
  readonly score: number;
  readonly zeroRunBefore: number;
  readonly answers: readonly Answer[];
  /** Words found good so far (`challenge.scope=singleWord`). */
  readonly cleared: readonly string[];
  readonly ruling: PendingRuling | null;
  readonly openedMs: number;
  readonly graceUntilMs: number;
  readonly ending: EndReason | null;
}

export interface Outcome {
  readonly reason: EndReason;
  readonly adjustments: readonly Adjustment[];
  readonly final: readonly number[];
  readonly winners: readonly Seat[];
}

/** What a side did in its last turn. */
export type LastAct = 'none' | 'play' | 'exchange' | 'pass';

export type Phase = 'lobby' | 'playing' | 'final-window' | 'over';

export interface Table<V extends Viewer = Viewer> {
  readonly viewer: V;
  /** How many events have been applied. */
  readonly seq: number;
  readonly config: GameConfig;
  readonly ruleset: Ruleset;
  readonly phase: Phase;
  readonly confirmed: readonly boolean[];
  readonly nonces: readonly string[];
  /** The hash of the secret behind all chance; `null` where nobody committed to one. */
  readonly commitment: string | null;
  readonly secret: string | null;
  /** How often chance has been asked. */
  readonly chancePosition: number;
  readonly dictionary: DictionaryIdentity | null;
  /** Who started the first round; seat 0 where the game starts from a position. */
  readonly starter: Seat;
  /** `null` while a last play can be challenged, and after the game. */
  readonly turn: Seat | null;
  /** Whether the side on turn has begun to act. */
  readonly started: boolean;
  readonly turnSinceMs: number;
  /** How often this turn has run out of time. */
  readonly overtimes: number;
  /** By seat: the time of all its completed turns. */
  readonly usedMs: readonly number[];
  /** By seat: what its completed turns took from its time bank. */
  readonly bankUsedMs: readonly number[];
  /** When the game was paused; `null` while it runs. */
  readonly pausedMs: number | null;
  readonly board: Board;
  readonly racks: readonly (readonly Tile[])[];
  readonly pool: readonly Tile[];
  /** Tiles out of play (`leave.tiles=aside`). */
  readonly aside: readonly Tile[];
  readonly scores: readonly number[];
  readonly lostTurns: readonly number[];
  readonly left: readonly boolean[];
  readonly agreed: readonly boolean[];
  /** By seat: who has declined the offer to end the game. */
  readonly declined: readonly boolean[];
  readonly turnsTaken: readonly number[];
  readonly lastActs: readonly LastAct[];
  /** By seat: how many tiles the last exchange returned, which is public (S-21); 0 before the first. */
  readonly lastExchanged: readonly number[];
  /** The seat that goes on after an extra turn. */
  readonly resumeAt: Seat | null;
  /** By seat: how many passes in the current run of passes. */
  readonly passRun: readonly number[];
  readonly zeroRun: number;
  /** The fewest letters that an opening word needs now (V-01). */
  readonly openingMinimum: number;
  readonly steps: readonly PreStep[];
  /** How many tiles an exchange that drew first has yet to return; 0 if none. */
  readonly toReturn: number;
  readonly window: ChallengeWindow | null;
  /** Whether the last turn was a play that nobody ruled on. */
  readonly undecidedPlay: boolean;
  /** Crosswords: who opened. The board is oriented towards that side (W-18). */
  readonly opener: Seat | null;
  readonly zones: readonly (readonly Arm[])[] | null;
  /** Open-pool solitaire: the plays that can be taken back. */
  readonly history: readonly {
    readonly before: readonly Placement[];
    readonly tiles: readonly Tile[];
    readonly points: number;
  }[];
  readonly outcome: Outcome | null;
}

export type GameState = Table<'referee'>;
export type PlayerView = Table<Seat | 'spectator' | 'teacher'>;

/** A table before anything has happened. */
export function freshTable<V extends Viewer>(viewer: V, config: GameConfig, ruleset: Ruleset): Table<V> {
  const bySeat = <T>(value: T): readonly T[] => Array.from({ length: ruleset.sides }, () => value);
  return {
    viewer,
    seq: 0,
    config,
    ruleset,
    phase: 'lobby',
    confirmed: bySeat(false),
    nonces: bySeat(''),
    commitment: null,
    secret: null,
    chancePosition: 0,
    dictionary: null,
    starter: 0,
    turn: null,
    started: false,
    turnSinceMs: 0,
    overtimes: 0,
    usedMs: bySeat(0),
    bankUsedMs: bySeat(0),
    pausedMs: null,
    board: emptyBoard(ruleset.layout),
    racks: bySeat([]),
    pool: [],
    aside: [],
    scores: bySeat(0),
    lostTurns: bySeat(0),
    left: bySeat(false),
    agreed: bySeat(false),
    declined: bySeat(false),
    turnsTaken: bySeat(0),
    lastActs: bySeat('none'),
    lastExchanged: bySeat(0),
    resumeAt: null,
    passRun: bySeat(0),
    zeroRun: 0,
    openingMinimum: ruleset.opening.minimum,
    steps: [],
    toReturn: 0,
    window: null,
    undecidedPlay: false,
    opener: null,
    zones: null,
    history: [],
    outcome: null,
  };
}
