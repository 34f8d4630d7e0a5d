/** What the analysis of games and the coach ask the study worker. */

import type { GameTurn, RivalRack, StudiedTurn, TableTurn } from '@lexiko/analysis';
import type { DictionaryIdentity, GameConfig } from '@lexiko/rules';
import type { GameSummary } from '../table/worker-messages.ts';

/** The game whose turns are judged. */
export interface AnalysedGame {
  readonly config: GameConfig;
  /** The list of words that it was played with; `null`: the current one. */
  readonly dictionary: DictionaryIdentity | null;
}

/** How playouts are made where somebody wants it otherwise than usual. */
export interface Look {
  readonly plies?: number;
  readonly rivalRack?: RivalRack;
  /** Moves to compare too, by notation. */
  readonly added?: readonly string[];
  /** With at most so many tiles in the bag the draws are followed, longer than usual; absent: as usual. */
  readonly mostInBag?: number;
}

/** Longest time for the playouts of a turn; absent: no limit. */
interface TimeLimit {
  readonly withinMs?: number;
}

export interface AnalysisQuestions {
  /** The finished games of this device, the latest first. */
  readonly finishedGames: {
    readonly asked: null;
    readonly answered: readonly GameSummary[];
    readonly progress: never;
  };
  /** A finished game as its log, with the names of the players by seat; `null`: there is none of this number. */
  readonly finishedGame: {
    readonly asked: string;
    readonly answered: { readonly log: string; readonly names: readonly string[] } | null;
    readonly progress: never;
  };
  /** Judges turns by score and leave and reports each one as progress. Returns their number. */
  readonly firstSight: {
    /** `luck`: whether to measure the luck of the draws, which takes most of the time; by default it is. */
    readonly asked: AnalysedGame & { readonly turns: readonly GameTurn[]; readonly luck?: 'unmeasured' };
    readonly answered: number;
    readonly progress: { readonly at: number; readonly studied: StudiedTurn };
  };
  /** The same for turns with dice or with tiles that move. */
  readonly tableSight: {
    readonly asked: readonly TableTurn[];
    readonly answered: number;
    readonly progress: { readonly at: number; readonly studied: StudiedTurn };
  };
  /** Plays a turn out or solves it. Progress: the playouts of each move so far. */
  readonly studyTurn: {
    readonly asked: AnalysedGame &
      TimeLimit & { readonly turn: GameTurn; readonly iterations: number; readonly look?: Look };
    readonly answered: StudiedTurn;
    readonly progress: number;
  };
  readonly studyTable: {
    readonly asked: TimeLimit & { readonly table: TableTurn; readonly iterations: number };
    readonly answered: StudiedTurn;
    readonly progress: number;
  };
}
