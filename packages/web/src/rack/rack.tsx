/** The rack: letters in the order their owner likes. Each is a button that is chosen, dragged, or moved by keys. */

import { BLANK } from '@lexiko/rules';
import { TileFace } from '../board/tile.tsx';
import { tileInSlot } from '../draft/draft.ts';
import { chosenSlot, moveInRack, tapSlot } from '../draft/laying.ts';
import type { TableNews } from '../messages.ts';
import { draft } from '../table.ts';
import { texts } from '../texts/current.ts';
import { dragged, isEcho, pressSlot } from './drag.ts';

export function Rack({ news }: { readonly news: TableNews }) {
  const { ruleset } = news.view;
  const { game } = texts.value;
  const drag = dragged.value;
  return (
    <div id="rack" class={`rack places-${draft.value.slots.length}`} role="group" aria-label={game.rack}>
      {draft.value.slots.map((_, slot) => {
        const tile = tileInSlot(draft.value, slot);
        const isLifted = drag?.slot === slot;
        const isGap = drag !== null && drag.target === null && drag.place === slot;
        if (tile === '') return <span key={slot} class={isGap ? 'place gap' : 'place'} data-slot={slot} />;
        const spoken =
          tile === BLANK
            ? game.blank
            : ruleset.game === 'classic'
              ? game.tile(tile, ruleset.tiles.values[tile] ?? 0)
              : tile;
        return (
          <button
            key={slot}
            type="button"
            // A lifted tile stays where it is, unseen: a finger's events end with the element it came down on.
            class={`place tile${isGap ? ' gap' : ''}${isLifted ? ' lifted' : ''}`}
            data-slot={slot}
            data-tile={tile}
            aria-label={game.slot(slot + 1, spoken)}
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
                document.querySelector<HTMLElement>(`#rack [data-slot="${to}"]`)?.focus(),
              );
            }}
          >
            <TileFace tile={tile} set={ruleset.tiles} hasValues={ruleset.game === 'classic'} />
          </button>
        );
      })}
    </div>
  );
}
