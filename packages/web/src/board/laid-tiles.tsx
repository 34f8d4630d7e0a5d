/**
 * The letters laid out, which lie over the board. For each place of the rack one is there before it is needed: to lay it
 * is to move it and to let it be seen, for which the browser neither lays out nor paints a square.
 */

import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { BLANK, type Ruleset, type Tile } from '@lexiko/rules';
import { faceOf, laidFrom } from '@lexiko/table';
import { moveTo, useStyleAtOnce } from '../page/signal-style.ts';
import { draggedSlot } from '../rack/drag.ts';
import { draft } from '../table/table.ts';
import { TileFace } from './tile.tsx';

function LaidTile({
  slot,
  tile,
  ruleset,
}: {
  readonly slot: number;
  readonly tile: Tile;
  readonly ruleset: Ruleset;
}) {
  const element = useRef<HTMLDivElement>(null);
  // A blank gets its letter when it is laid; every other tile looks as it did on the rack, and is not painted anew.
  const face = useMemo(
    () => computed(() => (tile === BLANK ? (laidFrom(draft.value, slot)?.laid ?? BLANK) : tile)),
    [tile, slot],
  );
  useStyleAtOnce(element, () => {
    const own = laidFrom(draft.value, slot);
    if (own === undefined || draggedSlot.value === slot) return '';
    return `opacity: 1; ${moveTo(own.square, ruleset.layout.width)}`;
  }, [slot, ruleset]);
  return (
    <div ref={element} class="laid" data-laid={slot}>
      <div>
        <TileFace
          tile={face.value}
          set={ruleset.tiles}
          hasValues={ruleset.scoring.kind === 'premiums'}
          body="tile"
        />
      </div>
    </div>
  );
}

const slots: ReadonlySignal<readonly Tile[]> = computed(() => draft.value.slots);

export function LaidTiles({ ruleset }: { readonly ruleset: Ruleset }) {
  // Where all letters lie open there are far too many to have each at hand.
  const ready =
    ruleset.solitaire.kind === 'openPool'
      ? draft.value.laidOut.map(({ slot }) => slot)
      : [...slots.value.keys()];
  return (
    <>
      {ready.map((slot) => {
        const tile = faceOf(slots.value[slot] ?? '');
        return tile !== '' && <LaidTile key={slot} slot={slot} tile={tile} ruleset={ruleset} />;
      })}
    </>
  );
}
