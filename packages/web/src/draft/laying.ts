/** Laying letters on the board, by hand or by keys: where the next one goes, what is chosen, what is asked for a blank. */

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  BLANK,
  crossing,
  formatSquare,
  inspectPlay,
  letterOf,
  scoreOf,
  withLaid,
  type Board,
  type InspectedPlay,
  type Refusal,
  type Result,
  type Score,
  type Seat,
  type Square,
} from '@lexiko/rules';
import { announce } from '../announcer.tsx';
import type { TableNews } from '../messages.ts';
import { act, changeDraft, draft, table, tell, viewerSeat } from '../table.ts';
import { texts } from '../texts/current.ts';
import { advanced, freeFrom, neighbour, type Cursor, type Step } from './cursor.ts';
import {
  laidAt,
  lay,
  moveSlot,
  placementsOf,
  recall,
  shuffled,
  slotFor,
  sorted,
  takeHome,
  tileInSlot,
} from './draft.ts';

/** Where typed letters go. `isArmed`: somebody has chosen the square, so that a tapped letter goes there too. */
export const cursor: Signal<(Cursor & { readonly isArmed: boolean }) | null> = signal(null);
/** The place on the rack whose letter goes to the next square tapped. */
export const chosenSlot: Signal<number | null> = signal(null);
/** A blank on its way to a square, waiting for its letter. */
export const pendingBlank: Signal<{ readonly slot: number; readonly square: Square } | null> = signal(null);

/** Who sits before which table; whoever sits down finds nothing chosen. */
const place = computed(() => (table.value === null ? '' : `${table.value.game} ${table.value.viewer}`));
place.subscribe(() => {
  cursor.value = null;
  chosenSlot.value = null;
  pendingBlank.value = null;
});

interface Sitting {
  readonly news: TableNews;
  readonly seat: Seat;
}

function sitting(): Sitting | null {
  const news = table.peek();
  const seat = news === null ? null : viewerSeat(news);
  return news === null || seat === null || news.view.phase === 'over' ? null : { news, seat };
}

/** The board with what is laid out on it. */
function boardNow({ news }: Sitting): Board {
  return withLaid(news.view.board, placementsOf(draft.peek()));
}

/** The cursor, or the middle of the board where nobody has chosen a square yet. */
export function cursorOf({ view }: TableNews): Cursor & { readonly isArmed: boolean } {
  return cursor.value ?? { square: view.ruleset.layout.centre, direction: 'across', isArmed: false };
}

export function placeCursor(square: Square): void {
  const news = table.peek();
  if (news === null) return;
  const now = cursorOf(news);
  const isAgain = now.isArmed && now.square === square;
  cursor.value = {
    square,
    direction: isAgain ? crossing(now.direction) : now.direction,
    isArmed: news.view.board[square] === '',
  };
}

export function stepCursor(step: Step): void {
  const news = table.peek();
  if (news === null) return;
  const now = cursorOf(news);
  cursor.value = { ...now, square: neighbour(news.view.ruleset.layout, now.square, step), isArmed: true };
}

export function turnCursor(): void {
  const news = table.peek();
  if (news === null) return;
  const now = cursorOf(news);
  const direction = crossing(now.direction);
  cursor.value = { ...now, direction, isArmed: true };
  announce(texts.peek().squares.cursor(texts.peek().game[direction]));
}

export function isFree({ view }: TableNews, square: Square): boolean {
  return view.board[square] === '' && !view.ruleset.layout.blocked.includes(square);
}

/** Lays the letter of a slot; a blank first asks for its letter, unless it has one already. */
export function layFromSlot(slot: number, square: Square, letter?: string): void {
  const now = sitting();
  if (now === null || !isFree(now.news, square)) return;
  chosenSlot.value = null;
  const tile = draft.peek().slots[slot] ?? '';
  if (tile === '') return;
  if (tile === BLANK && letter === undefined) {
    pendingBlank.value = { slot, square };
    return;
  }
  const laid = tile === BLANK ? (letter ?? '').toLowerCase() : tile;
  changeDraft(lay(draft.peek(), { slot, square, laid }));
  const shown = tile === BLANK ? texts.peek().game.blankAs(letterOf(laid)) : laid;
  announce(texts.peek().game.laid(shown, formatSquare(now.news.view.ruleset.layout, square)));
}

export function nameBlank(letter: string | null): void {
  const pending = pendingBlank.peek();
  pendingBlank.value = null;
  if (pending !== null && letter !== null) layFromSlot(pending.slot, pending.square, letter);
}

