/**
 * The replies to a move: the next side's best play with each of many racks that it may hold. The racks follow from the
 * seed and their number, so all moves of a turn meet the same racks.
 */

import { itemAt } from '@lexiko/rules/item-at';
import type { BoardTiles, Move, MoveGenerator, Play } from '@lexiko/engine/moves';
import { Draws, type Unseen } from '@lexiko/engine/simulation';
import type { GameTurn } from '../turns/game-turns.ts';
import { knownRack, positionOfTurn, type SimulationTools } from '../turns/turn-simulation.ts';

/** The reply from one rack; an exchange or a pass has no squares. */
export interface Reply {
  readonly score: number;
  /** Where it lays tiles. */
  readonly squares: readonly number[];
}

/** How replies use one square. */
export interface SquareReplies {
  /** Share of replies that lay a tile there. */
  readonly share: number;
  /** Mean points of those that lay a tile there; 0 if none do. */
  readonly meanScore: number;
}

/** The score from which a reply counts as high; Crosswords scores more, and more still with dice. */
export const HIGH_REPLY = { premiums: 40, areas: 150 } as const;

/** Who replies, on which board, with which racks. */
export interface ReplyPlace {
  /** That of the side that replies; its board is overwritten. */
  readonly generator: MoveGenerator;
  readonly board: BoardTiles;
  /** The first of the other sides replies. */
  readonly unseen: Unseen;
  /** After the mover has drawn. */
  readonly bagSize: number;
  readonly seed: number;
  /** The exact score of a reply, where generation only estimates it; 0 if the play is not allowed. */
  readonly countOf?: (answer: Play, rack: readonly number[]) => number;
}

/** From `count` racks, starting with number 0. */
export function repliesAt(place: ReplyPlace, move: Move, count: number): readonly Reply[] {
  const { generator, board, unseen, bagSize, seed, countOf } = place;
  const [held] = unseen.rackSizes;
  const draws = new Draws(unseen, seed);
  const deal = new Uint8Array(draws.size);
  generator.setBoard(board);
  if (move.type === 'play') generator.lay(move);
  return Array.from({ length: count }, (_, number): Reply => {
    draws.deal(number, deal);
    const letters = Array.from(deal.subarray(0, held));
    generator.setRack({ letters, bagSize, otherPoints: 0 });
    const answer = generator.best();
    if (answer.type === 'exchange') return NO_REPLY;
    const score = countOf === undefined ? answer.score : countOf(answer, letters);
    return score === 0 ? NO_REPLY : { score, squares: answer.tiles.map(({ square }) => square) };
  });
}

const NO_REPLY: Reply = { score: 0, squares: [] };

/** Sets the generator's board. */
export function repliesTo(
  tools: Pick<SimulationTools, 'ruleset' | 'alphabet' | 'generator' | 'seed' | 'rivalRack'>,
  turn: GameTurn,
  move: Move,
  count: number,
): readonly Reply[] {
  const { board, unseen } = positionOfTurn(tools, turn, knownRack(tools));
  const bagSize = bagAfter(turn, move);
  return repliesAt(
    { generator: tools.generator, board, unseen, bagSize, seed: tools.seed + turn.number },
    move,
    count,
  );
}

/** Tiles in the bag once the mover has drawn. */
export function bagAfter({ bagSize }: Pick<GameTurn, 'bagSize'>, move: Move): number {
  return Math.max(0, bagSize - (move.type === 'play' ? move.tiles.length : 0));
}

/** By square, for a board of `size` squares. */
export function squareReplies(replies: readonly Reply[], size: number): readonly SquareReplies[] {
  const sums = Array.from({ length: size }, () => ({ replies: 0, score: 0 }));
  for (const { score, squares } of replies) {
    for (const square of squares) {
      itemAt(sums, square).replies++;
      itemAt(sums, square).score += score;
    }
  }
  const all = Math.max(1, replies.length);
  return sums.map((sum) => ({
    share: sum.replies / all,
    meanScore: sum.score / Math.max(1, sum.replies),
  }));
}
