/** Follows several online games at once: those of a class, or those that the lobby shows. */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { follow, type Following, type SeatStatus, type ServerMessage } from '@lexiko/protocol';
import { BUSY_PAUSE_MS, isThrownAway, type Connection } from '../connection/connection.ts';

export interface FollowedGame {
  readonly following: Following;
  readonly seats: readonly SeatStatus[];
}

export class FollowedGames {
  readonly #games: Signal<ReadonlyMap<string, FollowedGame>> = signal(new Map());
  readonly #connection: Connection;
  readonly #stopListening: () => void;
  #wanted: ReadonlySet<string> = new Set();
  /** Games that were requested and have not arrived. */
  readonly #awaited = new Set<string>();
  #isClosed = false;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#stopListening = connection.listen((message) => this.#handle(message));
  }

  /** Games that have arrived, by id. */
  get games(): ReadonlySignal<ReadonlyMap<string, FollowedGame>> {
    return this.#games;
  }

  /** Follows these games and no others. */
  follow(games: readonly string[]): void {
    const before = this.#wanted;
    this.#wanted = new Set(games);
    for (const game of before) if (!this.#wanted.has(game)) this.#letGo(game);
    for (const game of this.#wanted) if (!before.has(game)) this.#askFor(game);
  }

  close(): void {
    this.follow([]);
    this.#isClosed = true;
    this.#stopListening();
  }

  #askFor(game: string): void {
    this.#awaited.add(game);
    // A new socket asks for all of them.
    if (this.#connection.link.peek() !== 'open') return;
    const since = this.#games.peek().get(game)?.following.seq ?? null;
    this.#connection.send({ type: 'watch', game, since });
  }

  #letGo(game: string): void {
    this.#awaited.delete(game);
    const others = new Map(this.#games.peek());
    if (others.delete(game)) this.#games.value = others;
    this.#connection.send({ type: 'unwatch', game });
  }

  /** Requests missing games again: the server may have dropped the request unread. */
  #askAgain(): void {
    if (!this.#isClosed) for (const game of this.#awaited) this.#askFor(game);
  }

  #handle(message: ServerMessage): void {
    if (message.type === 'welcome') {
      for (const game of this.#wanted) this.#askFor(game);
      return;
    }
    if (message.type === 'refused') {
      if (isThrownAway(message)) setTimeout(() => this.#askAgain(), BUSY_PAUSE_MS);
      // This person may not see the game, or follows too many.
      const { game } = message.refusal;
      if (typeof game === 'string') this.#awaited.delete(game);
      return;
    }
    if (!('game' in message) || !this.#wanted.has(message.game)) return;
    if (message.type === 'table' || message.type === 'events') this.#take(message);
    else if (message.type === 'seats') this.#put(message.game, { seats: message.seats });
  }

  #take(message: Extract<ServerMessage, { readonly type: 'table' | 'events' }>): void {
    const { game } = message;
    this.#awaited.delete(game);
    const known = this.#games.peek().get(game)?.following ?? null;
    // A server that knows fewer events has started on an older database.
    const isAnew = message.type === 'table' && message.seq < (known?.seq ?? 0);
    const followed = follow(isAnew ? null : known, message);
    if (followed.kind === 'gap') this.#askFor(game);
    else if (followed.kind === 'unreadable') this.#connection.outdate();
    else
      this.#put(game, {
        following: followed.following,
        ...(message.type === 'table' ? { seats: message.seats } : {}),
      });
  }

  #put(game: string, part: Partial<FollowedGame>): void {
    const { following, seats } = { ...this.#games.peek().get(game), ...part };
    // The table brings its seats; anything that came before it is sent again.
    if (following === undefined || seats === undefined) return;
    this.#games.value = new Map(this.#games.peek()).set(game, { following, seats });
  }
}
