/** The game after the one on the table: who wants it, who is still to agree. It opens by itself when it begins. */

import { signal, type Signal } from '@preact/signals';
import { follow, type SeatStatus, type ServerMessage } from '@lexiko/protocol';
import { randomDigits } from '../../page/random-digits.ts';
import type { FailureNotice } from '../../page/failure.ts';
import { texts } from '../../texts/current.ts';
import type { Connection, OnlineRefusal } from '../connection/connection.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import type { GoOnline } from '../online-route.ts';

/** A rematch that has not begun, as far as it is known. */
export interface AwaitedRematch {
  readonly game: string;
  readonly seats: readonly SeatStatus[];
  /** By seat: who has agreed. */
  readonly confirmed: readonly boolean[];
}

export class Rematches {
  /** `null`: nobody here waits for one. */
  readonly awaited: Signal<AwaitedRematch | null> = signal(null);
  readonly #connection: Connection;
  readonly #goOnline: GoOnline;
  readonly #failure: FailureNotice;
  readonly #stopListening: () => void;
  #watched: string | null = null;

  constructor(connection: Connection, goOnline: GoOnline, failure: FailureNotice) {
    this.#connection = connection;
    this.#goOnline = goOnline;
    this.#failure = failure;
    this.#stopListening = connection.listen((message) => this.#handle(message));
  }

  /** Asks for the rematch of a game, or agrees to it: the first who asks creates it. `go`: not at the table of that game. */
  async ask(of: string, then: 'wait' | 'go' = 'wait'): Promise<void> {
    const answer = await this.#connection.ask({ type: 'rematch', game: of, nonce: randomDigits() });
    if (!answer.ok) return this.#tell(answer.error);
    const { game } = answer.value;
    if (then === 'go') return this.#open(game);
    this.forget();
    this.#watched = game;
    this.#watch(game);
  }

  /** Does not come, or no longer wants to. */
  async decline(game: string): Promise<void> {
    if (game === this.#watched) this.forget();
    const answer = await this.#connection.ask({ type: 'decline', game });
    if (!answer.ok) this.#tell(answer.error);
  }

  /** Whoever leaves the table waits no longer; a game that begins without them sends a notice. */
  forget(): void {
    if (this.#watched !== null) this.#connection.send({ type: 'unwatch', game: this.#watched });
    this.#watched = null;
    this.awaited.value = null;
  }

  close(): void {
    this.forget();
    this.#stopListening();
  }

  /** Whoever asks may be at the table of the game, or anywhere else. */
  #tell(refusal: OnlineRefusal): void {
    this.#failure.tell(onlineRefusalText(texts.peek(), refusal).sentence);
  }

  #watch(game: string): void {
    this.#connection.send({ type: 'watch', game, since: null });
  }

  #open(game: string): void {
    this.#watched = null; // its own table follows it from now on
    this.awaited.value = null;
    this.#goOnline(['game', game]);
  }

  #handle(message: ServerMessage): void {
    const watched = this.#watched;
    if (watched === null) return;
    if (message.type === 'welcome') return this.#watch(watched);
    if (!('game' in message) || message.game !== watched) return;
    if (message.type === 'events' || message.type === 'seats') return this.#watch(watched);
    if (message.type !== 'table') return;
    const followed = follow(null, message);
    if (followed.kind !== 'current') return;
    const { phase, confirmed } = followed.following.view;
    // Whoever has no seat there any more sees in its room what can be done.
    if (phase !== 'lobby' || message.mine.length === 0) return this.#open(message.game);
    this.awaited.value = { game: message.game, seats: message.seats, confirmed };
  }
}
