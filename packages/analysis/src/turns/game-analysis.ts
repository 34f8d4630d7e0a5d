/** A whole game judged turn by turn, and what each player's luck and play came to. */

import type { TurnAnalysis } from './turn-analysis.ts';
import { costOf } from './turn-cost.ts';

/** A player's game in sums. */
export interface PlayerSummary {
  /** Those on which there was something to decide: turns that were lost are not counted. */
  readonly turns: number;
  /** Mean points a turn. */
  readonly meanScore: number;
  /** Points given away against the best moves, summed over all turns. */
  readonly equityLoss: number;
  /** Mean chance to win given away with a turn, 0 to 1: chances of different turns do not add up to anything. */
  readonly meanWinLoss: number;
  /** Turns on which the best move, or one as good, was found. */
  readonly bestFound: number;
  /** Points that draws brought beyond the average; over turns where that is known. */
  readonly luck: number;
  readonly luckTurns: number;
  /** The same of dice, over turns on which they were rolled. */
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

/** Turns that have been analysed, with what they come to for each player. */
export function asGame(turns: readonly TurnAnalysis[], sides: number): GameAnalysis {
  const players = Array.from({ length: sides }, (_, player) =>
    summaryOf(turns.filter(({ turn }) => turn.player === player)),
  );
  return { turns, players };
}

/** Of one player's turns. */
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
    // Tiles were drawn for a turn whether it was lost or not.
    luck: all.reduce((total, { luck }) => total + (luck ?? 0), 0),
    luckTurns: all.filter(({ luck }) => luck !== null).length,
    diceLuck: sum(({ diceLuck }) => diceLuck ?? 0),
    diceTurns: count(({ diceLuck }) => diceLuck !== null),
    bingos: count(({ made }) => made.isBingo),
    missedBingos: count(({ missedBingo }) => missedBingo !== null),
    invalid: count(({ isValid }) => !isValid),
  };
}
