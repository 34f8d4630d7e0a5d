/** A deeper judge of turns with an empty bag: searches the rest of the game. */

import { type EndgameMove, EndgameSolver, hasPlainEnding } from '@lexiko/engine/endgame';
import { type Move, type MoveGenerator, winChance, type WinTable } from '@lexiko/engine/moves';
import type { Ruleset } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import type { Alphabet } from '@lexiko/words';
import { searchedMove, type EndLine } from './end-line.ts';
import type { GameTurn } from './game-turns.ts';
import { moveKey } from './move-keys.ts';
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

/** Follows each move to the end of the game; its value is what that brings. */
function solved(
  { ruleset, alphabet, generator, wins, nodes }: EndTools,
  solver: EndgameSolver,
  at: {
    readonly turn: GameTurn;
    readonly candidates: readonly Move[];
    readonly made: Move | null;
    readonly isInterrupted: () => boolean;
  },
): DeepJudgement {
  const { turn, made, isInterrupted } = at;
  const search = { ruleset, alphabet, generator, solver, nodes, isInterrupted };
  const spread = itemAt(turn.scores, turn.player) - itemAt(turn.scores, 1 - turn.player);
  const best = searchedMove(search, turn);
  const first = asMove(best.move);
  const rest = at.candidates.slice(0, SOLVED_MOVES).concat(made === null ? [] : [made]);
  const seen = new Set([moveKey(first)]);
  const all: { move: Move; value: number; end: EndLine }[] = [{ ...best, move: first }];
  for (const move of rest) {
    if (seen.has(moveKey(move))) continue;
    seen.add(moveKey(move));
    all.push({ ...searchedMove(search, turn, asEndgameMove(move)), move });
  }
  const moves = all.map(({ move, value, end }): DeepMove => ({
    move,
    equity: value,
    // The end of the game is known, so the chance is 0, ½ or 1, except where it is not proven.
    win: winChance(wins, spread + value, 0),
    end,
  }));
  return { kind: all.every(({ end }) => end.isProven) ? 'solved' : 'searched', moves };
}

function asEndgameMove(move: Move): EndgameMove {
  return move.type === 'play' ? move : { type: 'pass', score: 0 };
}

function asMove(move: EndgameMove): Move {
  return move.type === 'pass'
    ? { type: 'exchange', letters: [], equityMilli: 0 }
    : { ...move, equityMilli: 0 };
}
