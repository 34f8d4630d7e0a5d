/**
 * What a side may do before its move (V-03, V-04), as `lexiko moves` lists it: each single step with the best move that
 * follows. After a step one may take another; that is for whoever asks about the position after it.
 */

import { recyclings, retrievals } from '@lexiko/engine/moves';
import type { NumberedPosition } from '@lexiko/engine/positions';
import type { PlayerView } from '@lexiko/rules';
import { formatSquare, type Square, type Tile } from '@lexiko/rules/board';
import { hasWord, readWord } from '@lexiko/words';
import type { ListedMove, ListedStep } from './listing.ts';
import type { AskedPositions } from './position-input.ts';
import { MOVER, tableOf } from './position-table.ts';
import { positionIn } from './positions.ts';

/** Whether the rules have such steps at all. */
export function hasSteps({ ruleset }: AskedPositions): boolean {
  const { blanks, recycling } = ruleset;
  return blanks.kind === 'retrieve' || recycling.kind === 'on';
}

interface Step {
  readonly type: ListedStep['type'];
  readonly square: Square;
  readonly tile: Tile;
  readonly gained: Tile;
  readonly table: PlayerView;
}

/** In no order. Blanks of the rack are not laid to recycle: no letter on the board is worth one. */
export function stepsBefore(
  asked: AskedPositions,
  position: number,
  at: NumberedPosition,
  bestAfter: (at: NumberedPosition) => ListedMove,
): readonly ListedStep[] {
  const { layout } = asked.ruleset;
  return stepsOf(asked, tableOf(asked, at)).map(({ type, square, tile, gained, table }) => {
    const next = bestAfter(after(asked, at, table));
    const { score, leave, equity } = next;
    const name = formatSquare(layout, square);
    return { position, type, at: name, tiles: { [name]: tile }, gained, next, score, leave, equity };
  });
}

function stepsOf({ alphabet, words }: AskedPositions, view: PlayerView): readonly Step[] {
  const isKnown = (word: string): boolean => {
    const letters = readWord(alphabet, word);
    return letters !== null && hasWord(words.graph, letters);
  };
  return [
    ...retrievals(view, MOVER).map((step): Step => ({ type: 'retrieve', gained: '?', ...step })),
    ...recyclings(view, MOVER, isKnown).map((step): Step => ({ type: 'recycle', ...step })),
  ];
}

/** The position once the step is made. */
function after(asked: AskedPositions, { cgp }: NumberedPosition, table: PlayerView): NumberedPosition {
  const racks = cgp.racks.with(MOVER, [...(table.racks[MOVER] ?? [])]);
  return positionIn(
    { ...cgp, board: table.board, racks },
    asked.alphabet,
    asked.numbers,
    ({ positions }) => positions.afterStep,
  );
}
