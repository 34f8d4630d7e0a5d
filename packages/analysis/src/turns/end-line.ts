/** The rest of a game after a move, turn by turn with best play, as a search of the endgame finds it. */

import {
  endingOf,
  settlement,
  wholeLine,
  type EndgameMove,
  type EndgameSolver,
  type WholeLine,
} from '@lexiko/engine/endgame';
import { boardNumbers, laidTiles, lettersOf, type MoveGenerator } from '@lexiko/engine/moves';
import type { Ruleset } from '@lexiko/rules';
import { withLaid, type Placement } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { formatMove } from '@lexiko/rules/notation';
import type { Alphabet } from '@lexiko/words';
import type { GameTurn } from './game-turns.ts';
import { type IsHidden, wordOfMove } from './hidden-words.ts';

export interface LineTurn {
  readonly player: number;
  /** `12C CO(O)KIE`, `-` a pass. */
  readonly notation: string;
  readonly score: number;
  /** Empty for a pass. */
  readonly placed: readonly Placement[];
}

export interface EndLine {
  /** The move itself first. */
  readonly turns: readonly LineTurn[];
  /** Points by player after the final adjustment. */
  readonly final: readonly number[];
  /** Whether nobody can do better. */
  readonly isProven: boolean;
}

export interface SearchedMove {
  readonly move: EndgameMove;
  /** What the mover gains on the other by the end. */
  readonly value: number;
  readonly end: EndLine;
}

export interface LineSearch {
  readonly ruleset: Ruleset;
  readonly alphabet: Alphabet;
  readonly generator: MoveGenerator;
  readonly solver: EndgameSolver;
  readonly nodes: number;
  readonly isInterrupted: () => boolean;
}

/** With an empty bag and two sides. `first`: absent for the best move. */
export function searchedMove(search: LineSearch, turn: GameTurn, first?: EndgameMove): SearchedMove {
  const { ruleset, alphabet, generator, solver, nodes, isInterrupted } = search;
  const racks = [lettersOf(turn.rack, alphabet), lettersOf(turn.unseen, alphabet)];
  const line = wholeLine(
    solver,
    {
      position: { board: boardNumbers(turn.board, alphabet), racks, idleTurns: 0 },
      ending: endingOf(ruleset),
      values: generator.numbers.values,
      ...(first === undefined ? {} : { known: [first] }),
    },
    { nodes, isInterrupted },
  );
  return { move: itemAt(line.moves, 0), value: line.value, end: endOf(search, turn, line) };
}

function endOf({ ruleset, alphabet, generator }: LineSearch, turn: GameTurn, line: WholeLine): EndLine {
  const { layout } = ruleset;
  let { board } = turn;
  const final = [...turn.scores];
  const turns = line.moves.map((move, at): LineTurn => {
    const player = at % 2 === 0 ? turn.player : 1 - turn.player;
    const placed = move.type === 'play' ? laidTiles(move, alphabet) : [];
    const notation = move.type === 'play' ? formatMove({ board, layout }, placed) : '-';
    board = withLaid(board, placed);
    final[player] = itemAt(final, player) + move.score;
    return { player, notation, score: move.score, placed };
  });
  for (const [side, points] of settlement(line.racks, generator.numbers.values).entries()) {
    const player = side === 0 ? turn.player : 1 - turn.player;
    final[player] = itemAt(final, player) + points;
  }
  return { turns, final, isProven: line.isProven };
}

/** The line up to the first word that a host hides; the move itself is shown if anything is. */
export function shownLine(end: EndLine, isHidden: IsHidden | undefined): EndLine {
  const hidden = end.turns.findIndex(
    ({ notation }, at) => at > 0 && isHidden?.(wordOfMove(notation)) === true,
  );
  return hidden < 0 ? end : { ...end, turns: end.turns.slice(0, hidden) };
}
