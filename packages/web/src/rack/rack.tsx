/** The rack: letters in the order their owner likes. Each is a button that is chosen, dragged, or moved by keys. */

import { BLANK, isLaidBlank, letterOf } from '@lexiko/rules';
import { TileFace } from '../board/tile.tsx';
import { faceOf, LIFTED, slotsLeft, tileInSlot } from '../draft/draft.ts';
import { chosenSlot, moveInRack, tapSlot } from '../draft/laying.ts';
import type { TableNews } from '../messages.ts';
import { draft } from '../table.ts';
import { texts } from '../texts/current.ts';
import { draggedSlot, gapPlace, isEcho, pressSlot } from './drag.ts';

const MOST_IN_A_ROW = 11;

/** More than a phone is wide come in two rows. */
function columnsFor(places: number): number {
  return places > MOST_IN_A_ROW ? Math.ceil(places / 2) : places;
}

/** Where all letters lie open, one tile stands for all of its kind. */
function firstOfEach(): readonly { readonly slot: number; readonly count: number }[] {
  const { slots } = draft.value;
  const first = new Map<string, { slot: number; count: number }>();
  for (const slot of slotsLeft(draft.value)) {
    const tile = slots[slot] ?? '';
    const found = first.get(tile);
    first.set(tile, { slot: found?.slot ?? slot, count: (found?.count ?? 0) + 1 });
  }
  const rank = (slot: number): string => (slots[slot] === BLANK ? '~' : (slots[slot] ?? ''));
  return [...first.values()].sort((a, b) => (rank(a.slot) < rank(b.slot) ? -1 : 1));
}

export function Rack({ news }: { readonly news: TableNews }) {
  const { ruleset } = news.view;
  const { game } = texts.value;
  const isOpen = ruleset.options['solitaire.mode'] === 'openPool';
  const places = isOpen ? firstOfEach() : draft.value.slots.map((_, slot) => ({ slot, count: 1 }));
  return (
    <div
      id="rack"
      class={isOpen ? 'rack open' : 'rack'}
      style={isOpen ? {} : { '--places': columnsFor(places.length) }}
      role="group"
      aria-label={game.rack}
    >
      {places.map(({ slot, count }) => {
        const isFromBoard = draft.value.slots[slot]?.startsWith(LIFTED) === true;
        const tile = faceOf(tileInSlot(draft.value, slot));
        const isLifted = draggedSlot.value === slot;
        const isGap = gapPlace.value === slot;
        const spoken =
          tile === '' || tile === BLANK
            ? game.blank
            : isLaidBlank(tile)
              ? game.blankAs(letterOf(tile))
              : ruleset.game === 'classic'
                ? game.tile(tile, ruleset.tiles.values[tile] ?? 0)
                : tile;
        return (
          <div key={slot} class={isGap ? 'slot gap' : 'slot'} data-slot={slot}>
            <div class="well">
              {tile !== '' && (
                <button
                  type="button"
                  // A lifted tile stays where it is, unseen: a finger's events end with the element it came down on.
                  class={`place tile${isLifted ? ' lifted' : ''}${isFromBoard ? ' from-board' : ''}`}
                  data-tile={tile}
                  aria-label={isOpen ? `${spoken} × ${count}` : game.slot(slot + 1, spoken)}
                  aria-pressed={chosenSlot.value === slot}
                  onPointerDown={(event) => pressSlot(event, slot, event.currentTarget)}
                  onClick={() => {
                    if (!isEcho(`slot ${slot}`)) tapSlot(slot);
                  }}
                  onKeyDown={(event) => {
                    if (!event.altKey || !(event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return;
                    event.preventDefault();
                    const to = slot + (event.key === 'ArrowLeft' ? -1 : 1);
                    moveInRack(slot, to);
                    requestAnimationFrame(() =>
                      document.querySelector<HTMLElement>(`#rack [data-slot="${to}"] button`)?.focus(),
                    );
                  }}
                >
                  <TileFace tile={tile} set={ruleset.tiles} hasValues={ruleset.game === 'classic'} />
                  {isOpen && count > 1 && (
                    <span class="count" aria-hidden="true">
                      {count}
                    </span>
                  )}
                </button>
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}
