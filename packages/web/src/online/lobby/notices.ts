/** Notices about games that are not on the screen: an invitation, a start, a turn, a question, an end. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Notice } from '@lexiko/protocol';
import type { Connection } from '../connection/connection.ts';

export class Notices {
  /** The latest first, one for each game. */
  readonly all: Signal<readonly Notice[]> = signal([]);
  /** The last notice that disappeared by itself; it is shown again later. */
  readonly leftAlone: Signal<Notice | null> = signal(null);
  /** The games that ask something of the player. */
  readonly asking: ReadonlySignal<readonly string[]> = computed(() =>
    this.all.value.filter(isAsked).map(({ game }) => game),
  );
  readonly #connection: Connection;
  readonly #ends: readonly (() => void)[];

  /** `game`: the one on the screen, whose notices count as read. */
  constructor(connection: Connection, game: ReadonlySignal<string | null>) {
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
    ];
  }

  /** Marks the notice of a game as read: it was opened, or the notice closed. */
  read(game: string): void {
    if (!this.all.peek().some((notice) => notice.game === game)) return;
    this.all.value = this.all.peek().filter((notice) => notice.game !== game);
    void this.#connection.ask({ type: 'read-notice', game });
  }

  /** Hides the notice; its action marks it as read. */
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
    // The notice itself does not say whether an invitation is to a rematch.
    if (notice.kind === 'invited') void this.#fetch();
    else this.all.value = [notice, ...this.all.peek().filter(({ game }) => game !== notice.game)];
  }

  async #fetch(): Promise<void> {
    const answer = await this.#connection.ask({ type: 'list-notices' });
    if (answer.ok) this.all.value = answer.value.notices;
  }
}

/** Whether the game waits for the player. */
function isAsked({ kind }: Notice): boolean {
  return kind === 'your-turn' || kind === 'your-answer';
}
