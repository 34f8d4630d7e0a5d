/** What a play of an endgame is worth, followed to the proven end of the game. */

import { endingOf } from '@lexiko/engine/endgame';
import { boardNumbers, lettersOf } from '@lexiko/engine/moves';
import { rackValue, withLaid } from '@lexiko/rules/board';
import { type PuzzlePlay, type PuzzlePosition, rackAfter } from './puzzle.ts';
import type { PuzzleTools } from './puzzle-tools.ts';

/** What a play gains by the end of the game, proven; no tiles is a pass. `null` if not proven. */
export function provenWorth(
  { solver, ruleset, lexicon }: PuzzleTools,
  position: PuzzlePosition,
  { placed, score }: Pick<PuzzlePlay, 'placed' | 'score'>,
  nodes: number,
): number | null {
  const other = position.other ?? [];
  const left = rackAfter(position, placed);
  if (left.length === 0) return score + 2 * rackValue(ruleset.tiles, other);
  const { alphabet } = lexicon;
  const reply = solver.solve(
    {
      board: boardNumbers(withLaid(position.board, placed), alphabet),
      racks: [lettersOf(other, alphabet), lettersOf(left, alphabet)],
      idleTurns: placed.length === 0 ? 1 : 0,
    },
    endingOf(ruleset),
    { nodes },
  );
  return reply.isProven ? score - reply.value : null;
}
