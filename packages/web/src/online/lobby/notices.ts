/** What happens in games that are not on the screen: an invitation, a start, a turn, a question, an end. */

import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Notice } from '@lexiko/protocol';
import type { Connection } from '../connection/connection.ts';

export class Notices {
  /** The latest first, one for each game. */
  readonly all: Signal<readonly Notice[]> = signal([]);
  /** The last that was not closed but left alone; it is still there for whoever comes back. */
  readonly leftAlone: Signal<Notice | null> = signal(null);
  readonly #connection: Connection;
  readonly #ends: readonly (() => void)[];

  /** `game`: the one on the screen, whose notices are read by being there. `turns` counts those that wait for us. */
  constructor(connection: Connection, game: ReadonlySignal<string | null>, turns: Signal<number>) {
    this.#connection = connection;
    this.#ends = [
      connection.listen((message) => {
        if (message.type === 'notice') this.#take(message.notice);
      }),
      effect(() => {
        if (connection.link.value === 'open') void this.#fetch();
      }),
      effect(() => {
        if (game.value !== null && this.all.value.length > 0) this.read(game.value);
      }),
      effect(() => {
        turns.value = this.all.value.filter(isAsked).length;
      }),
    ];
  }

  /** Whoever opens a game, or closes its notice, has read it. */
  read(game: string): void {
    if (!this.all.peek().some((notice) => notice.game === game)) return;
    this.all.value = this.all.peek().filter((notice) => notice.game !== game);
    void this.#connection.ask({ type: 'read-notice', game });
  }

  /** Takes it off the screen; it is read by what is done about it. */
  putAway({ game }: Notice): void {
    this.all.value = this.all.peek().filter((notice) => notice.game !== game);
  }

  /** Who wants a rematch of this game. */
  rematchOffer(game: string): Notice | undefined {
    return this.all.value.find(({ rematchOf }) => rematchOf === game);
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  #take(notice: Notice): void {
    // Whether an invitation is to a rematch is told to those who ask.
    if (notice.kind === 'invited') void this.#fetch();
    else this.all.value = [notice, ...this.all.peek().filter(({ game }) => game !== notice.game)];
  }

  async #fetch(): Promise<void> {
    const answer = await this.#connection.ask({ type: 'list-notices' });
    if (answer.ok) this.all.value = answer.value.notices;
  }
}

/** Whether the game waits for whoever gets the notice. */
function isAsked({ kind }: Notice): boolean {
  return kind === 'your-turn' || kind === 'your-answer';
}
