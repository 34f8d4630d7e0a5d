/** Laying letters on the board, by hand or by keys: where the next one goes, what is chosen, what is asked for a blank. */

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Action, Seat } from '@lexiko/rules';
import {
  BLANK,
  crossing,
  formatSquare,
  isLaidBlank,
  letterOf,
  withLaid,
  type Board,
  type Run,
  type Square,
} from '@lexiko/rules/board';
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
  recallTile,
  tileInSlot,
  splitOrJoin,
  typeLetter as typeLetterOn,
  unstaged,
  withLifted,
  withStep,
  type Cursor,
  type Draft,
  type Preview,
  type StagedStep,
  type Step,
} from '@lexiko/table/draft';
import { deferUntilPainted } from '../page/after-paint.ts';
import type { Feedback } from '../page/feedback.ts';
import { texts } from '../texts/current.ts';
import { viewerSeat, type TableSnapshot } from './snapshot.ts';

/** `isArmed`: somebody has chosen the square, so that a tapped letter goes there too. */
export type ArmedCursor = Cursor & { readonly isArmed: boolean };

interface PendingBlank {
  readonly slot: number;
  readonly square: Square;
  /** `recycle`: to take the place of what lies there. */
  readonly use: 'lay' | 'recycle';
}

/** What laying needs of its table. */
export interface LayingTable {
  readonly feedback: Feedback;
  readonly snapshot: ReadonlySignal<TableSnapshot | null>;
  readonly draft: ReadonlySignal<Draft>;
  readonly deferredDraft: ReadonlySignal<Draft>;
  changeDraft(next: Draft): void;
  changeStage(next: Draft): void;
  act(...actions: readonly Action[]): void;
  tell(sentence: string): void;
  /** The player counts the play before it is made (S-08). */
  askCount(): void;
}

interface Sitting {
  readonly news: TableSnapshot;
  readonly seat: Seat;
}

function counted(news: TableSnapshot | null, laid: Draft): Preview | null {
  const seat = news === null ? null : viewerSeat(news);
  return news === null || seat === null ? null : previewOf(news.view, seat, laid);
}

/** Laying at one table. What acts reads what is so now; what is told after the paint is for the screen alone. */
export class Laying {
  /** Where typed letters go. */
  readonly cursor: Signal<ArmedCursor | null> = signal(null);
  /** The same for focus and speech, which follow when the arrow is seen there. */
  readonly deferredCursor: ReadonlySignal<ArmedCursor | null>;
  /** The place on the rack whose letter goes to the next square tapped. */
  readonly chosenSlot: Signal<number | null> = signal(null);
  /** A blank on its way to a square, waiting for its letter. */
  readonly pendingBlank: Signal<PendingBlank | null> = signal(null);
  /** The board on which letters are laid: what lies there, with what is staged. */
  readonly stagedBoard: ReadonlySignal<Board>;
  /** What the letters laid out count, as it is told. */
  readonly preview: ReadonlySignal<Preview | null>;
  readonly hasLaid: ReadonlySignal<boolean>;
  /** Whether something is prepared besides letters laid out. */
  readonly isStaged: ReadonlySignal<boolean>;
  readonly #table: LayingTable;
  readonly #ends: readonly (() => void)[];

  constructor(table: LayingTable) {
    this.#table = table;
    const { snapshot, draft, deferredDraft } = table;
    const [deferredCursor, stopDeferring] = deferUntilPainted(
      this.cursor,
      (before, now) => before === null || now === null,
    );
    this.deferredCursor = deferredCursor;
    this.stagedBoard = computed(() => {
      const news = snapshot.value;
      const seat = news === null ? null : viewerSeat(news);
      if (news === null) return [];
      return seat === null ? news.view.board : boardOf(news.view, seat, draft.value);
    });
    this.preview = computed(() => counted(snapshot.value, deferredDraft.value));
    this.hasLaid = computed(() => deferredDraft.value.laidOut.length > 0);
    this.isStaged = computed(
      () => deferredDraft.value.steps.length > 0 || deferredDraft.value.lifted !== null,
    );
    /** Who sits before which table; whoever sits down finds nothing chosen. */
    const place = computed(() =>
      snapshot.value === null ? '' : `${snapshot.value.game} ${snapshot.value.viewer}`,
    );
    const stopWatching = place.subscribe(() => {
      this.cursor.value = null;
      this.chosenSlot.value = null;
      this.pendingBlank.value = null;
    });
    this.#ends = [stopDeferring, stopWatching];
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  #sitting(): Sitting | null {
    const news = this.#table.snapshot.peek();
    const seat = news === null ? null : viewerSeat(news);
    return news === null || seat === null || news.view.phase === 'over' ? null : { news, seat };
  }

