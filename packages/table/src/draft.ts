/**
 * What a player has laid out and how they sort their letters: slots of the rack, and which of them lie on which square.
 * A slot keeps its tile while that is on the board, so that it comes home to the same place. No rules, no scores.
 */

import type { GameEvent, Seat } from '@lexiko/rules';
import {
  BLANK,
  letterOf,
  type Board,
  type Direction,
  type Laid,
  type Placement,
  type Run,
  type Square,
  type Tile,
} from '@lexiko/rules/board';

/** Before a tile that was lifted from the board, among those of the rack: it must be laid again as it is. */
export const LIFTED = '^';

/** Something to be done before the play (V-03, V-04); `tile` comes from the rack and will lie on `square`. */
export interface StagedStep {
  readonly kind: 'retrieve' | 'recycle';
  readonly square: Square;
  /** As it will lie: lower case for a blank. */
  readonly tile: Laid;
}

/** A tile of the rack on the board; `laid` is lower case for a blank. */
export interface LaidOut {
  readonly slot: number;
  readonly square: Square;
  readonly laid: Laid;
}

export interface Draft {
  /** By place on the rack; `''` is an empty place. */
  readonly slots: readonly Tile[];
  /** In the order of laying. */
  readonly laidOut: readonly LaidOut[];
  readonly steps: readonly StagedStep[];
  /** The word that was taken off the board to be laid anew (V-02). */
  readonly lifted: { readonly from: readonly Square[]; readonly direction: Direction } | null;
}

export const EMPTY_DRAFT: Draft = { slots: [], laidOut: [], steps: [], lifted: null };

/** The tile as it looks, wherever it came from. */
export function faceOf(tile: Tile): Tile {
  return tile.startsWith(LIFTED) ? tile.slice(LIFTED.length) : tile;
}

/** A tile of the rack as it is laid; a blank needs its letter said. */
export function laidAs(tile: Tile, letter: string): Laid {
  return tile === BLANK ? letter.toLowerCase() : faceOf(tile);
}

/** What the rules and the preview ask for. */
export function placementsOf({ laidOut }: Draft): readonly Placement[] {
  return laidOut.map(({ square, laid }) => [square, laid]);
}

export function laidAt({ laidOut }: Draft, square: Square): LaidOut | undefined {
  return laidOut.find((one) => one.square === square);
}

/** Where the tile of a place of the rack lies. */
export function laidFrom({ laidOut }: Draft, slot: number): LaidOut | undefined {
  return laidOut.find((one) => one.slot === slot);
}

/** The tile to be seen on a place of the rack; `''` where there is none, or where it lies on the board. */
export function tileInSlot(draft: Draft, slot: number): Tile {
  return laidFrom(draft, slot) !== undefined ? '' : (draft.slots[slot] ?? '');
}

/** The tiles still on the rack, by slot. */
export function slotsLeft(draft: Draft): readonly number[] {
  return draft.slots.flatMap((tile, slot) =>
    tile !== '' && laidFrom(draft, slot) === undefined ? [slot] : [],
  );
}

export interface Reconciled {
  readonly draft: Draft;
  /** Laid-out tiles that had to come home because their square was taken. */
  readonly displaced: readonly LaidOut[];
}

/**
 * The draft after something has happened: tiles that are still on the rack keep their places, new ones fill the empty
 * places, and what lies on a square that is taken now comes home.
 */
export function reconcile(
  draft: Draft,
  { rack, board, places }: { readonly rack: readonly Tile[]; readonly board: Board; readonly places: number },
): Reconciled {
  const rest = [...rack];
  const slots = Array.from({ length: Math.max(places, rack.length) }, (_, slot) => {
    const at = rest.indexOf(draft.slots[slot] ?? '');
    if (at < 0) return '';
    rest.splice(at, 1);
    return draft.slots[slot] ?? '';
  });
  const gone = new Set(slots.flatMap((tile, slot) => (tile === '' ? [slot] : [])));
  for (const tile of rest) {
    const free = slots.indexOf('');
    if (free < 0) slots.push(tile);
    else slots[free] = tile;
  }
  const kept = draft.laidOut.filter(({ slot }) => !gone.has(slot) && slot < slots.length);
  const displaced = kept.filter(({ square }) => board[square] !== '');
  return { draft: { ...draft, slots, laidOut: kept.filter((one) => !displaced.includes(one)) }, displaced };
}

/** After a play: the tiles on these squares are gone from the rack, and so is everything else laid out beside them. */
export function spend(draft: Draft, squares: readonly Square[]): Draft {
  const played = draft.laidOut.filter(({ square }) => squares.includes(square));
  const slots = new Set(played.map(({ slot }) => slot));
  return { ...EMPTY_DRAFT, slots: draft.slots.map((tile, slot) => (slots.has(slot) ? '' : tile)) };
}

