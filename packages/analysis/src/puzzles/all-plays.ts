/**
 * Every play of a rack, found without the kernel by the word walk of the open pool. It is slower, and just for that
 * an independent check of the kernel. Plays that differ only in which tile is the blank are listed once.
 */

import { bestOpenPlays, leaveValue, lettersOf } from '@lexiko/engine/moves';
import { viewFor } from '@lexiko/rules';
import { type PuzzlePlay, type PuzzlePosition, puzzleTable, rackAfter } from './puzzle.ts';
import type { PuzzleTools } from './puzzle-tools.ts';

const FREE = { blank: 0, s: 0, tile: 0, point: 0 };

/** Highest score first; `worth` is the score. */
export function allPlays(tools: PuzzleTools, position: PuzzlePosition): readonly PuzzlePlay[] {
  const { config, ruleset, graph, lexicon } = tools;
  const table = viewFor(puzzleTable(config, ruleset, position), 0);
  const open = { table, seat: 0, graph, alphabet: lexicon.alphabet, prices: FREE, goOn: () => true };
  return bestOpenPlays(open, Infinity).map(({ tiles, worth }) => ({ placed: tiles, score: worth, worth }));
}

/** Score and leave together, in points: the value of a play while the bag holds tiles. */
export function equityOf(
  { leaves, lexicon }: PuzzleTools,
  position: PuzzlePosition,
  { placed, score }: PuzzlePlay,
): number {
  return score + leaveValue(leaves, lettersOf(rackAfter(position, placed), lexicon.alphabet));
}
