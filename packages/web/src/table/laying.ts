/** Placing tiles on the board, by hand or by keys: what is chosen, what a blank stands for, and playing the turn. */

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Action, Seat } from '@lexiko/rules';
import {
  BLANK,
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
  laidAs,
  laidAt,
  lay,
  placementsOf,
  previewOf,
  recall,
  stagedView,
  stepFor,
  recallTile,
  tileInSlot,
  splitOrJoin,
  typeLetter as typeLetterOn,
  unstaged,
  withLifted,
  withStep,
  type Draft,
  type Preview,
  type StagedStep,
} from '@lexiko/table/draft';
import type { Feedback } from '../page/feedback/feedback.ts';
import { texts } from '../texts/current.ts';
import { BoardCursor } from './board-cursor.ts';
import { RackOrder } from './rack-order.ts';
import { viewerSeat, type TableSnapshot } from './snapshot.ts';

interface PendingBlank {
  readonly slot: number;
  readonly square: Square;
  /** `recycle`: it replaces the tile on the square. */
  readonly use: 'lay' | 'recycle';
}

/** What placing tiles needs of its table. */
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
  /** Explains the words through a square; `null` closes the explanation. */
  explain(square: Square | null): void;
}

interface Seated {
  readonly snapshot: TableSnapshot;
  readonly seat: Seat;
}

function counted(snapshot: TableSnapshot | null, laid: Draft): Preview | null {
  const seat = snapshot === null ? null : viewerSeat(snapshot);
  return snapshot === null || seat === null ? null : previewOf(snapshot.view, seat, laid);
}

/** Placing tiles at one table. Actions read the current values; the deferred ones are for the screen alone. */
export class Laying {
  /** Where typed letters go. */
  readonly cursor: BoardCursor;
  readonly rack: RackOrder;
  /** The slot whose tile goes to the square that is tapped next. */
  readonly chosenSlot: Signal<number | null> = signal(null);
  /** A blank that waits for its letter. */
  readonly pendingBlank: Signal<PendingBlank | null> = signal(null);
  /** The board with the staged steps, on which tiles are placed. */
  readonly stagedBoard: ReadonlySignal<Board>;
  /** What the tiles of the draft score. */
  readonly preview: ReadonlySignal<Preview | null>;
  readonly hasLaid: ReadonlySignal<boolean>;
  /** Whether anything is prepared besides placed tiles. */
  readonly isStaged: ReadonlySignal<boolean>;
  readonly #table: LayingTable;
  readonly #ends: readonly (() => void)[];

  constructor(table: LayingTable) {
    this.#table = table;
    const { snapshot, draft, deferredDraft } = table;
    this.cursor = new BoardCursor(table);
    this.rack = new RackOrder(table, this.chosenSlot);
    this.stagedBoard = computed(() => {
      const now = snapshot.value;
      const seat = now === null ? null : viewerSeat(now);
      if (now === null) return [];
      return seat === null ? now.view.board : boardOf(now.view, seat, draft.value);
    });
    this.preview = computed(() => counted(snapshot.value, deferredDraft.value));
    this.hasLaid = computed(() => deferredDraft.value.laidOut.length > 0);
    this.isStaged = computed(
      () => deferredDraft.value.steps.length > 0 || deferredDraft.value.lifted !== null,
    );
    /** Changes with the game and its viewer; nothing stays chosen then. */
    const place = computed(() =>
      snapshot.value === null ? '' : `${snapshot.value.game} ${snapshot.value.viewer}`,
    );
    const stopWatching = place.subscribe(() => {
      this.cursor.at.value = null;
      this.chosenSlot.value = null;
      this.pendingBlank.value = null;
    });
    this.#ends = [this.cursor.close, stopWatching];
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  #seated(): Seated | null {
    const snapshot = this.#table.snapshot.peek();
    const seat = snapshot === null ? null : viewerSeat(snapshot);
    return snapshot === null || seat === null || snapshot.view.phase === 'over' ? null : { snapshot, seat };
  }

