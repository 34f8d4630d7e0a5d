/** A letter tile as it looks anywhere: letter and value; a blank shows its letter in another style and counts nothing. */

import { BLANK, isLaidBlank, letterOf, type TileSet } from '@lexiko/rules/board';

export function TileFace({
  tile,
  set,
  hasValues,
  body = '',
}: {
  /** A rack tile or a laid one. */
  readonly tile: string;
  readonly set: TileSet;
  /** Crosswords has no values on its letters. */
  readonly hasValues: boolean;
  /** `tile`: the face is the whole tile. */
  readonly body?: '' | 'tile';
}) {
  const isBlank = tile === BLANK || isLaidBlank(tile);
  const letter = tile === BLANK ? '' : letterOf(tile);
  const value = isBlank ? 0 : (set.values[tile] ?? 0);
  return (
    <span class={`face${isBlank ? ' blank' : ''} ${body}`} aria-hidden="true">
      <span class="letter">{letter}</span>
      {hasValues && <span class={value > 9 ? 'value long' : 'value'}>{value}</span>}
    </span>
  );
}
