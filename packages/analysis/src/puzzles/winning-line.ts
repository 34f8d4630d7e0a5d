/** How an endgame puzzle continues after its answer: best play by both sides to the end. */

import { type EndgameMove, endingOf } from '@lexiko/engine/endgame';
import { boardNumbers, laidTiles, lettersOf } from '@lexiko/engine/moves';
import { withLaid, type Board } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { formatMove } from '@lexiko/rules/notation';
import { type Puzzle, rackAfter } from './puzzle.ts';
import type { PuzzleTools } from './puzzle-tools.ts';

export interface LineMove {
  /** 0 is the side to move. */
  readonly side: 0 | 1;
  /** `8F HORN`; `-` is a pass. */
  readonly notation: string;
  readonly score: number;
}

/** From the answer on; only the answer if it plays the last tiles. */
export function winningLine(
  { solver, ruleset, lexicon }: PuzzleTools,
  { position, answers }: Puzzle,
  nodes: number,
): readonly LineMove[] {
  const { alphabet } = lexicon;
  const { layout } = ruleset;
  const { placed, score } = itemAt(answers, 0);
  const first: LineMove = {
    side: 0,
    notation: formatMove({ board: position.board, layout }, placed),
    score,
  };
  const left = rackAfter(position, placed);
  if (left.length === 0) return [first];
  let board: Board = withLaid(position.board, placed);
  const { line } = solver.solve(
    {
      board: boardNumbers(board, alphabet),
      racks: [lettersOf(position.other ?? [], alphabet), lettersOf(left, alphabet)],
      idleTurns: 0,
    },
    endingOf(ruleset),
    { nodes },
  );
  const moves = line.map((move: EndgameMove, at): LineMove => {
    const side = at % 2 === 0 ? 1 : 0;
    if (move.type === 'pass') return { side, notation: '-', score: 0 };
    const laid = laidTiles(move, alphabet);
    const notation = formatMove({ board, layout }, laid);
    board = withLaid(board, laid);
    return { side, notation, score: move.score };
  });
  return [first, ...moves];
}
