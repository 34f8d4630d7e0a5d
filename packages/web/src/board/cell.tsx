/** One square of the board: what is printed on it, what lies on it, and how it is spoken with what is laid out there. */

import type { Laid, Square, TileSet } from '@lexiko/rules';
import type { SquareMark } from '../texts/texts.ts';
import { PREMIUM_LABELS } from './square-marks.ts';
import { TileFace } from './tile.tsx';

export interface CellProps {
  readonly square: Square;
  /** What lies here in the game, or is staged. What is laid out lies over the board (`laid-tiles.tsx`). */
  readonly laid: Laid;
  readonly state: 'empty' | 'set' | 'fresh' | 'staged' | 'draft';
  /** Marks joined by spaces, most important first. */
  readonly marks: string;
  readonly text: string;
  readonly set: TileSet;
  readonly hasValues: boolean;
}

/** The last mark of a square whose print is shown on its tile, for whoever counts the play. */
export const COUNTED = 'counted';

export function Cell({ square, laid, state, marks, text, set, hasValues }: CellProps) {
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
          {labelOf(marks)}
        </span>
      ) : (
        <>
          <TileFace tile={laid} set={set} hasValues={hasValues} body="tile" />
          {marks.endsWith(COUNTED) && labelOf(marks) !== '' && (
            <span class="covered" aria-hidden="true">
              {labelOf(marks)}
            </span>
          )}
        </>
      )}
    </div>
  );
}

function labelOf(marks: string): string {
  const names = marks.split(' ') as SquareMark[];
  if (names.includes('centre') && !names.includes('word2')) return '';
  for (const name of names) {
    if (name === 'centre') return '★';
    if (name === 'cross') return '✚';
    if (name in PREMIUM_LABELS) return PREMIUM_LABELS[name as keyof typeof PREMIUM_LABELS];
  }
  return '';
}
