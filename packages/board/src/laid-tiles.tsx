/**
 * The letters laid out, which lie over the board. For each place of the rack one is there before it is needed: to lay it
 * is to move it and to let it be seen, for which the browser neither lays out nor paints a square.
 */

import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { BLANK, type Laid, type Square, type Tile, type TileSet } from '@lexiko/rules/board';
import { moveTo, useSignalStyle } from './signal-style.ts';
import { TileFace } from './tile.tsx';

/** Where the tile of a place of the rack lies, and as what. */
export interface LaidTilePlace {
  readonly square: Square;
  readonly laid: Laid;
}

interface LaidTileProps {
  readonly slot: number;
  readonly tile: Tile;
  /** Reads signals; `undefined`: it is not on the board, or not to be seen there. */
  readonly placeOf: (slot: number) => LaidTilePlace | undefined;
  /** Of the board. */
  readonly width: number;
  readonly set: TileSet;
  readonly hasValues: boolean;
}

function LaidTile({ slot, tile, placeOf, width, set, hasValues }: LaidTileProps) {
  const element = useRef<HTMLDivElement>(null);
  // A blank gets its letter when it is laid; every other tile looks as it did on the rack, and is not painted anew.
  const face = useMemo(
    () => computed(() => (tile === BLANK ? (placeOf(slot)?.laid ?? BLANK) : tile)),
    [tile, slot, placeOf],
  );
  useSignalStyle(element, () => {
    const place = placeOf(slot);
    return place === undefined ? '' : `opacity: 1; ${moveTo(place.square, width)}`;
  }, [slot, width, placeOf]);
  return (
    <div ref={element} class="laid" data-laid={slot}>
      <div>
        <TileFace tile={face.value} set={set} hasValues={hasValues} body="tile" />
      </div>
    </div>
  );
}

export function LaidTiles({
  tiles,
  ready,
  ...props
}: Omit<LaidTileProps, 'slot' | 'tile'> & {
  /** By place of the rack, as they look there; empty: nothing belongs there. */
  readonly tiles: ReadonlySignal<readonly Tile[]>;
  /** The places whose tiles are at hand. */
  readonly ready: readonly number[];
}) {
  return (
    <>
      {ready.map((slot) => {
        const tile = tiles.value[slot] ?? '';
        return tile !== '' && <LaidTile key={slot} slot={slot} tile={tile} {...props} />;
      })}
    </>
  );
}
