/** Laying letters on the board, by hand or by keys: where the next one goes, what is chosen, what is asked for a blank. */

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  BLANK,
  crossing,
  formatSquare,
  isLaidBlank,
  letterOf,
  withLaid,
  type Board,
  type Run,
  type Seat,
  type Square,
} from '@lexiko/rules';
import {
  actionsOf,
  advanced,
  boardOf,
  EMPTY_DRAFT,
  faceOf,
  laidAs,
  laidAt,
  lay,
  moveSlot,
  neighbour,
  placementsOf,
  previewOf,
  recall,
  shuffled,
  sorted,
  stagedView,
  stepFor,
  takeHome,
  tileInSlot,
  typeLetter as typeLetterOn,
  unstaged,
  withLifted,
  withStep,
  type Cursor,
  type Draft,
  type Preview,
  type StagedStep,
  type Step,
} from '@lexiko/table';
import { toldAfterPaint } from '../page/after-paint.ts';
import { announce } from '../page/announcer.tsx';
import type { TableNews } from '../messages.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import { act, changeDraft, changeStage, draft, table, tell, toldDraft, viewerSeat } from './table.ts';
import { playSound } from '../page/sounds.ts';
import { texts } from '../texts/current.ts';

/** `isArmed`: somebody has chosen the square, so that a tapped letter goes there too. */
type ArmedCursor = Cursor & { readonly isArmed: boolean };

/** Where typed letters go. */
export const cursor: Signal<ArmedCursor | null> = signal(null);
/** The same for focus and speech, which follow when the arrow is seen there. */
export const toldCursor: ReadonlySignal<ArmedCursor | null> = toldAfterPaint(
  cursor,
  (before, now) => before === null || now === null,
);
/** The place on the rack whose letter goes to the next square tapped. */
export const chosenSlot: Signal<number | null> = signal(null);
/** A blank on its way to a square, waiting for its letter; `recycle`: to take the place of what lies there. */
export const pendingBlank: Signal<{
  readonly slot: number;
  readonly square: Square;
  readonly use: 'lay' | 'recycle';
} | null> = signal(null);

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

/** The board on which letters are laid: what lies there, with what is staged. */
export const ground: ReadonlySignal<Board> = computed(() => {
  const news = table.value;
  const seat = news === null ? null : viewerSeat(news);
  if (news === null) return [];
  return seat === null ? news.view.board : boardOf(news.view, seat, draft.value);
});

/** The ground with what is laid out on it. */
function boardNow(): Board {
  return withLaid(ground.peek(), placementsOf(draft.peek()));
}

/** The cursor, or the middle of the board where nobody has chosen a square yet. */
export function cursorOf({ view }: TableNews, chosen: ArmedCursor | null = cursor.peek()): ArmedCursor {
  return chosen ?? { square: view.ruleset.layout.centre, direction: 'across', isArmed: false };
}

