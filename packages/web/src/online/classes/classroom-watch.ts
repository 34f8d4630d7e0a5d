/** A classroom as last heard of: its people, its tables, and for the teacher the board of every table as it changes. */

import { effect, signal, type Signal } from '@preact/signals';
import {
  follow,
  type Classroom,
  type Following,
  type GameSummary,
  type Lesson,
  type ServerMessage,
} from '@lexiko/protocol';
import { BUSY_PAUSE_MS, isThrownAway, type Connection } from '../connection/connection.ts';

const REFRESH_MS = 2500;

export interface ClassSnapshot {
  readonly classroom: Classroom;
  /** In the order in which they were made: all of them for the teacher, their own for pupils. */
  readonly tables: readonly GameSummary[];
  /** For the teacher. */
  readonly lesson: Lesson | null;
}

/** Keeps one classroom current until it is closed. */
export class ClassroomWatch {
  readonly id: string;
  /** `null` until the server has told, `waits`: the teacher has not let us in yet, `missing`: there is none for us. */
  readonly current: Signal<ClassSnapshot | 'waits' | 'missing' | null> = signal(null);
  /** By game, as the teacher sees them. */
  readonly boards: Signal<ReadonlyMap<string, Following>> = signal(new Map());
  readonly #connection: Connection;
  readonly #ends: readonly (() => void)[];
  #watched: ReadonlySet<string> = new Set();
  /** Those of them that the server has not shown since they were asked for. */
  #awaited = new Set<string>();
  #isClosed = false;

  constructor(connection: Connection, id: string) {
    this.id = id;
    this.#connection = connection;
    const timer = setInterval(() => this.refresh(), REFRESH_MS);
    this.#ends = [
      () => clearInterval(timer),
      connection.listen((message) => this.#handle(message)),
      effect(() => {
        // A new socket follows nothing yet.
        this.#watched = new Set();
        this.#awaited = new Set();
        if (connection.link.value === 'open') this.refresh();
      }),
    ];
  }

  /** Asks the server at once: something was changed here. */
  refresh(): void {
    if (!this.#isClosed && this.#connection.link.peek() === 'open') void this.#fetch();
  }

  close(): void {
    this.#isClosed = true;
    for (const end of this.#ends) end();
    this.#watch([]);
  }

  async #fetch(): Promise<void> {
    const answer = await this.#connection.ask({ type: 'show-class', class: this.id });
    if (this.#isClosed) return;
    if (!answer.ok) {
      this.current.value = 'missing';
      return;
    }
    if (answer.value.kind === 'waiting') {
      this.current.value = 'waits';
      return;
    }
    const { classroom, games, lesson } = answer.value;
    this.current.value = { classroom, tables: games.toReversed(), lesson };
    if (classroom.teacher.id === this.#connection.me.peek()?.id) this.#watch(games.map(({ game }) => game));
  }

  /** Follows these games and no others. */
  #watch(games: readonly string[]): void {
    const wanted = new Set(games);
    for (const game of this.#watched) if (!wanted.has(game)) this.#connection.send({ type: 'unwatch', game });
    for (const game of wanted) if (!this.#watched.has(game)) this.#askFor(game);
    this.#watched = wanted;
  }

  #askFor(game: string): void {
    this.#awaited.add(game);
    this.#connection.send({ type: 'watch', game, since: null });
  }

  /** Asks for the tables that have not come: the server may have thrown the wish away unread. */
  #watchAgain(): void {
    if (this.#isClosed) return;
    for (const game of this.#awaited) if (this.#watched.has(game)) this.#askFor(game);
  }

  #handle(message: ServerMessage): void {
    if (isThrownAway(message)) setTimeout(() => this.#watchAgain(), BUSY_PAUSE_MS);
    if ((message.type !== 'table' && message.type !== 'events') || !this.#watched.has(message.game)) return;
    this.#awaited.delete(message.game);
    const known = this.boards.peek().get(message.game) ?? null;
    const followed = follow(known, message);
    if (followed.kind === 'current') this.#put(followed.following);
    else this.#askFor(message.game);
  }

  #put(following: Following): void {
    this.boards.value = new Map(this.boards.peek()).set(following.game, following);
  }
}
