/** A deeper judge of turns with an empty bag: searches the rest of the game. */

import {
  type EndgameLimits,
  type EndgameMove,
  EndgameSolver,
  endingOf,
  hasPlainEnding,
} from '@lexiko/engine/endgame';
import {
  boardNumbers,
  laidTiles,
  lettersLeft,
  lettersOf,
  usedLetters,
  type Move,
  type MoveGenerator,
  winChance,
  type WinTable,
} from '@lexiko/engine/moves';
import type { Ruleset } from '@lexiko/rules';
import { rackValue, withLaid } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import type { Alphabet } from '@lexiko/words';
import type { GameTurn } from './game-turns.ts';
import type { DeepJudge, DeepJudgement, DeepMove } from './turn-analysis.ts';

export interface EndTools {
  readonly ruleset: Ruleset;
  readonly alphabet: Alphabet;
  /** Used by this judge alone: its board is overwritten. */
  readonly generator: MoveGenerator;
  readonly wins: WinTable;
  /** The most nodes for each move of an endgame. */
  readonly nodes: number;
  /** Starts the clock of a turn; returns a function that says whether time is up. */
  readonly startTurn: () => () => boolean;
}

/** How many moves of an endgame are followed to the end: the best found, the one made, and some that look good. */
const SOLVED_MOVES = 4;

/** Judges nothing while the bag holds tiles, in games that end differently, or with more than two sides. */
export function makeEndJudge(tools: EndTools): DeepJudge {
  const solver = hasPlainEnding(tools.ruleset) ? new EndgameSolver(tools.generator) : null;
  return (turn, candidates, made) => {
    const isTwo = tools.ruleset.sides === 2 && turn.unseen.length > 0;
    if (solver === null || turn.bagSize > 0 || !isTwo) return null;
    return solved(tools, solver, { turn, candidates, made, isInterrupted: tools.startTurn() });
  };
}

/** Follows each move with a search for the other side; its value is what the rest of the game brings. */
function solved(
  { ruleset, alphabet, wins, nodes }: EndTools,
  solver: EndgameSolver,
  at: {
    readonly turn: GameTurn;
    readonly candidates: readonly Move[];
    readonly made: Move | null;
    readonly isInterrupted: () => boolean;
  },
): DeepJudgement {
  const { turn, made } = at;
  const own = lettersOf(turn.rack, alphabet);
  const other = lettersOf(turn.unseen, alphabet);
  const ending = endingOf(ruleset);
  const limits: EndgameLimits = { nodes, isInterrupted: at.isInterrupted };
  const spread = itemAt(turn.scores, turn.player) - itemAt(turn.scores, 1 - turn.player);
  const position = { board: boardNumbers(turn.board, alphabet), racks: [own, other], idleTurns: 0 };
  const answer = solver.solve(position, ending, limits);
  const best = asMove(answer.best);
  let isProven = answer.isProven;
  const worth = (move: Move): number => {
    if (move === best) return answer.value;
    const used = move.type === 'play' ? usedLetters(move) : [];
    const left = lettersLeft(own, used);
    const score = move.type === 'play' ? move.score : 0;
    if (left.length === 0) return score + 2 * rackValue(ruleset.tiles, turn.unseen);
    const board = move.type === 'play' ? withLaid(turn.board, laidTiles(move, alphabet)) : turn.board;
    const reply = solver.solve(
      { board: boardNumbers(board, alphabet), racks: [other, left], idleTurns: used.length === 0 ? 1 : 0 },
      ending,
      limits,
    );
    isProven &&= reply.isProven;
    return score - reply.value;
  };
  const rest = at.candidates.slice(0, SOLVED_MOVES).concat(made === null ? [] : [made]);
  const moves = [best, ...rest.filter((move) => keyOf(move) !== keyOf(best))].map((move): DeepMove => {
    const equity = worth(move);
    // The end of the game is known, so the chance is 0, ½ or 1, except where it is not proven.
    return { move, equity, win: winChance(wins, spread + equity, 0) };
  });
  return { kind: isProven ? 'solved' : 'searched', moves };
}

function asMove(move: EndgameMove): Move {
  return move.type === 'pass'
    ? { type: 'exchange', letters: [], equityMilli: 0 }
    : { ...move, equityMilli: 0 };
}

function keyOf(move: Move): string {
  if (move.type === 'exchange') return move.letters.join();
  return move.tiles.map(({ square, letter, isBlank }) => `${square}:${isBlank ? -letter : letter}`).join(' ');
}