/** A typed letter goes to the first free square from the cursor on. */
export function typeLetter(letter: string, manner: 'letter' | 'blank'): void {
  const now = sitting();
  if (now === null) return;
  const { layout } = now.news.view.ruleset;
  const at = cursorOf(now.news);
  const slot = slotFor(draft.peek(), letter, manner);
  if (slot === null) return tell(texts.peek().game[manner === 'blank' ? 'noBlank' : 'noLetter']);
  const square = freeFrom(layout, boardNow(now), at);
  if (square === null) return tell(texts.peek().game.noSquare);
  layFromSlot(slot, square, letter);
  cursor.value = { ...advanced(layout, boardNow(now), { square, direction: at.direction }), isArmed: true };
}

/** Takes the last letter home and goes back to its square. */
export function takeBack(): void {
  const last = draft.peek().laidOut.at(-1);
  const news = table.peek();
  if (last === undefined || news === null) return;
  bringHome(last.square);
  cursor.value = { ...cursorOf(news), square: last.square, isArmed: true };
}

export function bringHome(square: Square): void {
  const one = laidAt(draft.peek(), square);
  if (one === undefined) return;
  changeDraft(takeHome(draft.peek(), square));
  announce(texts.peek().game.takenHome(letterOf(one.laid)));
}

export function recallAll(): void {
  chosenSlot.value = null;
  if (draft.peek().laidOut.length > 0) changeDraft(recall(draft.peek()));
}

/** A tapped rack letter: goes to the chosen square, else is chosen itself. */
export function tapSlot(slot: number): void {
  const now = sitting();
  if (now === null) return;
  const tile = tileInSlot(draft.peek(), slot);
  const at = cursor.peek();
  if (tile === '') return;
  if (at?.isArmed === true && isFree(now.news, at.square) && laidAt(draft.peek(), at.square) === undefined) {
    layFromSlot(slot, at.square);
    cursor.value = { ...advanced(now.news.view.ruleset.layout, boardNow(now), at), isArmed: true };
    return;
  }
  chosenSlot.value = chosenSlot.peek() === slot ? null : slot;
  if (chosenSlot.peek() !== null) announce(`${tile} ${texts.peek().game.selected}`);
}

/** A tapped square: takes the chosen letter, gives back its own, or becomes the place to type. */
export function tapSquare(square: Square): void {
  const now = sitting();
  const slot = chosenSlot.peek();
  if (now !== null && laidAt(draft.peek(), square) !== undefined) bringHome(square);
  else if (now !== null && slot !== null && isFree(now.news, square)) layFromSlot(slot, square);
  else placeCursor(square);
}

function sayOrder(): void {
  const letters = draft.peek().slots.filter((tile) => tile !== '');
  const { game } = texts.peek();
  announce(game.ordered(letters.map((tile) => (tile === BLANK ? game.blank : tile)).join(' ')));
}

export function shuffleRack(): void {
  chosenSlot.value = null;
  // Shuffling is no act of the game (C-05), so any chance will do.
  changeDraft(shuffled(draft.peek(), Math.random));
  sayOrder();
}

export function sortRack(): void {
  chosenSlot.value = null;
  changeDraft(sorted(draft.peek()));
  sayOrder();
}

export function moveInRack(from: number, to: number): void {
  if (to < 0 || to >= draft.peek().slots.length) return;
  if (chosenSlot.peek() !== null) chosenSlot.value = to;
  changeDraft(moveSlot(draft.peek(), from, to));
  sayOrder();
}

/** What the laid-out letters would count, or why they cannot lie so; never whether their words exist (D-04). */
export type Preview = Result<{ readonly play: InspectedPlay; readonly score: Score }, Refusal>;

export const preview: ReadonlySignal<Preview | null> = computed(() => {
  const news = table.value;
  const seat = news === null ? null : viewerSeat(news);
  const tiles = placementsOf(draft.value);
  if (news === null || seat === null || tiles.length === 0) return null;
  const play = inspectPlay(news.view, seat, tiles);
  if (!play.ok) return play;
  return { ok: true, value: { play: play.value, score: scoreOf(news.view, seat, play.value, []) } };
});

export function commit(): void {
  const now = sitting();
  if (now === null) return;
  // The next tapped letter is a new thought: it shall not run to where this word ended.
  cursor.value = { ...cursorOf(now.news), isArmed: false };
  act({ type: 'play', seat: now.seat, tiles: placementsOf(draft.peek()) });
}