function placeCursor(square: Square): void {
  const news = table.peek();
  if (news === null) return;
  const now = cursorOf(news);
  const isAgain = now.isArmed && now.square === square;
  cursor.value = {
    square,
    direction: isAgain ? crossing(now.direction) : now.direction,
    isArmed: ground.peek()[square] === '',
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
  return ground.peek()[square] === '' && !view.ruleset.layout.blocked.includes(square);
}

/** Lays the letter of a slot; a blank first asks for its letter, unless it has one already. */
export function layFromSlot(slot: number, square: Square, letter?: string): void {
  const now = sitting();
  if (now === null) return;
  if (!isFree(now.news, square)) return exchangeWith(now, slot, square);
  chosenSlot.value = null;
  const tile = draft.peek().slots[slot] ?? '';
  if (tile === '') return;
  if (tile === BLANK && letter === undefined) {
    pendingBlank.value = { slot, square, use: 'lay' };
    return;
  }
  const laid = laidAs(tile, letter ?? '');
  changeDraft(lay(draft.peek(), { slot, square, laid }));
  playSound('lay');
  const shown = isLaidBlank(laid) ? texts.peek().game.blankAs(letterOf(laid)) : laid;
  announce(texts.peek().game.laid(shown, formatSquare(now.news.view.ruleset.layout, square)));
}

export function nameBlank(letter: string | null): void {
  const pending = pendingBlank.peek();
  pendingBlank.value = null;
  if (pending === null || letter === null) return;
  if (pending.use === 'lay') layFromSlot(pending.slot, pending.square, letter);
  else stageStep({ kind: 'recycle', square: pending.square, tile: letter.toLowerCase() });
}

/** A letter of the rack on one of the board: both change places, where that was agreed (V-03, V-04). */
function exchangeWith({ news, seat }: Sitting, slot: number, square: Square): void {
  const tile = draft.peek().slots[slot] ?? '';
  const { view } = stagedView(news.view, seat, draft.peek().steps);
  const kind = tile === '' ? null : stepFor(view, square, tile);
  if (kind === null) return;
  chosenSlot.value = null;
  if (tile === BLANK) pendingBlank.value = { slot, square, use: 'recycle' };
  else stageStep({ kind, square, tile });
}

export function stageStep(step: StagedStep): void {
  changeStage(withStep(draft.peek(), step));
  const news = table.peek();
  if (news !== null)
    announce(
      texts
        .peek()
        .table.staged[step.kind](letterOf(step.tile), formatSquare(news.view.ruleset.layout, step.square)),
    );
}

/** Undoes the last thing staged. */
export function unstage(): void {
  changeStage(unstaged(draft.peek()));
  announce(texts.peek().table.undone);
}

/** Takes a word off the board to lay it anew with letters of the rack (V-02). */
export function liftWord(word: Run): void {
  changeStage(withLifted(draft.peek(), word));
  cursor.value = { square: word.squares[0] ?? 0, direction: word.direction, isArmed: true };
  announce(texts.peek().table.lifted);
}

/** A typed letter goes to the first free square from the cursor on. */
export function typeLetter(letter: string, manner: 'letter' | 'blank'): void {
  const now = sitting();
  if (now === null) return;
  const { layout } = now.news.view.ruleset;
  const at = { draft: draft.peek(), cursor: cursorOf(now.news) };
  const typed = typeLetterOn(at, { layout, board: ground.peek() }, letter, manner);
  if (!typed.ok) {
    const { game } = texts.peek();
    if (typed.error === 'no-square') return tell(game.noSquare);
    return tell(manner === 'blank' ? game.noBlank : game.noLetter);
  }
  const last = typed.value.draft.laidOut.at(-1);
  if (last === undefined) return;
  layFromSlot(last.slot, last.square, letter);
  cursor.value = { ...typed.value.cursor, isArmed: true };
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
  const { laidOut, steps, lifted } = draft.peek();
  const first = laidOut[0];
  const at = cursor.peek();
  if (first !== undefined) {
    changeDraft(recall(draft.peek()));
    // A word that is typed again begins where it began.
    if (at !== null) cursor.value = { ...at, square: first.square };
  } else if (steps.length > 0 || lifted !== null) changeStage({ ...EMPTY_DRAFT, slots: draft.peek().slots });
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
    cursor.value = { ...advanced(now.news.view.ruleset.layout, boardNow(), at), isArmed: true };
    return;
  }
  chosenSlot.value = chosenSlot.peek() === slot ? null : slot;
  if (chosenSlot.peek() !== null) announce(`${tile} ${texts.peek().game.selected}`);
}

/** Whether the tile of a slot can go to a square: it is free, or what lies there may change places with it. */
export function canLayOn(slot: number, square: Square): boolean {
  const now = sitting();
  if (now === null) return false;
  const { view } = stagedView(now.news.view, now.seat, draft.peek().steps);
  return isFree(now.news, square) || stepFor(view, square, draft.peek().slots[slot] ?? '') !== null;
}

/** A tapped square: takes the chosen letter, gives back its own, or becomes the place to type. */
export function tapSquare(square: Square): void {
  const now = sitting();
  const slot = chosenSlot.peek();
  if (now !== null && laidAt(draft.peek(), square) !== undefined) bringHome(square);
  else if (now !== null && slot !== null && canLayOn(slot, square)) layFromSlot(slot, square);
  else placeCursor(square);
}

function sayOrder(): void {
  const letters = draft.peek().slots.filter((tile) => tile !== '');
  const { game } = texts.peek();
  announce(
    game.ordered(letters.map((tile) => (tile === BLANK ? game.blank : letterOf(faceOf(tile)))).join(' ')),
  );
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

function counted(news: TableNews | null, laid: Draft): Preview | null {
  const seat = news === null ? null : viewerSeat(news);
  return news === null || seat === null ? null : previewOf(news.view, seat, laid);
}

/** What the letters laid out count, as it is told. */
export const preview: ReadonlySignal<Preview | null> = computed(() => counted(table.value, toldDraft.value));

/** What they count at this moment, whatever has been told. */
export function previewNow(): Preview | null {
  return counted(table.peek(), draft.peek());
}

export const hasLaid: ReadonlySignal<boolean> = computed(() => toldDraft.value.laidOut.length > 0);
/** Whether something is prepared besides letters laid out. */
export const isStaged: ReadonlySignal<boolean> = computed(
  () => toldDraft.value.steps.length > 0 || toldDraft.value.lifted !== null,
);

/** Plays what is laid out; where scores are a quiz the player counts first (S-08). */
export function commit(): void {
  const now = sitting();
  if (now === null) return;
  const isQuiz = now.news.view.ruleset.scorekeeping.announce === 'quiz';
  if (isQuiz && draft.peek().lifted === null && previewNow()?.ok === true) openDialog.value = 'quiz';
  else commitCounted(null);
}

export function commitCounted(announced: number | null): void {
  const now = sitting();
  if (now === null) return;
  // The next tapped letter is a new thought: it shall not run to where this word ended.
  cursor.value = { ...cursorOf(now.news), isArmed: false };
  act(...actionsOf(now.news.view, now.seat, draft.peek(), announced));
}
