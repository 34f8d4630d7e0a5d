/** The server's games that the player can join, watch or continue. */

import { effect, signal, type Signal } from '@preact/signals';
import type { GameSummary, Pace } from '@lexiko/protocol';
import type { Connection } from '../connection/connection.ts';

/** The filters; one that is missing accepts everything. */
export interface Wanted {
  readonly preset?: string;
  readonly pace?: Pace;
  readonly sides?: number;
}

const REFRESH_MS = 4000;

export class GameLists {
  /** `null` until the server has answered. */
  readonly open: Signal<readonly GameSummary[] | null> = signal(null);
  readonly running: Signal<readonly GameSummary[] | null> = signal(null);
  readonly mine: Signal<readonly GameSummary[] | null> = signal(null);
  readonly wanted: Signal<Wanted> = signal({});
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Keeps the lists current; the returned function ends that. */
  follow(): () => void {
    const { link } = this.#connection;
    let isAsking = false;
    let isStale = false;
    const refresh = (): void => {
      if (link.peek() !== 'open' || document.visibilityState !== 'visible') return;
      if (isAsking) {
        isStale = true;
        return;
      }
      isAsking = true;
      isStale = false;
      void this.#fetch().finally(() => {
        isAsking = false;
        if (isStale) refresh();
      });
    };
    const stop = effect(() => {
      if (link.value === 'open' && this.wanted.value !== null) refresh();
    });
    const timer = setInterval(refresh, REFRESH_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }

  async fetchMine(): Promise<void> {
    const mine = await this.#connection.ask({ type: 'list-my-games' });
    if (mine.ok) this.mine.value = mine.value.games;
  }

  async #fetch(): Promise<void> {
    const connection = this.#connection;
    const filter = this.wanted.peek();
    const [open, running] = await Promise.all([
      connection.ask({ type: 'list-open-games', ...filter }),
      connection.ask({ type: 'list-open-games', stage: 'playing', ...filter }),
      this.fetchMine(),
    ]);
    if (this.wanted.peek() !== filter) return; // the filters have changed since
    if (open.ok) this.open.value = open.value.games;
    if (running.ok) this.running.value = running.value.games;
  }
}
