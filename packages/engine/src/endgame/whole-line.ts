/**
 * An endgame of two sides from a move, or from the best one, to its last turn. The solver's own line may stop where it
 * knows no more; from there it is asked again, so that a line always ends with the game.
 */

import { itemAt } from '@lexiko/rules/item-at';
import type { Ending } from './ending.ts';
import type { EndgamePosition } from './memory.ts';
import type { EndgameMove } from './moves.ts';
import { boardAfter, lettersTaken, without } from './pre-endgame-candidates.ts';
import type { EndgameLimits, EndgameSolver } from './solver.ts';

export interface WholeLine {
  /** From the side to move on, taking turns; never empty. */
  readonly moves: readonly EndgameMove[];
  /** What the side to move gains on the other by the end, after the final adjustment. */
  readonly value: number;
  /** Whether `value` is proven against every defence. */
  readonly isProven: boolean;
  /** What each side is left with, the side to move first. */
  readonly racks: readonly (readonly number[])[];
}

/** What a line is asked of. */
export interface LineQuestion {
  /** Of two sides. */
  readonly position: EndgamePosition;
  readonly ending: Ending;
  /** Points by letter number; see `GameNumbers`. */
  readonly values: ArrayLike<number>;
  /** The line begins with these moves; absent: with the best one. */
  readonly known?: readonly EndgameMove[];
}

/** The position after moves, in turn. */
interface Reached {
  readonly board: ArrayLike<number>;
  /** As in the position asked about. */
  readonly racks: readonly (readonly number[])[];
  readonly idleTurns: number;
  readonly moves: readonly EndgameMove[];
  /** Of the first side on the other, by plays. */
  readonly gain: number;
}

export function wholeLine(
  solver: EndgameSolver,
  { position, ending, values, known = [] }: LineQuestion,
  limits: EndgameLimits,
): WholeLine {
  if (position.racks.length !== 2) throw new RangeError('lines are for two sides');
  let reached: Reached = { ...position, moves: [], gain: 0 };
  for (const move of known) reached = after(reached, move);
  const isKnown = isOver(reached, ending);
  let { gain: value } = reached;
  let isProven = isKnown;
  for (let asked = 0; !isOver(reached, ending); asked++) {
    const mover = reached.moves.length % 2;
    const { board, racks, idleTurns } = reached;
    const inTurn = [itemAt(racks, mover), itemAt(racks, 1 - mover)];
    const answer = solver.solve({ board, racks: inTurn, idleTurns }, ending, limits);
    if (asked === 0) {
      value += mover === 0 ? answer.value : -answer.value;
      ({ isProven } = answer);
    }
    for (const move of answer.line) if (!isOver(reached, ending)) reached = after(reached, move);
  }
  if (isKnown) value += gained(reached.racks, values);
  return { moves: reached.moves, value, isProven, racks: reached.racks };
}

/** By side: what the tiles left bring whoever goes out, and cost everybody who holds some (S-48, S-49). */
export function settlement(
  racks: readonly (readonly number[])[],
  values: ArrayLike<number>,
): readonly number[] {
  const worths = racks.map((rack) => rack.reduce((sum, letter) => sum + itemAt(values, letter), 0));
  const all = worths.reduce((sum, worth) => sum + worth, 0);
  return racks.map((rack, side) => (rack.length === 0 ? all : -itemAt(worths, side)));
}

function gained(racks: readonly (readonly number[])[], values: ArrayLike<number>): number {
  const [own = 0, other = 0] = settlement(racks, values);
  return own - other;
}

function after({ board, racks, idleTurns, moves, gain }: Reached, move: EndgameMove): Reached {
  const mover = moves.length % 2;
  return {
    board: boardAfter(board, move),
    racks: racks.with(mover, without(itemAt(racks, mover), lettersTaken(move))),
    idleTurns: move.type === 'pass' ? idleTurns + 1 : 0,
    moves: [...moves, move],
    gain: gain + (mover === 0 ? move.score : -move.score),
  };
}

function isOver({ racks, idleTurns }: Reached, ending: Ending): boolean {
  return racks.some((rack) => rack.length === 0) || idleTurns >= ending.idleTurns;
}
