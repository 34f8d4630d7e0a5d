/** Hints between processes that there is something to read. A lost hint delays, and never harms. */

import type { Pointer } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';

/** Of a game: for processes where somebody follows it. */
type GameHint =
  /** The game stands at `seq`, and its seats at `seatSeq`; a process of an earlier version does not tell that. */
  | {
      readonly kind: 'game';
      readonly game: string;
      readonly seq: number;
      readonly seatSeq?: number;
    }
  /** Somebody with a seat has come or gone. */
  | { readonly kind: 'presence'; readonly game: string }
  /** So many people watch the game from this process. */
  | { readonly kind: 'watching'; readonly game: string; readonly process: string; readonly people: number }
  /** What the side at `seat` shares has changed. */
  | { readonly kind: 'workspace'; readonly game: string; readonly seat: Seat }
  /** A member of a side points somewhere. This is all there is of it: who misses it waits for the next. */
  | {
      readonly kind: 'pointed';
      readonly game: string;
      readonly seat: Seat;
      readonly person: string;
      readonly at: Pointer;
    }
  /** Somebody has written at a table. */
  | { readonly kind: 'said'; readonly game: string; readonly message: number };

export type Hint =
  | GameHint
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

/** The game whose followers a hint is for; `null`: it is for every process. */
export function gameOf(hint: Hint): string | null {
  switch (hint.kind) {
    case 'game':
    case 'presence':
    case 'watching':
    case 'workspace':
    case 'pointed':
    case 'said':
      return hint.game;
    case 'notice':
    case 'person':
    case 'asked':
    case 'sessions':
    case 'seats':
    case 'lost':
      return null;
  }
}

/** Hints since the beginning. `lost`: thrown away unsent; the others were told to look for themselves. */
export interface Traffic {
  sent: number;
  received: number;
  lost: number;
}

export interface Bus {
  /** Reaches everybody whom it concerns soon, this process included. */
  publish(hint: Hint): void;
  subscribe(listener: (hint: Hint) => void): void;
  /** Somebody here follows the game. Done when no hint of it is missed from now on. */
  follow(game: string): Promise<void>;
  /** Nobody here does any more. */
  unfollow(game: string): void;
  /** Whether others write to the same store, so that their hints can be lost. */
  readonly isShared: boolean;
  readonly traffic: Readonly<Traffic>;
  close(): Promise<void>;
}

/** For a process that is alone. */
export class LocalBus implements Bus {
  readonly isShared = false;
  readonly traffic: Traffic = { sent: 0, received: 0, lost: 0 };
  readonly #listeners: ((hint: Hint) => void)[] = [];

  publish(hint: Hint): void {
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener(hint);
    });
  }

  subscribe(listener: (hint: Hint) => void): void {
    this.#listeners.push(listener);
  }

  async follow(): Promise<void> {}

  unfollow(): void {}

  async close(): Promise<void> {
    this.#listeners.length = 0;
  }
}
