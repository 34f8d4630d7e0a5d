/** What the analysis of games and the coach ask the study worker. */

import type { GameTurn, StudiedTurn } from '@lexiko/engine';
import type { GameConfig, GameEvent, PlayerView, Seat, SeenEvent } from '@lexiko/rules';
import type { GameSummary } from '../messages.ts';

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
  /** The turns of a log that the kernel cannot play by itself, at first sight. The news: how many are judged. */
  readonly judgeLog: {
    readonly asked: readonly GameEvent[];
    readonly answered: readonly StudiedTurn[];
    readonly news: number;
  };
  /**
   * The turn of a game that the kernel cannot play by itself, at first sight, as its player sees it: the table when the
   * turn began, and what has been seen since.
   */
  readonly judgeView: {
    readonly asked: { readonly view: PlayerView; readonly seat: Seat; readonly since: readonly SeenEvent[] };
    readonly answered: StudiedTurn;
    readonly news: never;
  };
  /** A turn played out or searched to the end. The news: playouts of each move so far. */
  readonly studyTurn: {
    readonly asked: { readonly config: GameConfig; readonly turn: GameTurn; readonly iterations: number };
    readonly answered: StudiedTurn;
    readonly news: number;
  };
}