  /** The staged board with the tiles of the draft. */
  #boardNow(): Board {
    return withLaid(this.stagedBoard.peek(), placementsOf(this.#table.draft.peek()));
  }

  isFree({ view }: TableSnapshot, square: Square): boolean {
    return this.stagedBoard.peek()[square] === '' && !view.ruleset.layout.blocked.includes(square);
  }

  /** Places the tile of a slot. A blank without a `letter` asks for one first. */
  layFromSlot(slot: number, square: Square, letter?: string): void {
    const now = this.#seated();
    if (now === null) return;
    if (!this.isFree(now.snapshot, square)) return this.#exchangeWith(now, slot, square);
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
      texts.peek().game.laid(shown, formatSquare(now.snapshot.view.ruleset.layout, square)),
    );
  }

  nameBlank(letter: string | null): void {
    const pending = this.pendingBlank.peek();
    this.pendingBlank.value = null;
    if (pending === null || letter === null) return;
    if (pending.use === 'lay') this.layFromSlot(pending.slot, pending.square, letter);
    else this.stageStep({ kind: 'recycle', square: pending.square, tile: letter.toLowerCase() });
  }

  /** Swaps a tile of the rack with one on the board, where the rules allow it (V-03, V-04). */
  #exchangeWith({ snapshot, seat }: Seated, slot: number, square: Square): void {
    const tile = this.#table.draft.peek().slots[slot] ?? '';
    const { view } = stagedView(snapshot.view, seat, this.#table.draft.peek().steps);
    const kind = tile === '' ? null : stepFor(view, square, tile);
    if (kind === null) return;
    this.chosenSlot.value = null;
    if (tile === BLANK) this.pendingBlank.value = { slot, square, use: 'recycle' };
    else this.stageStep({ kind, square, tile });
  }