  /** The ground with what is laid out on it. */
  #boardNow(): Board {
    return withLaid(this.stagedBoard.peek(), placementsOf(this.#table.draft.peek()));
  }

  /** The cursor, or the middle of the board where nobody has chosen a square yet. */
  cursorOf({ view }: TableSnapshot, chosen: ArmedCursor | null = this.cursor.peek()): ArmedCursor {
    return chosen ?? { square: view.ruleset.layout.centre, direction: 'across', isArmed: false };
  }

  #placeCursor(square: Square): void {
    const news = this.#table.snapshot.peek();
    if (news === null) return;
    const now = this.cursorOf(news);
    const isAgain = now.isArmed && now.square === square;
    this.cursor.value = {
      square,
      direction: isAgain ? crossing(now.direction) : now.direction,
      isArmed: this.stagedBoard.peek()[square] === '',
    };
  }

  stepCursor(step: Step): void {
    const news = this.#table.snapshot.peek();
    if (news === null) return;
    const now = this.cursorOf(news);
    this.cursor.value = {
      ...now,
      square: neighbour(news.view.ruleset.layout, now.square, step),
      isArmed: true,
    };
  }

  turnCursor(): void {
    const news = this.#table.snapshot.peek();
    if (news === null) return;
    const now = this.cursorOf(news);
    const direction = crossing(now.direction);
    this.cursor.value = { ...now, direction, isArmed: true };
    this.#table.feedback.announce(texts.peek().squares.cursor(texts.peek().game[direction]));
  }

  isFree({ view }: TableSnapshot, square: Square): boolean {
    return this.stagedBoard.peek()[square] === '' && !view.ruleset.layout.blocked.includes(square);
  }

