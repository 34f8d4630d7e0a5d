/**
 * Messages between the page and the worker. The worker is the referee: it knows every rack, and sends only the view of a
 * seat or of a spectator, as a server does.
 */

import type { TitledGame } from '../words/game-title.ts';
import type { Action, DictionaryIdentity, GameConfig, PresetId, Refusal, Seat } from '@lexiko/rules';
import type { Board, Tile } from '@lexiko/rules/board';
import type { BagProof } from '@lexiko/rules/records';
import type { Draft } from '@lexiko/table/draft';
import type { WantedLexicon } from '../words/dictionaries.ts';
import type { WordsState } from '../words/words-state.ts';
import type { SeatPlan, TableSnapshot } from './snapshot.ts';

/** A game as agreed at the set-up. */
export interface GamePlan {
  readonly config: GameConfig;
  /** By seat. */
  readonly seats: readonly SeatPlan[];
  /** The same code and the same plays give the same draws; if it is empty, the draws are random. */
  readonly dealCode: string;
  /** Who plays first, where that is agreed (`firstDraw.method=manual`). */
  readonly starter?: Seat;
  /** Where the game goes on from a position that somebody has set up. */
  readonly position?: PlannedPosition;
}

export interface PlannedPosition {
  readonly board: Board;
  /** By seat; an empty one is drawn from the bag. */
  readonly racks: readonly (readonly Tile[])[];
  readonly bag: readonly Tile[];
  readonly scores: readonly number[];
  readonly turn: Seat;
}

export interface GameSummary {
  readonly id: string;
  readonly preset: PresetId;
  readonly seats: readonly SeatPlan[];
  /** What else its title is made of; missing in games of earlier versions. */
  readonly titled?: Pick<TitledGame, 'options'>;
  readonly scores: readonly number[];
  readonly changedMs: number;
  readonly isOver: boolean;
  /** The seats that won; missing before the end, and in games of earlier versions. */
  readonly winners?: readonly Seat[];
}

export type ExportFormat = 'json' | 'gcg';
/** What a game is exported for: a file, or a link to it. */
export type ExportUse = 'file' | 'link';

/** How long a computer waits before it plays, so that people can see the board. */
export type Pace = 'calm' | 'quick';

/** The clock of a table at the time of the message. It stops while nobody can use the time. */
export interface TableTime {
  readonly nowMs: number;
  readonly isRunning: boolean;
}

/** The commitment to the draws of a game, and whether it was proven. */
export interface GameProof {
  readonly game: string;
  readonly proof: BagProof;
  /** The hash of the secret, known before the game. */
  readonly promise: string;
  readonly secret: string;
}

export type PageMessage =
  | { readonly type: 'list' }
  /** `list`: the player's own list that the plan names; `null` for other dictionaries. */
  | { readonly type: 'create'; readonly plan: GamePlan; readonly list: DictionaryIdentity | null }
  | { readonly type: 'open'; readonly game: string }
  | { readonly type: 'leave' }
  | { readonly type: 'remove'; readonly game: string }
  /** Restores a removed game. */
  | { readonly type: 'restore'; readonly game: string }
  /** A person wants to see their rack. */
  | { readonly type: 'uncover'; readonly seat: Seat }
  /** One after the other, as far as the rules allow. */
  | { readonly type: 'act'; readonly actions: readonly Action[] }
  /** Goes back to the turn before, against computers. */
  | { readonly type: 'take-back' }
  /** People who agree to end the game; computers are asked. */
  | { readonly type: 'agree'; readonly seats: readonly Seat[] }
  /** Asks for the proof of all draws of the finished game on the table. */
  | { readonly type: 'prove' }
  /** Opens a game of a file or a link; `names` are for players that it does not name, or calls by `you`. */
  | {
      readonly type: 'import';
      readonly text: string;
      readonly names: readonly string[];
      readonly you: readonly string[];
    }
  /** Fetches a dictionary before a game needs it. */
  | { readonly type: 'want-words'; readonly dictionary: WantedLexicon }
  /** Fetches it again after a failure. */
  | { readonly type: 'retry-words' }
  /** Words on a physical board, to be checked by a dictionary. */
  | { readonly type: 'judge'; readonly words: readonly string[]; readonly dictionary: WantedLexicon }
  /** Words of a draft at a table with an open dictionary, by its rules. */
  | {
      readonly type: 'check';
      readonly id: number;
      readonly words: readonly string[];
      readonly config: GameConfig;
      /** The list that the game names; `null`: the current one. */
      readonly dictionary: DictionaryIdentity | null;
    }
  /** Looks a word up, where the dictionary is open. */
  | { readonly type: 'look-up'; readonly word: string }
  | { readonly type: 'keep-draft'; readonly game: string; readonly seat: Seat; readonly draft: Draft }
  /** `names` as others know the players. */
  | {
      readonly type: 'export';
      readonly format: ExportFormat;
      readonly for: ExportUse;
      readonly names: readonly string[];
    }
  | { readonly type: 'pace'; readonly pace: Pace };

export type WorkerMessage =
  /** How much of the dictionary requested last has loaded. */
  | { readonly type: 'words'; readonly dictionary: string; readonly state: WordsState }
  | { readonly type: 'games'; readonly games: readonly GameSummary[] }
  | { readonly type: 'table'; readonly table: TableSnapshot; readonly clock: TableTime }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** The game goes on from an earlier turn, under another id; its table follows. */
  | { readonly type: 'taken-back'; readonly game: string }
  /** These players want to play on. */
  | { readonly type: 'declined'; readonly seats: readonly Seat[] }
  | ({ readonly type: 'proof' } & GameProof)
  | { readonly type: 'judged'; readonly words: readonly string[]; readonly bad: readonly string[] }
  | { readonly type: 'checked'; readonly id: number; readonly bad: readonly string[] }
  | { readonly type: 'imported'; readonly game: string }
  /** The plays of a game, or a position, for the analysis: there is no table. */
  | { readonly type: 'analysable'; readonly text: string }
  | { readonly type: 'unreadable'; readonly reason: 'no-game' | 'too-long' | 'no-turns' }
  | { readonly type: 'looked-up'; readonly word: string; readonly answer: 'good' | 'bad' | 'locked' }
  | { readonly type: 'missing'; readonly game: string }
  | {
      readonly type: 'exported';
      readonly format: ExportFormat;
      readonly text: string;
      readonly for: ExportUse;
    }
  /** Something broke. The text goes into an error report; no sentence quotes it. */
  | { readonly type: 'failed'; readonly reason: string };