  stageStep(step: StagedStep): void {
    this.#table.changeStage(withStep(this.#table.draft.peek(), step));
    const snapshot = this.#table.snapshot.peek();
    if (snapshot !== null)
      this.#table.feedback.announce(
        texts
          .peek()
          .table.staged[step.kind](
            letterOf(step.tile),
            formatSquare(snapshot.view.ruleset.layout, step.square),
          ),
      );
  }

  /** Undoes the last thing staged. */
  unstage(): void {
    this.#table.changeStage(unstaged(this.#table.draft.peek()));
    this.#table.feedback.announce(texts.peek().table.undone);
  }

  /** Takes a word off the board to rearrange it with tiles of the rack (V-02). */
  liftWord(word: Run): void {
    this.#table.changeStage(withLifted(this.#table.draft.peek(), word));
    this.cursor.at.value = { square: word.squares[0] ?? 0, direction: word.direction, isArmed: true };
    this.#table.feedback.announce(texts.peek().table.lifted);
  }

  /** Places a typed letter on the first free square from the cursor on. */
  typeLetter(letter: string, manner: 'letter' | 'blank'): void {
    const now = this.#seated();
    if (now === null) return;
    const { layout, tiles } = now.snapshot.view.ruleset;
    const at = { draft: this.#table.draft.peek(), cursor: this.cursor.on(now.snapshot) };
    const typed = typeLetterOn(at, { layout, tiles, board: this.stagedBoard.peek() }, letter, manner);
    if (!typed.ok) {
      const { game } = texts.peek();
      if (typed.error === 'no-square') return this.#table.tell(game.noSquare);
      return this.#table.tell(manner === 'blank' ? game.noBlank : game.noLetter);
    }
    const last = typed.value.draft.laidOut.at(-1);
    if (last === undefined || typed.value.draft === at.draft) return;
    this.layFromSlot(last.slot, last.square, letterOf(last.laid));
    this.cursor.at.value = { ...typed.value.cursor, isArmed: true };
  }

  /** Where CH is a letter: replaces the last CH by C and H, or the other way round. */
  splitOrJoin(): void {
    const now = this.#seated();
    if (now === null) return;
    const { layout, tiles } = now.snapshot.view.ruleset;
    const at = { draft: this.#table.draft.peek(), cursor: this.cursor.on(now.snapshot) };
    const typed = splitOrJoin(at, { layout, tiles, board: this.stagedBoard.peek() });
    if (!typed.ok) return this.#table.tell(texts.peek().game.noLetter);
    this.#table.changeDraft(typed.value.draft);
    this.cursor.at.value = { ...typed.value.cursor, isArmed: true };
  }

  /** Recalls the last tile and goes back to its square. */
  takeBack(): void {
    const last = this.#table.draft.peek().laidOut.at(-1);
    const snapshot = this.#table.snapshot.peek();
    if (last === undefined || snapshot === null) return;
    this.bringHome(last.square);
    this.cursor.at.value = { ...this.cursor.on(snapshot), square: last.square, isArmed: true };
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
    const at = this.cursor.at.peek();
    if (first !== undefined) {
      this.#table.changeDraft(recall(this.#table.draft.peek()));
      // The word is usually typed again from the same square.
      if (at !== null) this.cursor.at.value = { ...at, square: first.square };
    } else if (steps.length > 0 || lifted !== null)
      this.#table.changeStage({ ...EMPTY_DRAFT, slots: this.#table.draft.peek().slots });
  }

  /** A tapped tile goes to the chosen square; without one, the tile itself is chosen. */
  tapSlot(slot: number): void {
    const now = this.#seated();
    if (now === null) return;
    const tile = tileInSlot(this.#table.draft.peek(), slot);
    const at = this.cursor.at.peek();
    if (tile === '') return;
    if (
      at?.isArmed === true &&
      this.isFree(now.snapshot, at.square) &&
      laidAt(this.#table.draft.peek(), at.square) === undefined
    ) {
      this.layFromSlot(slot, at.square);
      this.cursor.at.value = {
        ...advanced(now.snapshot.view.ruleset.layout, this.#boardNow(), at),
        isArmed: true,
      };
      return;
    }
    this.chosenSlot.value = this.chosenSlot.peek() === slot ? null : slot;
    if (this.chosenSlot.peek() !== null)
      this.#table.feedback.announce(`${tile} ${texts.peek().game.selected}`);
  }

  /** Whether the tile of a slot can go to a square: it is free, or its tile can be swapped. */
  canLayOn(slot: number, square: Square): boolean {
    const now = this.#seated();
    if (now === null) return false;
    const { view } = stagedView(now.snapshot.view, now.seat, this.#table.draft.peek().steps);
    return (
      this.isFree(now.snapshot, square) ||
      stepFor(view, square, this.#table.draft.peek().slots[slot] ?? '') !== null
    );
  }

  /** A tapped square takes the chosen tile, gives its own back, or becomes the square to type on. */
  tapSquare(square: Square): void {
    const now = this.#seated();
    const slot = this.chosenSlot.peek();
    if (now !== null && laidAt(this.#table.draft.peek(), square) !== undefined) this.bringHome(square);
    else if (now !== null && slot !== null && this.canLayOn(slot, square)) this.layFromSlot(slot, square);
    else {
      this.cursor.place(square, this.stagedBoard.peek()[square] === '');
      this.#table.explain(slot === null && !this.hasLaid.peek() ? square : null);
    }
  }

  /** What they score now; `preview` follows after the paint. */
  previewNow(): Preview | null {
    return counted(this.#table.snapshot.peek(), this.#table.draft.peek());
  }

  /** Plays the draft; in a score quiz the player counts first (S-08). */
  commit(): void {
    const now = this.#seated();
    if (now === null) return;
    const isQuiz = now.snapshot.view.ruleset.scorekeeping.announce === 'quiz';
    if (isQuiz && this.#table.draft.peek().lifted === null && this.previewNow()?.ok === true)
      this.#table.askCount();
    else this.commitCounted(null);
  }

  commitCounted(announced: number | null): void {
    const now = this.#seated();
    if (now === null) return;
    // The next tapped letter begins a new play, and must not go to where this word ended.
    this.cursor.at.value = { ...this.cursor.on(now.snapshot), isArmed: false };
    this.#table.act(...actionsOf(now.snapshot.view, now.seat, this.#table.draft.peek(), announced));
  }
}
