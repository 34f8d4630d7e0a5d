/**
 * What the next side answers to a move: its best play with each of many racks that it may hold. The racks follow from
 * the seed and their number, so that all moves of a turn are answered from the same ones.
 */

import type { GameTurn } from '../analysis/game-turns.ts';
import { positionOfTurn, type SimulationTools } from '../analysis/turn-simulation.ts';
import type { Move } from '../play.ts';
import { Draws } from '../simulation/draws.ts';

/** The answer from one rack; an exchange or a pass has no squares. */
export interface Reply {
  readonly score: number;
  /** Where it lays tiles. */
  readonly squares: readonly number[];
}

/** What the replies have to do with one square. */
export interface SquareReplies {
  /** Share of replies that lay a tile there. */
  readonly share: number;
  /** Share of all replies that lay a tile there and score `HIGH_REPLY` or more. */
  readonly highShare: number;
  /** Mean points of those that lay a tile there; 0: none do. */
  readonly meanScore: number;
}

/** A reply of so many points hurts. */
export const HIGH_REPLY = 40;

/** Sets the generator's board. `count` racks, from number 0 on. */
export function repliesTo(
  tools: Pick<SimulationTools, 'ruleset' | 'alphabet' | 'generator' | 'seed'>,
  turn: GameTurn,
  move: Move,
  count: number,
): readonly Reply[] {
  const { generator, seed } = tools;
  const { board, unseen } = positionOfTurn(tools, turn);
  const [held] = unseen.rackSizes;
  const drawn = move.type === 'play' ? move.tiles.length : 0;
  const bagSize = Math.max(0, turn.bagSize - drawn);
  const draws = new Draws(unseen, seed + turn.number);
  const deal = new Uint8Array(draws.size);
  generator.setBoard(board);
  if (move.type === 'play') generator.lay(move);
  return Array.from({ length: count }, (_, number): Reply => {
    draws.deal(number, deal);
    generator.setRack({ letters: Array.from(deal.subarray(0, held)), bagSize, otherPoints: 0 });
    const answer = generator.best();
    return answer.type === 'play'
      ? { score: answer.score, squares: answer.tiles.map(({ square }) => square) }
      : { score: 0, squares: [] };
  });
}

/** By square, for a board of `size` squares. */
export function squareReplies(replies: readonly Reply[], size: number): readonly SquareReplies[] {
  const sums = Array.from({ length: size }, () => ({ replies: 0, high: 0, score: 0 }));
  for (const { score, squares } of replies) {
    for (const square of squares) {
      sums[square].replies++;
      sums[square].score += score;
      if (score >= HIGH_REPLY) sums[square].high++;
    }
  }
  const all = Math.max(1, replies.length);
  return sums.map((sum) => ({
    share: sum.replies / all,
    highShare: sum.high / all,
    meanScore: sum.score / Math.max(1, sum.replies),
  }));
}
