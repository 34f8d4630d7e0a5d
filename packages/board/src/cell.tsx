/** One square of the board: what is printed on it, what lies on it, and how it is spoken with what is laid out there. */

import type { Laid, Square, TileSet } from '@lexiko/rules/board';
import { TileFace } from './tile.tsx';

export interface CellProps {
  readonly square: Square;
  /** What lies here. What is laid out lies over the board (`laid-tiles.tsx`). */
  readonly laid: Laid;
  readonly state: 'empty' | 'set' | 'fresh' | 'staged' | 'draft';
  /** What is printed here, as classes joined by spaces. */
  readonly marks: string;
  /** The same as a sign on an empty square. */
  readonly sign: string;
  /** The sign shown on a tile that covers it, for whoever counts the play; empty: none. */
  readonly covered: string;
  readonly text: string;
  readonly set: TileSet;
  readonly hasValues: boolean;
}

export function Cell({ square, laid, state, marks, sign, covered, text, set, hasValues }: CellProps) {
  return (
    <div
      role="gridcell"
      class={marks === '' ? `cell ${state}` : `cell ${marks} ${state}`}
      data-square={square}
      tabIndex={-1}
      aria-label={text}
    >
      {laid === '' ? (
        <span class="mark" aria-hidden="true">
          {sign}
        </span>
      ) : (
        <>
          <TileFace tile={laid} set={set} hasValues={hasValues} body="tile" />
          {covered !== '' && (
            <span class="covered" aria-hidden="true">
              {covered}
            </span>
          )}
        </>
      )}
    </div>
  );
}