/** The draft after an event: what its owner has played, swapped or given up is no longer prepared. */
export function draftAfter(draft: Draft, owner: Seat, event: GameEvent): Draft {
  if (!('seat' in event) || event.seat !== owner) return draft;
  switch (event.type) {
    case 'played':
      return spend(
        draft,
        event.changes.map(([square]) => square),
      );
    case 'retrieved':
    case 'recycled':
      return { ...draft, steps: draft.steps.slice(1) };
    case 'exchanged':
    case 'passed':
      return { ...draft, steps: [], lifted: null };
    default:
      return draft;
  }
}

/** Lays the tile of a slot on a free square; one that lies there comes home first. */
export function lay(draft: Draft, one: LaidOut): Draft {
  const others = draft.laidOut.filter(({ slot, square }) => slot !== one.slot && square !== one.square);
  return { ...draft, laidOut: [...others, one] };
}

export function takeHome(draft: Draft, square: Square): Draft {
  return { ...draft, laidOut: draft.laidOut.filter((one) => one.square !== square) };
}

export function recall(draft: Draft): Draft {
  return { ...draft, laidOut: [] };
}

/** With one more thing to be done before the play. Blanks are picked up before letters are swapped (V-11). */
export function withStep(draft: Draft, step: StagedStep): Draft {
  const steps = [...draft.steps, step];
  const ofKind = (kind: StagedStep['kind']): readonly StagedStep[] =>
    steps.filter((one) => one.kind === kind);
  return { ...draft, laidOut: [], lifted: null, steps: [...ofKind('retrieve'), ...ofKind('recycle')] };
}

/** With a word taken off the board, to be laid anew with tiles of the rack (V-02). */
export function withLifted(draft: Draft, { squares, direction }: Run): Draft {
  return { ...draft, laidOut: [], lifted: { from: squares, direction } };
}

/** Undoes the last thing staged: a lifted word lies down again, else the last letter changes back. */
export function unstaged(draft: Draft): Draft {
  return draft.lifted === null
    ? { ...draft, laidOut: [], steps: draft.steps.slice(0, -1) }
    : { ...draft, laidOut: [], lifted: null };
}

function faceIs(tile: Tile, letter: string): boolean {
  return letterOf(faceOf(tile)) === letter;
}

/** The slot from which a typed letter is taken: the letter itself, else a blank; `null` if neither is left. */
export function slotFor(draft: Draft, letter: string, manner: 'letter' | 'blank'): number | null {
  const left = slotsLeft(draft);
  const own =
    manner === 'letter'
      ? (left.find((slot) => draft.slots[slot]?.startsWith(LIFTED) && faceIs(draft.slots[slot], letter)) ??
        left.find((slot) => draft.slots[slot] === letter))
      : undefined;
  return own ?? left.find((slot) => draft.slots[slot] === BLANK) ?? null;
}

/** Takes the tile of a slot to another place; the tiles between make room, laid-out ones included. */
export function moveSlot(draft: Draft, from: number, to: number): Draft {
  const places = draft.slots.map((_, slot) => slot);
  const [moved] = places.splice(from, 1);
  if (moved === undefined) return draft;
  places.splice(to, 0, moved);
  return reordered(draft, places);
}

/** Any order of the places: `places[n]` is the old place of what stands at n afterwards. */
function reordered(draft: Draft, places: readonly number[]): Draft {
  const { slots, laidOut } = draft;
  return {
    ...draft,
    slots: places.map((place) => slots[place] ?? ''),
    laidOut: laidOut.map((one) => ({ ...one, slot: places.indexOf(one.slot) })),
  };
}

/** A to Z, blanks after the letters, empty places last. */
export function sorted(draft: Draft): Draft {
  const rank = (tile: Tile): string => (tile === '' ? '~~' : tile === BLANK ? '~' : faceOf(tile));
  const places = draft.slots.map((_, slot) => slot);
  places.sort((a, b) => (rank(draft.slots[a] ?? '') < rank(draft.slots[b] ?? '') ? -1 : 1));
  return reordered(draft, places);
}

/** Any order; `random` gives numbers from 0 to below 1. */
export function shuffled(draft: Draft, random: () => number): Draft {
  const keyed = draft.slots.map((tile, place) => ({ place, key: tile === '' ? 2 : random() }));
  return reordered(
    draft,
    keyed.sort((a, b) => a.key - b.key).map(({ place }) => place),
  );
}
