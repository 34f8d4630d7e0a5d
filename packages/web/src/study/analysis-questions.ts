/** What the analysis of games and the coach ask the study worker. */

import type { GameTurn, StudiedTurn, TableTurn } from '@lexiko/analysis';
import type { GameConfig } from '@lexiko/rules';
import type { GameSummary } from '../table/worker-messages.ts';

export interface AnalysisQuestions {
  /** The finished games of this device, the latest first. */
  readonly finishedGames: {
    readonly asked: null;
    readonly answered: readonly GameSummary[];
    readonly news: never;
  };
  /** A finished game as its log, with the names of the players by seat; `null`: there is none of this number. */
  readonly finishedGame: {
    readonly asked: string;
    readonly answered: { readonly log: string; readonly names: readonly string[] } | null;
    readonly news: never;
  };
  /** Turns by score and leave; each is told as soon as it is judged. Answers how many there were. */
  readonly firstSight: {
    readonly asked: { readonly config: GameConfig; readonly turns: readonly GameTurn[] };
    readonly answered: number;
    readonly news: { readonly at: number; readonly studied: StudiedTurn };
  };
  /** The same of turns at a table: with dice, or with letters that move. */
  readonly tableSight: {
    readonly asked: readonly TableTurn[];
    readonly answered: number;
    readonly news: { readonly at: number; readonly studied: StudiedTurn };
  };
  /** A turn played out or searched to the end. The news: playouts of each move so far. */
  readonly studyTurn: {
    readonly asked: { readonly config: GameConfig; readonly turn: GameTurn; readonly iterations: number };
    readonly answered: StudiedTurn;
    readonly news: number;
  };
  readonly studyTable: {
    readonly asked: { readonly table: TableTurn; readonly iterations: number };
    readonly answered: StudiedTurn;
    readonly news: number;
  };
}
