/** The rematch of the game on the table: who wants it, who still has to agree. It opens when it starts. */

import { signal, type Signal } from '@preact/signals';
import { follow, type SeatStatus, type ServerMessage } from '@lexiko/protocol';
import { randomDigits } from '../../page/random-digits.ts';
import type { FailureNotice } from '../../page/failure.ts';
import { texts } from '../../texts/current.ts';
import type { Connection, OnlineRefusal } from '../connection/connection.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import type { GoOnline } from '../online-route.ts';

/** A rematch that has not started. */
export interface AwaitedRematch {
  readonly game: string;
  readonly seats: readonly SeatStatus[];
  /** By seat: who has agreed. */
  readonly confirmed: readonly boolean[];
}

export class Rematches {
  /** `null` if the player waits for none. */
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

  /** Offers a rematch or agrees to one; the first to ask creates it. `go`: from outside the table of that game. */
  async ask(of: string, then: 'wait' | 'go' = 'wait'): Promise<void> {
    const answer = await this.#connection.ask({ type: 'rematch', game: of, nonce: randomDigits() });
    if (!answer.ok) return this.#tell(answer.error);
    const { game } = answer.value;
    if (then === 'go') return this.#open(game);
    this.forget();
    this.#watched = game;
    this.#watch(game);
  }

  /** Declines, or takes an offer back. */
  async decline(game: string): Promise<void> {
    if (game === this.#watched) this.forget();
    const answer = await this.#connection.ask({ type: 'decline', game });
    if (!answer.ok) this.#tell(answer.error);
  }

  /** Stops waiting when the player leaves the table; if the game starts, a notice says so. */
  forget(): void {
    if (this.#watched !== null) this.#connection.send({ type: 'unwatch', game: this.#watched });
    this.#watched = null;
    this.awaited.value = null;
  }

  close(): void {
    this.forget();
    this.#stopListening();
  }

  /** The player may be at the table of the game or elsewhere. */
  #tell(refusal: OnlineRefusal): void {
    this.#failure.tell(onlineRefusalText(texts.peek(), refusal).sentence);
  }

  #watch(game: string): void {
    this.#connection.send({ type: 'watch', game, since: null });
  }

  #open(game: string): void {
    this.#watched = null; // its table follows it from now on
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
    // Without a seat there any more, the player goes to its room.
    if (phase !== 'lobby' || message.mine.length === 0) return this.#open(message.game);
    this.awaited.value = { game: message.game, seats: message.seats, confirmed };
  }
}
