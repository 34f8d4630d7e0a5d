/** How processes tell each other that there is something to read. Only hints: losing one delays, and never harms. */

import type { Pointer } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';

export type Hint =
  /** The game stands at `seq`, or its seats have changed. */
  | { readonly kind: 'game'; readonly game: string; readonly seq: number }
  /** These people follow the game from sockets of this process. */
  | {
      readonly kind: 'presence';
      readonly process: string;
      readonly game: string;
      readonly people: readonly string[];
    }
  /** What the side at `seat` shares has changed. */
  | { readonly kind: 'desk'; readonly game: string; readonly seat: Seat }
  /** A member of a side points somewhere. This is all there is of it: who misses it waits for the next. */
  | {
      readonly kind: 'pointed';
      readonly game: string;
      readonly seat: Seat;
      readonly person: string;
      readonly at: Pointer;
    }
  /** Somebody has written at a table. */
  | { readonly kind: 'said'; readonly game: string; readonly message: number }
  /** There is something to know for a person about a game. */
  | { readonly kind: 'notice'; readonly person: string; readonly game: string }
  /** What others see of a person at a table has changed: the name, or a vacation. */
  | { readonly kind: 'person'; readonly person: string }
  /** There is something to think about for a computer. */
  | { readonly kind: 'asked' }
  /** Sessions of this person have ended. */
  | { readonly kind: 'sessions'; readonly person: string }
  /** Seats of this game have become somebody else's, whatever its stage. */
  | { readonly kind: 'seats'; readonly game: string }
  /** Hints may have been lost: look at everything. */
  | { readonly kind: 'lost' };

export interface Bus {
  /** Reaches everybody soon, this process included. */
  publish(hint: Hint): void;
  subscribe(listener: (hint: Hint) => void): void;
  /** Whether others write to the same store, so that their hints can be lost. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** For a process that is alone. */
export class LocalBus implements Bus {
  readonly isShared = false;
  readonly #listeners: ((hint: Hint) => void)[] = [];

  publish(hint: Hint): void {
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener(hint);
    });
  }

  subscribe(listener: (hint: Hint) => void): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    this.#listeners.length = 0;
  }
}
