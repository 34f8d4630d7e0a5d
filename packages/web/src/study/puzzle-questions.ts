/** What puzzles, statistics and the workbench of open letters ask the study worker. */

import type {
  Difficulty,
  LineMove,
  MadeInstead,
  PuzzlePosition,
  PuzzleTopic,
} from '@lexiko/analysis/puzzles';
import type { RecordProgress } from '@lexiko/engine/moves';
import type { DictionaryIdentity, GameConfig } from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import type { BoardUse, GameBoardUse, StoredResult } from '@lexiko/rules/records';

/** A puzzle in a finished game of one's own, as a line. */
export interface OwnPuzzle {
  readonly line: string;
  readonly config: GameConfig;
  readonly game: string;
}

/** A play in the list of best plays. */
export interface NotedPlay {
  /** `8H HORN`. */
  readonly move: string;
  readonly score: number;
  /** Whether it was a bingo. */
  readonly isBingo: boolean;
}

/** A finished game of this device, or one of one's own at the server, as it was for one person. */
export interface FinishedSide extends StoredResult {
  /** Where the game is stored. */
  readonly place: 'here' | 'server';
  /** Whether the person is whoever uses this device: the only one at the table, or the one who came in at the server. */
  readonly isOwn: boolean;
  readonly seat: number;
  readonly name: string;
  /** Thinking time of all turns. */
  readonly usedMs: number;
  readonly use: BoardUse;
  /** Its best plays and all its bingos, the best first. */
  readonly plays: readonly NotedPlay[];
  readonly board: Pick<GameBoardUse, 'rows' | 'columns' | 'premiums'>;
  /** Who else played. */
  readonly others: readonly string[];
}

/** A game of open letters, as the plays made so far. */
export interface OpenGame {
  readonly config: GameConfig;
  readonly plays: readonly (readonly Placement[])[];
}

export interface PuzzleQuestions {
  /** Which dictionary decides. */
  readonly dictionary: {
    /** Of a game. */
    readonly asked: { readonly config: GameConfig };
    readonly answered: DictionaryIdentity;
    readonly progress: never;
  };
  /** Those of the words that are not in the lexicon. */
  readonly badWords: {
    readonly asked: { readonly words: readonly string[]; readonly config: GameConfig };
    readonly answered: readonly string[];
    readonly progress: never;
  };
  /** A new puzzle with the words of the dictionary asked; `null`: none was found in some dozen games. */
  readonly freshPuzzle: {
    readonly asked: {
      readonly topic: PuzzleTopic | 'any';
      readonly difficulty: Difficulty | 'any';
      /** The same seed, the same puzzle. */
      readonly seed: string;
    };
    readonly answered: Pick<OwnPuzzle, 'line' | 'config'> | null;
    readonly progress: never;
  };
  /** What somebody missed in the games of this device. */
  readonly ownPuzzles: {
    readonly asked: null;
    readonly answered: readonly OwnPuzzle[];
    readonly progress: { readonly looked: number; readonly of: number };
  };
  /** The puzzles in a position of two sides, at most one of each kind, as lines. */
  readonly puzzlesIn: {
    readonly asked: { readonly config: GameConfig; readonly position: Omit<PuzzlePosition, 'other'> };
    readonly answered: readonly string[];
    readonly progress: never;
  };
  /** How an endgame puzzle goes on after its answer, best play of both sides to the end. */
  readonly winningLine: {
    readonly asked: { readonly line: string; readonly config: GameConfig };
    readonly answered: readonly LineMove[];
    readonly progress: never;
  };
  /** Whether a play of the classic game was better than the one made, by long playouts. */
  readonly confirmMissed: {
    readonly asked: {
      readonly config: GameConfig;
      readonly position: PuzzlePosition;
      readonly play: { readonly placed: readonly Placement[]; readonly score: number };
      readonly made: MadeInstead;
    };
    readonly answered: boolean;
    readonly progress: never;
  };
  /** All finished games of this device, once for everybody who played, and one's own at the server; the latest first. */
  readonly finishedSides: {
    readonly asked: null;
    readonly answered: readonly FinishedSide[];
    readonly progress: never;
  };
  /** The online games stored here of a person; removes those of anybody else. */
  readonly onlineGames: {
    readonly asked: string;
    readonly answered: readonly string[];
    readonly progress: never;
  };
  /** Stores a finished online game; `false`: it is not finished or unreadable. */
  readonly keepOnline: {
    readonly asked: {
      readonly person: string;
      readonly game: string;
      readonly seat: number;
      readonly finishedMs: number;
      readonly log: string;
      /** By seat. */
      readonly names: readonly string[];
    };
    readonly answered: boolean;
    readonly progress: never;
  };
  /** Removes all stored online games, after signing out. */
  readonly forgetOnline: { readonly asked: null; readonly answered: null; readonly progress: never };
  /** The best next plays with all letters open, best first. */
  readonly openPlays: {
    readonly asked: OpenGame & { readonly most: number };
    readonly answered: readonly (readonly Placement[])[];
    readonly progress: never;
  };
  /** Finishes the game for the player. Progress: the best line so far. */
  readonly finishOpenGame: {
    readonly asked: OpenGame;
    readonly answered: readonly (readonly Placement[])[];
    readonly progress: RecordProgress;
  };
}
