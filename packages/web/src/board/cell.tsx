/** One square of the board: what is printed on it, what lies on it, and how it is spoken. */

import type { Direction, Laid, Square, TileSet } from '@lexiko/rules';
import type { SquareMark } from '../texts/texts.ts';
import { PREMIUM_LABELS } from './square-marks.ts';
import { TileFace } from './tile.tsx';

export interface CellProps {
  readonly square: Square;
  /** What lies here: of the game, or laid out. */
  readonly laid: Laid;
  readonly state: 'empty' | 'set' | 'fresh' | 'staged' | 'draft' | 'lifted';
  /** Marks joined by spaces, most important first. */
  readonly marks: string;
  /** The typing arrow, if it is here. */
  readonly arrow: Direction | null;
  readonly isTarget: boolean;
  readonly text: string;
  readonly set: TileSet;
  readonly hasValues: boolean;
  /** Whoever of the own team points here; empty: nobody. */
  readonly pointedBy: string;
  /** Points of the laid-out play, shown on its last letter; `null` elsewhere. */
  readonly score: number | null;
}

export function Cell({
  square,
  laid,
  state,
  marks,
  arrow,
  isTarget,
  text,
  set,
  hasValues,
  score,
  pointedBy,
}: CellProps) {
  const classes = [
    'cell',
    marks,
    state,
    arrow ?? '',
    isTarget ? 'target' : '',
    score === null ? '' : 'scored',
  ];
  return (
    <div
      role="gridcell"
      class={classes.filter((name) => name !== '').join(' ')}
      data-square={square}
      tabIndex={-1}
      aria-label={text}
    >
      {laid === '' ? (
        <span class="mark" aria-hidden="true">
          {labelOf(marks)}
        </span>
      ) : (
        <span class="tile" aria-hidden="true">
          <TileFace tile={laid} set={set} hasValues={hasValues} />
        </span>
      )}
      {pointedBy !== '' && (
        <span class="pointed" aria-hidden="true">
          {pointedBy}
        </span>
      )}
      {score !== null && (
        <span class="play-score" aria-hidden="true">
          {score}
        </span>
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
