/** What puzzles, statistics and the workbench of open letters ask the study worker. */

import type { Difficulty, LineMove, MadeInstead, PuzzleKind, PuzzlePosition } from '@lexiko/analysis/puzzles';
import type { RecordProgress } from '@lexiko/engine/moves';
import type { DictionaryIdentity, GameConfig } from '@lexiko/rules';
import type { Placement } from '@lexiko/rules/board';
import type { BoardUse, GameBoardUse, KeptResult } from '@lexiko/rules/records';

/** A puzzle in a finished game of one's own, as a line. */
export interface OwnPuzzle {
  readonly line: string;
  readonly config: GameConfig;
  readonly game: string;
}

/** A play worth remembering. */
export interface NotedPlay {
  /** `8H HORN`. */
  readonly move: string;
  readonly score: number;
  /** Whether it won the fifty for many letters at once. */
  readonly isBingo: boolean;
}

/** A finished game of this device, or one of one's own at the server, as it was for one person. */
export interface FinishedSide extends KeptResult {
  /** Who kept the game. */
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
    readonly asked: null;
    readonly answered: DictionaryIdentity;
    readonly news: never;
  };
  /** Those of the words that are not in the lexicon. */
  readonly badWords: {
    readonly asked: readonly string[];
    readonly answered: readonly string[];
    readonly news: never;
  };
  /** A new puzzle, as a line; `null`: none was found in some dozen games. */
  readonly freshPuzzle: {
    readonly asked: {
      readonly kind: PuzzleKind | 'any';
      readonly difficulty: Difficulty | 'any';
      /** The same seed, the same puzzle. */
      readonly seed: string;
    };
    readonly answered: string | null;
    readonly news: never;
  };
  /** What somebody missed in the games of this device. */
  readonly ownPuzzles: {
    readonly asked: null;
    readonly answered: readonly OwnPuzzle[];
    readonly news: { readonly looked: number; readonly of: number };
  };
  /** How an endgame puzzle goes on after its answer, best play of both sides to the end. */
  readonly winningLine: {
    readonly asked: { readonly line: string; readonly config: GameConfig };
    readonly answered: readonly LineMove[];
    readonly news: never;
  };
  /** Whether a play of the classic game was better than what was done, after a long look. */
  readonly confirmMissed: {
    readonly asked: {
      readonly config: GameConfig;
      readonly position: PuzzlePosition;
      readonly play: { readonly placed: readonly Placement[]; readonly score: number };
      readonly made: MadeInstead;
    };
    readonly answered: boolean;
    readonly news: never;
  };
  /** All finished games of this device, once for everybody who played, and one's own at the server; the latest first. */
  readonly finishedSides: {
    readonly asked: null;
    readonly answered: readonly FinishedSide[];
    readonly news: never;
  };
  /** The games at the server that are known here of a person; whatever was known of anybody else is forgotten. */
  readonly onlineGames: {
    readonly asked: string;
    readonly answered: readonly string[];
    readonly news: never;
  };
  /** A finished game at the server, to be known here from now on; `false`: it is none. */
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
    readonly news: never;
  };
  /** Nobody is at the server any more from here. */
  readonly forgetOnline: { readonly asked: null; readonly answered: null; readonly news: never };
  /** The best next plays with all letters open, best first. */
  readonly openPlays: {
    readonly asked: OpenGame & { readonly most: number };
    readonly answered: readonly (readonly Placement[])[];
    readonly news: never;
  };
  /** The rest of the game, worked out. News: what is ahead so far. */
  readonly finishOpenGame: {
    readonly asked: OpenGame;
    readonly answered: readonly (readonly Placement[])[];
    readonly news: RecordProgress;
  };
}
