/** The order of the tiles on the rack. Changing it is no action of the game (C-05). */

import type { ReadonlySignal, Signal } from '@preact/signals';
import { BLANK, letterOf } from '@lexiko/rules/board';
import { faceOf, moveSlot, shuffled, sorted, type Draft } from '@lexiko/table/draft';
import type { Feedback } from '../page/feedback/feedback.ts';
import { texts } from '../texts/current.ts';

interface RackTable {
  readonly feedback: Pick<Feedback, 'announce'>;
  readonly draft: ReadonlySignal<Draft>;
  changeDraft(next: Draft): void;
}

export class RackOrder {
  readonly #table: RackTable;
  readonly #chosenSlot: Signal<number | null>;

  /** `chosenSlot` is the slot whose tile the player has chosen; it follows that tile. */
  constructor(table: RackTable, chosenSlot: Signal<number | null>) {
    this.#table = table;
    this.#chosenSlot = chosenSlot;
  }

  shuffle(): void {
    this.#chosenSlot.value = null;
    // Nobody else sees the order, so any random numbers will do.
    this.#change(shuffled(this.#table.draft.peek(), Math.random));
  }

  sort(): void {
    this.#chosenSlot.value = null;
    this.#change(sorted(this.#table.draft.peek()));
  }

  move(from: number, to: number): void {
    const draft = this.#table.draft.peek();
    if (to < 0 || to >= draft.slots.length) return;
    if (this.#chosenSlot.peek() !== null) this.#chosenSlot.value = to;
    this.#change(moveSlot(draft, from, to));
  }

  #change(next: Draft): void {
    this.#table.changeDraft(next);
    const letters = next.slots.filter((tile) => tile !== '');
    const { game } = texts.peek();
    this.#table.feedback.announce(
      game.ordered(letters.map((tile) => (tile === BLANK ? game.blank : letterOf(faceOf(tile)))).join(' ')),
    );
  }
}
