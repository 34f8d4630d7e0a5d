/**
 * What a player has laid out and how they sort their rack: slots, and which of them lie on which square. A slot keeps
 * its tile while that is on the board, so the tile returns to the same place. No rules, no scores.
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

/** Marks a tile that was lifted from the board, among those of the rack: it must be laid again as it is. */
export const LIFTED = '^';

/** A step before the play (V-03, V-04); `tile` comes from the rack and will lie on `square`. */
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
  /** The word lifted from the board to be rearranged (V-02). */
  readonly lifted: { readonly from: readonly Square[]; readonly direction: Direction } | null;
}

export const EMPTY_DRAFT: Draft = { slots: [], laidOut: [], steps: [], lifted: null };

/** The tile's face, wherever it came from. */
export function faceOf(tile: Tile): Tile {
  return tile.startsWith(LIFTED) ? tile.slice(LIFTED.length) : tile;
}

/** A rack tile as it is laid; a blank needs a letter. */
export function laidAs(tile: Tile, letter: string): Laid {
  return tile === BLANK ? letter.toLowerCase() : faceOf(tile);
}

/** The placements that rules and preview ask for. */
export function placementsOf({ laidOut }: Draft): readonly Placement[] {
  return laidOut.map(({ square, laid }) => [square, laid]);
}

export function laidAt({ laidOut }: Draft, square: Square): LaidOut | undefined {
  return laidOut.find((one) => one.square === square);
}

/** Where the tile of a slot lies. */
export function laidFrom({ laidOut }: Draft, slot: number): LaidOut | undefined {
  return laidOut.find((one) => one.slot === slot);
}

/** The tile visible in a slot; `''` if there is none, or if it lies on the board. */
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
  /** Laid-out tiles that returned to the rack because their square was taken. */
  readonly displaced: readonly LaidOut[];
}

/**
 * The draft after the table has changed: tiles still on the rack keep their places, new ones fill the empty places,
 * and tiles whose square is taken return to the rack.
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

/** After a play: its tiles on these squares are gone from the rack; all others laid out return to it. */
export function spend(draft: Draft, squares: readonly Square[]): Draft {
  const played = draft.laidOut.filter(({ square }) => squares.includes(square));
  const slots = new Set(played.map(({ slot }) => slot));
  return { ...EMPTY_DRAFT, slots: draft.slots.map((tile, slot) => (slots.has(slot) ? '' : tile)) };
}

/** The draft after an event: whatever its owner has played, exchanged or given up is no longer prepared. */
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

/** Lays the tile of a slot on a free square; a tile already laid out there returns to the rack first. */
export function lay(draft: Draft, one: LaidOut): Draft {
  const others = draft.laidOut.filter(({ slot, square }) => slot !== one.slot && square !== one.square);
  return { ...draft, laidOut: [...others, one] };
}

export function recallTile(draft: Draft, square: Square): Draft {
  return { ...draft, laidOut: draft.laidOut.filter((one) => one.square !== square) };
}

export function recall(draft: Draft): Draft {
  return { ...draft, laidOut: [] };
}

/** Adds a step before the play. Blanks are picked up before letters are recycled (V-11). */
export function withStep(draft: Draft, step: StagedStep): Draft {
  const steps = [...draft.steps, step];
  const ofKind = (kind: StagedStep['kind']): readonly StagedStep[] =>
    steps.filter((one) => one.kind === kind);
  return { ...draft, laidOut: [], lifted: null, steps: [...ofKind('retrieve'), ...ofKind('recycle')] };
}

/** Lifts a word from the board, to be rearranged with tiles of the rack (V-02). */
export function withLifted(draft: Draft, { squares, direction }: Run): Draft {
  return { ...draft, laidOut: [], lifted: { from: squares, direction } };
}

/** Undoes the last thing staged: puts a lifted word back, or else reverts the last step. */
export function unstaged(draft: Draft): Draft {
  return draft.lifted === null
    ? { ...draft, laidOut: [], steps: draft.steps.slice(0, -1) }
    : { ...draft, laidOut: [], lifted: null };
}

function faceIs(tile: Tile, letter: string): boolean {
  return letterOf(faceOf(tile)) === letter;
}

/** The slot of a letter tile that is left; one that was lifted from the board comes first. */
export function ownSlot(draft: Draft, letter: string): number | null {
  const left = slotsLeft(draft);
  return (
    left.find((slot) => draft.slots[slot]?.startsWith(LIFTED) && faceIs(draft.slots[slot], letter)) ??
    left.find((slot) => draft.slots[slot] === letter) ??
    null
  );
}

/** The slot for a typed letter: the letter itself, or a blank; `null` if neither is left. */
export function slotFor(draft: Draft, letter: string, manner: 'letter' | 'blank'): number | null {
  const own = manner === 'letter' ? ownSlot(draft, letter) : null;
  return own ?? slotsLeft(draft).find((slot) => draft.slots[slot] === BLANK) ?? null;
}

/** Moves the tile of a slot to another place; the tiles between make room, including laid-out ones. */
export function moveSlot(draft: Draft, from: number, to: number): Draft {
  const places = draft.slots.map((_, slot) => slot);
  const [moved] = places.splice(from, 1);
  if (moved === undefined) return draft;
  places.splice(to, 0, moved);
  return reordered(draft, places);
}

/** Reorders the slots: `places[n]` is the old place of what is at n afterwards. */
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

/** Random order; `random` returns numbers from 0 to below 1. */
export function shuffled(draft: Draft, random: () => number): Draft {
  const keyed = draft.slots.map((tile, place) => ({ place, key: tile === '' ? 2 : random() }));
  return reordered(
    draft,
    keyed.sort((a, b) => a.key - b.key).map(({ place }) => place),
  );
}
