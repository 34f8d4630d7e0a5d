/** Follows a classroom: its people, its tables and, for the teacher, the board of every table. */

import { effect, signal, type Signal } from '@preact/signals';
import type { Classroom, GameSummary, Lesson } from '@lexiko/protocol';
import type { Connection } from '../connection/connection.ts';
import { FollowedGames } from '../table/followed-games.ts';

const REFRESH_MS = 2500;

export interface ClassSnapshot {
  readonly classroom: Classroom;
  /** Oldest first: all tables for the teacher, their own for a pupil. */
  readonly tables: readonly GameSummary[];
  /** For teachers alone, who also follow the boards. */
  readonly lesson: Lesson | null;
}

/** Keeps one classroom current until it is closed. */
export class ClassroomWatch {
  readonly id: string;
  /** `null`: no answer yet; `waits`: the teacher has not let us in; `missing`: no such class, or not ours. */
  readonly current: Signal<ClassSnapshot | 'waits' | 'missing' | null> = signal(null);
  /** Its tables, as the teacher sees them. */
  readonly followed: FollowedGames;
  readonly #connection: Connection;
  readonly #ends: readonly (() => void)[];
  #isClosed = false;

  constructor(connection: Connection, id: string) {
    this.id = id;
    this.#connection = connection;
    this.followed = new FollowedGames(connection);
    const timer = setInterval(() => this.refresh(), REFRESH_MS);
    this.#ends = [
      () => clearInterval(timer),
      () => this.followed.close(),
      effect(() => {
        if (connection.link.value === 'open') this.refresh();
      }),
    ];
  }

  /** Asks the server again at once, after a change made here. */
  refresh(): void {
    if (!this.#isClosed && this.#connection.link.peek() === 'open') void this.#fetch();
  }

  close(): void {
    this.#isClosed = true;
    for (const end of this.#ends) end();
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
    if (lesson !== null) this.followed.follow(games.map(({ game }) => game));
  }
}
