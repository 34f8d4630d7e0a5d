/** The square and the direction in which typed letters go. */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { crossing, type Square } from '@lexiko/rules/board';
import { neighbour, type Cursor, type Step } from '@lexiko/table/draft';
import { deferUntilPainted } from '../page/after-paint.ts';
import type { Feedback } from '../page/feedback/feedback.ts';
import { texts } from '../texts/current.ts';
import type { TableSnapshot } from './snapshot.ts';

/** `isArmed`: somebody has chosen the square, so that a tapped letter goes there too. */
export type ArmedCursor = Cursor & { readonly isArmed: boolean };

interface CursorTable {
  readonly feedback: Pick<Feedback, 'announce'>;
  readonly snapshot: ReadonlySignal<TableSnapshot | null>;
}

export class BoardCursor {
  /** `null` until somebody has chosen a square. */
  readonly at: Signal<ArmedCursor | null> = signal(null);
  /** The same for focus and speech, which follow after the arrow is painted. */
  readonly deferred: ReadonlySignal<ArmedCursor | null>;
  readonly close: () => void;
  readonly #table: CursorTable;

  constructor(table: CursorTable) {
    this.#table = table;
    [this.deferred, this.close] = deferUntilPainted(
      this.at,
      (before, now) => before === null || now === null,
    );
  }

  /** The cursor, or the centre of the board while nobody has chosen a square. */
  on({ view }: TableSnapshot, chosen: ArmedCursor | null = this.at.peek()): ArmedCursor {
    return chosen ?? { square: view.ruleset.layout.centre, direction: 'across', isArmed: false };
  }

  /** Goes to a square; a second time, it changes the direction. */
  place(square: Square, isArmed: boolean): void {
    this.#change((now) => {
      const isAgain = now.isArmed && now.square === square;
      return { square, direction: isAgain ? crossing(now.direction) : now.direction, isArmed };
    });
  }

  step(step: Step): void {
    this.#change((now, { view }) => ({
      ...now,
      square: neighbour(view.ruleset.layout, now.square, step),
      isArmed: true,
    }));
  }

  turn(): void {
    const { game, squares } = texts.peek();
    this.#change((now) => {
      const direction = crossing(now.direction);
      this.#table.feedback.announce(squares.cursor(game[direction]));
      return { ...now, direction, isArmed: true };
    });
  }

  #change(next: (now: ArmedCursor, snapshot: TableSnapshot) => ArmedCursor): void {
    const snapshot = this.#table.snapshot.peek();
    if (snapshot !== null) this.at.value = next(this.on(snapshot), snapshot);
  }
}
