/**
 * What the page and the worker say to each other. The worker is the referee: it keeps every rack, and what comes out of
 * it is the view of one seat or of a spectator, as from a server.
 */

import type { Action, GameConfig, PresetId, Refusal, Seat } from '@lexiko/rules';
import type { BagProof } from '@lexiko/rules/records';
import type { Draft } from '@lexiko/table/draft';
import type { SeatPlan, TableSnapshot } from './snapshot.ts';

/** A game as agreed at the set-up. */
export interface GamePlan {
  readonly config: GameConfig;
  /** By seat. */
  readonly seats: readonly SeatPlan[];
  /** The same code and the same plays lead to the same draws; empty: nobody can foresee them. */
  readonly dealCode: string;
  /** Who plays first, where that is agreed (`firstDraw.method=manual`). */
  readonly starter?: Seat;
}

export interface GameSummary {
  readonly id: string;
  readonly preset: PresetId;
  readonly seats: readonly SeatPlan[];
  readonly scores: readonly number[];
  readonly changedMs: number;
  readonly isOver: boolean;
}

export type ExportFormat = 'json' | 'gcg';
/** What an exported game is wanted for: a file, or a link to it. */
export type ExportUse = 'file' | 'link';

/** How long a computer lets people look at the board before it plays. */
export type Pace = 'calm' | 'quick';

/** The clock of a table when this was said: it stands still while nobody can use the time. */
export interface TableTime {
  readonly nowMs: number;
  readonly isRunning: boolean;
}

/** What was promised about the draws of a game, and what became of the promise. */
export interface GameProof {
  readonly game: string;
  readonly proof: BagProof;
  /** The hash of the secret, told before the game. */
  readonly promise: string;
  readonly secret: string;
}

export type PageMessage =
  | { readonly type: 'list' }
  | { readonly type: 'create'; readonly plan: GamePlan }
  | { readonly type: 'open'; readonly game: string }
  | { readonly type: 'leave' }
  | { readonly type: 'remove'; readonly game: string }
  /** Puts a game back that was removed. */
  | { readonly type: 'restore'; readonly game: string }
  /** A person asks to see their own letters. */
  | { readonly type: 'uncover'; readonly seat: Seat }
  /** One after the other, as far as the rules allow. */
  | { readonly type: 'act'; readonly actions: readonly Action[] }
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
  /** Words of a game on a physical board, to be ruled on. */
  | { readonly type: 'judge'; readonly words: readonly string[] }
  /** Words laid out at a table with an open dictionary, by its rules. */
  | {
      readonly type: 'check';
      readonly id: number;
      readonly words: readonly string[];
      readonly config: GameConfig;
    }
  /** A question to the dictionary, where it is free. */
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
  /** How much of the words has come, from 0 to 1. */
  | { readonly type: 'loading'; readonly share: number }
  /** Words and engine are there. */
  | { readonly type: 'ready'; readonly words: number }
  | { readonly type: 'games'; readonly games: readonly GameSummary[] }
  | { readonly type: 'table'; readonly table: TableSnapshot; readonly clock: TableTime }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** These would rather play on. */
  | { readonly type: 'declined'; readonly seats: readonly Seat[] }
  | ({ readonly type: 'proof' } & GameProof)
  | { readonly type: 'judged'; readonly words: readonly string[]; readonly bad: readonly string[] }
  | { readonly type: 'checked'; readonly id: number; readonly bad: readonly string[] }
  | { readonly type: 'imported'; readonly game: string }
  /** The plays of a game, or a position, to be analysed: there is no table to sit down at. */
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
  /** Something broke; the text is for a report, not for a sentence. */
  | { readonly type: 'failed'; readonly reason: string };