  /** Lays the letter of a slot; a blank first asks for its letter, unless it has one already. */
  layFromSlot(slot: number, square: Square, letter?: string): void {
    const now = this.#sitting();
    if (now === null) return;
    if (!this.isFree(now.news, square)) return this.#exchangeWith(now, slot, square);
    this.chosenSlot.value = null;
    const tile = this.#table.draft.peek().slots[slot] ?? '';
    if (tile === '') return;
    if (tile === BLANK && letter === undefined) {
      this.pendingBlank.value = { slot, square, use: 'lay' };
      return;
    }
    const laid = laidAs(tile, letter ?? '');
    this.#table.changeDraft(lay(this.#table.draft.peek(), { slot, square, laid }));
    this.#table.feedback.playSound('lay');
    const shown = isLaidBlank(laid) ? texts.peek().game.blankAs(letterOf(laid)) : laid;
    this.#table.feedback.announce(
      texts.peek().game.laid(shown, formatSquare(now.news.view.ruleset.layout, square)),
    );
  }

  nameBlank(letter: string | null): void {
    const pending = this.pendingBlank.peek();
    this.pendingBlank.value = null;
    if (pending === null || letter === null) return;
    if (pending.use === 'lay') this.layFromSlot(pending.slot, pending.square, letter);
    else this.stageStep({ kind: 'recycle', square: pending.square, tile: letter.toLowerCase() });
  }

  /** A letter of the rack on one of the board: both change places, where that was agreed (V-03, V-04). */
  #exchangeWith({ news, seat }: Sitting, slot: number, square: Square): void {
    const tile = this.#table.draft.peek().slots[slot] ?? '';
    const { view } = stagedView(news.view, seat, this.#table.draft.peek().steps);
    const kind = tile === '' ? null : stepFor(view, square, tile);
    if (kind === null) return;
    this.chosenSlot.value = null;
    if (tile === BLANK) this.pendingBlank.value = { slot, square, use: 'recycle' };
    else this.stageStep({ kind, square, tile });
  }

  stageStep(step: StagedStep): void {
    this.#table.changeStage(withStep(this.#table.draft.peek(), step));
    const news = this.#table.snapshot.peek();
    if (news !== null)
      this.#table.feedback.announce(
        texts
          .peek()
          .table.staged[step.kind](letterOf(step.tile), formatSquare(news.view.ruleset.layout, step.square)),
      );
  }

  /** Undoes the last thing staged. */
  unstage(): void {
    this.#table.changeStage(unstaged(this.#table.draft.peek()));
    this.#table.feedback.announce(texts.peek().table.undone);
  }

  /** Takes a word off the board to lay it anew with letters of the rack (V-02). */
  liftWord(word: Run): void {
    this.#table.changeStage(withLifted(this.#table.draft.peek(), word));
    this.cursor.value = { square: word.squares[0] ?? 0, direction: word.direction, isArmed: true };
    this.#table.feedback.announce(texts.peek().table.lifted);
  }

  /** A typed letter goes to the first free square from the cursor on. */
  typeLetter(letter: string, manner: 'letter' | 'blank'): void {
    const now = this.#sitting();
    if (now === null) return;
    const { layout, tiles } = now.news.view.ruleset;
    const at = { draft: this.#table.draft.peek(), cursor: this.cursorOf(now.news) };
    const typed = typeLetterOn(at, { layout, tiles, board: this.stagedBoard.peek() }, letter, manner);
    if (!typed.ok) {
      const { game } = texts.peek();
      if (typed.error === 'no-square') return this.#table.tell(game.noSquare);
      return this.#table.tell(manner === 'blank' ? game.noBlank : game.noLetter);
    }
    const last = typed.value.draft.laidOut.at(-1);
    if (last === undefined || typed.value.draft === at.draft) return;
    this.layFromSlot(last.slot, last.square, letterOf(last.laid));
    this.cursor.value = { ...typed.value.cursor, isArmed: true };
  }

  /** Where CH is a letter: lays the last CH as C and H, or the other way round. */
  splitOrJoin(): void {
    const now = this.#sitting();
    if (now === null) return;
    const { layout, tiles } = now.news.view.ruleset;
    const at = { draft: this.#table.draft.peek(), cursor: this.cursorOf(now.news) };
    const typed = splitOrJoin(at, { layout, tiles, board: this.stagedBoard.peek() });
    if (!typed.ok) return this.#table.tell(texts.peek().game.noLetter);
    this.#table.changeDraft(typed.value.draft);
    this.cursor.value = { ...typed.value.cursor, isArmed: true };
  }

  /** Takes the last letter home and goes back to its square. */
  takeBack(): void {
    const last = this.#table.draft.peek().laidOut.at(-1);
    const news = this.#table.snapshot.peek();
    if (last === undefined || news === null) return;
    this.bringHome(last.square);
    this.cursor.value = { ...this.cursorOf(news), square: last.square, isArmed: true };
  }

  bringHome(square: Square): void {
    const one = laidAt(this.#table.draft.peek(), square);
    if (one === undefined) return;
    this.#table.changeDraft(recallTile(this.#table.draft.peek(), square));
    this.#table.feedback.announce(texts.peek().game.takenHome(letterOf(one.laid)));
  }

  recallAll(): void {
    this.chosenSlot.value = null;
    const { laidOut, steps, lifted } = this.#table.draft.peek();
    const first = laidOut[0];
    const at = this.cursor.peek();
    if (first !== undefined) {
      this.#table.changeDraft(recall(this.#table.draft.peek()));
      // A word that is typed again begins where it began.
      if (at !== null) this.cursor.value = { ...at, square: first.square };
    } else if (steps.length > 0 || lifted !== null)
      this.#table.changeStage({ ...EMPTY_DRAFT, slots: this.#table.draft.peek().slots });
  }

  /** A tapped rack letter: goes to the chosen square, else is chosen itself. */
  tapSlot(slot: number): void {
    const now = this.#sitting();
    if (now === null) return;
    const tile = tileInSlot(this.#table.draft.peek(), slot);
    const at = this.cursor.peek();
    if (tile === '') return;
    if (
      at?.isArmed === true &&
      this.isFree(now.news, at.square) &&
      laidAt(this.#table.draft.peek(), at.square) === undefined
    ) {
      this.layFromSlot(slot, at.square);
      this.cursor.value = { ...advanced(now.news.view.ruleset.layout, this.#boardNow(), at), isArmed: true };
      return;
    }
    this.chosenSlot.value = this.chosenSlot.peek() === slot ? null : slot;
    if (this.chosenSlot.peek() !== null)
      this.#table.feedback.announce(`${tile} ${texts.peek().game.selected}`);
  }

  /** Whether the tile of a slot can go to a square: it is free, or what lies there may change places with it. */
  canLayOn(slot: number, square: Square): boolean {
    const now = this.#sitting();
    if (now === null) return false;
    const { view } = stagedView(now.news.view, now.seat, this.#table.draft.peek().steps);
    return (
      this.isFree(now.news, square) ||
      stepFor(view, square, this.#table.draft.peek().slots[slot] ?? '') !== null
    );
  }

  /** A tapped square: takes the chosen letter, gives back its own, or becomes the place to type. */
  tapSquare(square: Square): void {
    const now = this.#sitting();
    const slot = this.chosenSlot.peek();
    if (now !== null && laidAt(this.#table.draft.peek(), square) !== undefined) this.bringHome(square);
    else if (now !== null && slot !== null && this.canLayOn(slot, square)) this.layFromSlot(slot, square);
    else this.#placeCursor(square);
  }

  #sayOrder(): void {
    const letters = this.#table.draft.peek().slots.filter((tile) => tile !== '');
    const { game } = texts.peek();
    this.#table.feedback.announce(
      game.ordered(letters.map((tile) => (tile === BLANK ? game.blank : letterOf(faceOf(tile)))).join(' ')),
    );
  }

  shuffleRack(): void {
    this.chosenSlot.value = null;
    // Shuffling is no act of the game (C-05), so any chance will do.
    this.#table.changeDraft(shuffled(this.#table.draft.peek(), Math.random));
    this.#sayOrder();
  }

  sortRack(): void {
    this.chosenSlot.value = null;
    this.#table.changeDraft(sorted(this.#table.draft.peek()));
    this.#sayOrder();
  }

  moveInRack(from: number, to: number): void {
    if (to < 0 || to >= this.#table.draft.peek().slots.length) return;
    if (this.chosenSlot.peek() !== null) this.chosenSlot.value = to;
    this.#table.changeDraft(moveSlot(this.#table.draft.peek(), from, to));
    this.#sayOrder();
  }

  /** What they count at this moment, whatever has been told. */
  previewNow(): Preview | null {
    return counted(this.#table.snapshot.peek(), this.#table.draft.peek());
  }

  /** Plays what is laid out; where scores are a quiz the player counts first (S-08). */
  commit(): void {
    const now = this.#sitting();
    if (now === null) return;
    const isQuiz = now.news.view.ruleset.scorekeeping.announce === 'quiz';
    if (isQuiz && this.#table.draft.peek().lifted === null && this.previewNow()?.ok === true)
      this.#table.askCount();
    else this.commitCounted(null);
  }

  commitCounted(announced: number | null): void {
    const now = this.#sitting();
    if (now === null) return;
    // The next tapped letter is a new thought: it shall not run to where this word ended.
    this.cursor.value = { ...this.cursorOf(now.news), isArmed: false };
    this.#table.act(...actionsOf(now.news.view, now.seat, this.#table.draft.peek(), announced));
  }
}
