/** A whole game judged turn by turn, with totals for each player's luck and play. */

import type { TurnAnalysis } from './turn-analysis.ts';
import { costOf } from './turn-cost.ts';

/** A player's totals for a game. */
export interface PlayerSummary {
  /** Turns with a decision; lost turns are not counted. */
  readonly turns: number;
  /** Mean points per turn. */
  readonly meanScore: number;
  /** Points lost against the best moves, over all turns. */
  readonly equityLoss: number;
  /** Mean winning chance lost per turn, 0 to 1: chances of different turns cannot be added up. */
  readonly meanWinLoss: number;
  /** Turns on which the player found the best move, or one as good. */
  readonly bestFound: number;
  /** Points gained from draws above the average, over turns where that is known. */
  readonly luck: number;
  readonly luckTurns: number;
  /** The same for dice, over turns on which they were rolled. */
  readonly diceLuck: number;
  readonly diceTurns: number;
  readonly bingos: number;
  readonly missedBingos: number;
  /** Plays with a word that is not in the lexicon. */
  readonly invalid: number;
}

export interface GameAnalysis {
  readonly turns: readonly TurnAnalysis[];
  readonly players: readonly PlayerSummary[];
}

/** Analysed turns with the totals for each player. */
export function asGame(turns: readonly TurnAnalysis[], sides: number): GameAnalysis {
  const players = Array.from({ length: sides }, (_, player) =>
    summaryOf(turns.filter(({ turn }) => turn.player === player)),
  );
  return { turns, players };
}

/** The totals of one player's turns. */
export function summaryOf(all: readonly TurnAnalysis[]): PlayerSummary {
  const turns = all.filter(({ turn }) => turn.act.kind !== 'lost');
  const sum = (value: (turn: TurnAnalysis) => number): number =>
    turns.reduce((total, turn) => total + value(turn), 0);
  const count = (holds: (turn: TurnAnalysis) => boolean): number => turns.filter(holds).length;
  return {
    turns: turns.length,
    meanScore: sum(({ made }) => made.score) / Math.max(1, turns.length),
    equityLoss: sum(({ equityLoss }) => equityLoss),
    meanWinLoss: sum(({ winLoss }) => winLoss) / Math.max(1, turns.length),
    bestFound: count((turn) => costOf(turn) === 'best'),
    // Tiles were drawn for a turn even if it was lost.
    luck: all.reduce((total, { luck }) => total + (luck ?? 0), 0),
    luckTurns: all.filter(({ luck }) => luck !== null).length,
    diceLuck: sum(({ diceLuck }) => diceLuck ?? 0),
    diceTurns: count(({ diceLuck }) => diceLuck !== null),
    bingos: count(({ made }) => made.isBingo),
    missedBingos: count(({ missedBingo }) => missedBingo !== null),
    invalid: count(({ isValid }) => !isValid),
  };
}
