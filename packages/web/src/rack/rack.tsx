/** The rack: letters in the order their owner likes. Each is a button that is chosen, dragged, or moved by keys. */

import { letterName, MemoizedParts, TileFace, useSignalStyle } from '@lexiko/board/parts';
import { effect } from '@preact/signals';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Ruleset } from '@lexiko/rules';
import { BLANK, isLaidBlank, letterOf, type Tile, type TileSet } from '@lexiko/rules/board';
import { faceOf, laidFrom, LIFTED, slotsLeft, type Draft } from '@lexiko/table/draft';
import type { TableSnapshot } from '../table/snapshot.ts';
import { useTable } from '../table/table-context.ts';
import type { Table } from '../table/table.ts';
import { texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';
import './rack.css';

const MOST_IN_A_ROW = 11;

/** More than a phone is wide come in two rows. */
function columnsFor(places: number): number {
  return places > MOST_IN_A_ROW ? Math.ceil(places / 2) : places;
}

/** Where all letters lie open, one tile stands for all of its kind. */
function firstOfEach(draft: Draft): readonly { readonly slot: number; readonly count: number }[] {
  const { slots } = draft;
  const first = new Map<string, { slot: number; count: number }>();
  for (const slot of slotsLeft(draft)) {
    const tile = slots[slot] ?? '';
    const found = first.get(tile);
    first.set(tile, { slot: found?.slot ?? slot, count: (found?.count ?? 0) + 1 });
  }
  const rank = (slot: number): string => (slots[slot] === BLANK ? '~' : (slots[slot] ?? ''));
  return [...first.values()].sort((a, b) => (rank(a.slot) < rank(b.slot) ? -1 : 1));
}

interface SlotProps {
  readonly slot: number;
  /** As it looks; `''`: nothing belongs here. */
  readonly tile: Tile;
  /** Shown where one tile stands for several; `null` elsewhere. */
  readonly count: number | null;
  readonly label: string;
  /** It lies on the board, and its place is empty. */
  readonly isOut: boolean;
  readonly isFromBoard: boolean;
  readonly isLifted: boolean;
  readonly isGap: boolean;
  readonly set: TileSet;
  readonly hasValues: boolean;
}

/** Alt and an arrow take a letter along the rack, and the focus with it. */
function handleSlotKey({ laying, elements }: Table, event: KeyboardEvent, slot: number): void {
  if (!event.altKey || !(event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return;
  event.preventDefault();
  const to = slot + (event.key === 'ArrowLeft' ? -1 : 1);
  laying.rack.move(slot, to);
  requestAnimationFrame(() =>
    elements.rack?.querySelector<HTMLElement>(`[data-slot="${to}"] button`)?.focus(),
  );
}

function Slot({ slot, tile, count, label, isOut, isFromBoard, isLifted, isGap, set, hasValues }: SlotProps) {
  const table = useTable();
  const { draft, laying, drag } = table;
  const well = useRef<HTMLDivElement>(null);
  // Where a letter lies on the board its button stays here, unseen: nothing is put on the page when it comes home.
  useSignalStyle(
    well,
    () => (count === null && laidFrom(draft.value, slot) !== undefined ? 'opacity: 0' : ''),
    [slot, count === null, draft],
  );
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(
    () =>
      effect(() => button.current?.setAttribute('aria-pressed', String(laying.chosenSlot.value === slot))),
    [slot, tile === '', laying],
  );
  return (
    <div class={isGap ? 'slot gap' : 'slot'} data-slot={slot}>
      <div class="well" ref={well} inert={isOut}>
        {tile !== '' && (
          <button
            ref={button}
            type="button"
            // A lifted tile stays where it is, unseen: a finger's events end with the element it came down on.
            class={`place tile${isLifted ? ' lifted' : ''}${isFromBoard ? ' from-board' : ''}`}
            data-tile={isOut ? undefined : tile}
            aria-label={label}
            onPointerDown={(event) => drag.pressSlot(event, slot, event.currentTarget)}
            onClick={() => {
              if (!drag.isEcho(`slot ${slot}`)) laying.tapSlot(slot);
            }}
            onKeyDown={(event) => handleSlotKey(table, event, slot)}
          >
            <TileFace tile={tile} set={set} hasValues={hasValues} />
            {count !== null && count > 1 && (
              <span class="count" aria-hidden="true">
                {count}
              </span>
            )}
          </button>
        )}
      </div>
    </div>
  );
}

function spokenTile({ game }: Texts, { tiles, scoring, language }: Ruleset, tile: Tile): string {
  const name = letterName(language, tile);
  if (tile === '' || tile === BLANK) return game.blank;
  if (isLaidBlank(tile)) return game.blankAs(letterName(language, letterOf(tile)));
  return scoring.kind === 'premiums' ? game.tile(name, tiles.values[tile] ?? 0) : name;
}

export function Rack({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const painted = useMemo(
    () => new MemoizedParts((props: SlotProps) => <Slot key={props.slot} {...props} />),
    [],
  );
  const { draft, deferredDraft, drag, elements, rackId } = useTable();
  const { ruleset } = snapshot.view;
  const setElement = useCallback(
    (rack: HTMLElement | null) => {
      elements.rack = rack;
    },
    [elements],
  );
  const words = texts.value;
  const { game } = words;
  const isOpen = ruleset.solitaire.kind === 'openPool';
  const { slots } = deferredDraft.value;
  const places = isOpen ? firstOfEach(draft.value) : slots.map((_, slot) => ({ slot, count: 1 }));
  return (
    <div
      ref={setElement}
      id={rackId}
      class={isOpen ? 'rack open' : 'rack'}
      style={isOpen ? {} : { '--places': columnsFor(places.length) }}
      role="group"
      aria-label={game.rack}
    >
      {places.map(({ slot, count }) => {
        const tile = faceOf(slots[slot] ?? '');
        const spoken = spokenTile(words, ruleset, tile);
        return painted.part(slot, {
          slot,
          tile,
          count: isOpen ? count : null,
          label: isOpen ? `${spoken} × ${count}` : game.slot(slot + 1, spoken),
          isOut: !isOpen && laidFrom(deferredDraft.value, slot) !== undefined,
          isFromBoard: slots[slot]?.startsWith(LIFTED) === true,
          isLifted: drag.draggedSlot.value === slot,
          isGap: drag.gapPlace.value === slot,
          set: ruleset.tiles,
          hasValues: ruleset.scoring.kind === 'premiums',
        });
      })}
    </div>
  );
}
