/**
 * What the games of a player have in common: where they lose points, by kinds of turns, with how sure that is. Only turns
 * with a whole rack count, for of others nobody knows what could have been played.
 */

import { itemAt } from '@lexiko/rules/item-at';
import type { TurnAnalysis } from '../turns/turn-analysis.ts';
import { costOf } from '../turns/turn-cost.ts';
import { gameMean } from './game-mean.ts';

/**
 * `early-exchange`: tiles were exchanged, with more of them in the bag than on the board, where another move was worth
 * more; `late-exchange`: the same later on. `no-exchange`: exchanging was worth more than the play. `phoney`: a play with
 * a word that is not in the dictionary. `endgame`: the bag was empty. `missed-bingo`: there was a bingo worth more.
 * `points`: a play that scores more was worth more; `leave`: one that keeps better tiles.
 */
export const LEAK_KINDS = [
  'early-exchange',
  'late-exchange',
  'no-exchange',
  'pass',
  'phoney',
  'endgame',
  'missed-bingo',
  'points',
  'leave',
] as const;
export type LeakKind = (typeof LEAK_KINDS)[number];

/** `null`: the turn lost nothing that is beyond the margin of error, or cannot be judged. */
export function leakOf(analysis: TurnAnalysis): LeakKind | null {
  const { turn, best, made, isValid, equityLoss, missedBingo } = analysis;
  if (!turn.isRackWhole || turn.act.kind === 'lost') return null;
  if (!isValid) return 'phoney';
  const cost = costOf(analysis);
  if (cost !== 'worse' && cost !== 'points') return null;
  if (turn.bagSize === 0) return 'endgame';
  const first = itemAt(best, 0);
  switch (turn.act.kind) {
    case 'exchange':
    case 'exchange-count': {
      const laid = turn.board.filter((tile) => tile !== '').length;
      return turn.bagSize > laid ? 'early-exchange' : 'late-exchange';
    }
    case 'pass':
      return 'pass';
    case 'play': {
      if (missedBingo !== null) return 'missed-bingo';
      if (first.move.type === 'exchange') return 'no-exchange';
      const byPoints = first.score - made.score;
      return byPoints >= equityLoss - byPoints ? 'points' : 'leave';
    }
  }
}

export interface LeakTurn {
  /** Index into the games. */
  readonly game: number;
  readonly analysis: TurnAnalysis;
}

export interface Leak {
  readonly kind: LeakKind;
  /** The dearest first. */
  readonly turns: readonly LeakTurn[];
  /** Points given away, all games together. */
  readonly total: number;
  /** The same by game, on average, with half of its 95 % interval; infinite for a single game. */
  readonly perGame: number;
  readonly margin: number;
}

export interface LeakReport {
  readonly games: number;
  /** Turns that could be judged. */
  readonly turns: number;
  /** The dearest first; kinds that never happened are left out. */
  readonly leaks: readonly Leak[];
  /** Whether the first of them costs more than the second beyond the margin of error. */
  readonly isClear: boolean;
}

/** `games`: the turns of one player in each game. */
export function leakReport(games: readonly (readonly TurnAnalysis[])[]): LeakReport {
  const turns = games.flatMap((all, game) => all.map((analysis): LeakTurn => ({ game, analysis })));
  const found = LEAK_KINDS.map((kind) => {
    const own = turns.filter(({ analysis }) => leakOf(analysis) === kind);
    const byGame = games.map((_, game) =>
      own.reduce((sum, one) => sum + (one.game === game ? one.analysis.equityLoss : 0), 0),
    );
    return { kind, own, byGame };
  });
  const ranked = found
    .filter(({ own }) => own.length > 0)
    .map(({ kind, own, byGame }) => {
      const { mean, margin } = gameMean(byGame);
      const dearest = own.toSorted((a, b) => b.analysis.equityLoss - a.analysis.equityLoss);
      const total = byGame.reduce((sum, points) => sum + points, 0);
      return { byGame, leak: { kind, turns: dearest, total, perGame: mean, margin } };
    })
    .toSorted((a, b) => b.leak.total - a.leak.total);
  const [first, second] = ranked;
  const gap =
    first === undefined
      ? null
      : gameMean(first.byGame.map((points, game) => points - (second?.byGame[game] ?? 0)));
  return {
    games: games.length,
    turns: turns.filter(({ analysis: { turn } }) => turn.isRackWhole && turn.act.kind !== 'lost').length,
    leaks: ranked.map(({ leak }) => leak),
    isClear: gap !== null && gap.mean > gap.margin,
  };
}
