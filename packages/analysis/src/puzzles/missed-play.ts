/**
 * Whether somebody missed a play: it must beat what was done by more than chance explains, after enough playouts, or
 * by proof where all tiles are known.
 */

import { lettersOf } from '@lexiko/engine/moves';
import type { Placement, Tile } from '@lexiko/rules/board';
import type { CheckEffort } from './check-puzzle.ts';
import { provenWorth } from './proven-worth.ts';
import type { PuzzlePosition } from './puzzle.ts';
import { isClearlyBetter, moveOf } from './puzzle-playouts.ts';
import type { PuzzleTools } from './puzzle-tools.ts';

/** What was done instead; an exchange of no tiles is a pass. */
export type MadeInstead =
  | { readonly kind: 'play'; readonly placed: readonly Placement[]; readonly score: number }
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] };

export function isMissedPlay(
  tools: PuzzleTools,
  position: PuzzlePosition,
  play: { readonly placed: readonly Placement[]; readonly score: number },
  made: MadeInstead,
  effort: CheckEffort,
): boolean {
  if (position.other !== null) {
    const done = made.kind === 'play' ? made : { placed: [], score: 0 };
    const worth = provenWorth(tools, position, play, effort.nodes);
    const instead = provenWorth(tools, position, done, effort.nodes);
    return worth !== null && instead !== null && worth > instead;
  }
  const instead =
    made.kind === 'play'
      ? moveOf(tools, made)
      : {
          type: 'exchange' as const,
          letters: lettersOf(made.tiles, tools.lexicon.alphabet).toSorted((a, b) => a - b),
          equityMilli: 0,
        };
  return isClearlyBetter(tools, position, [moveOf(tools, play), instead], effort);
}
