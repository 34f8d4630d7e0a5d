/** The server's games that the player can join, watch or continue. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { GameSummary, LobbyContent, Pace } from '@lexiko/protocol';
import type { Connection } from '../connection/connection.ts';

/** The filters; one that is missing accepts everything. */
export interface Wanted {
  readonly preset?: string;
  readonly pace?: Pace;
  readonly sides?: number;
}

const REFRESH_MS = 4000;

export class GameLists {
  /** The games to join; `null` until the server has answered. */
  readonly lobby: Signal<LobbyContent | null> = signal(null);
  /** All running games that anybody may watch; `null` until the server has answered. */
  readonly watchable: Signal<readonly GameSummary[] | null> = signal(null);
  /** Running games that fit the filter. */
  readonly running: ReadonlySignal<readonly GameSummary[] | null> = computed(
    () => this.watchable.value?.filter((game) => isWanted(game, this.wanted.value)) ?? null,
  );
  readonly mine: Signal<readonly GameSummary[] | null> = signal(null);
  readonly wanted: Signal<Wanted> = signal({});
  readonly #connection: Connection;
  #version = '';

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Keeps the lists of a screen current; the returned function ends that. */
  follow(screen: 'lobby' | 'watch'): () => void {
    const { link } = this.#connection;
    let isAsking = false;
    const refresh = (): void => {
      if (isAsking || link.peek() !== 'open' || document.visibilityState !== 'visible') return;
      isAsking = true;
      const fetched = screen === 'lobby' ? this.#fetchLobby() : this.#fetchRunning();
      void fetched.finally(() => {
        isAsking = false;
      });
    };
    const stop = effect(() => {
      if (link.value === 'open') refresh();
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

  /** The server sends the lobby only when it has changed. */
  async #fetchLobby(): Promise<void> {
    const known = this.lobby.peek() === null ? {} : { known: this.#version };
    const [answer] = await Promise.all([
      this.#connection.ask({ type: 'list-lobby', ...known }),
      this.fetchMine(),
    ]);
    if (!answer.ok || answer.value.lobby === null) return;
    this.#version = answer.value.version;
    this.lobby.value = answer.value.lobby;
  }

  async #fetchRunning(): Promise<void> {
    const running = await this.#connection.ask({ type: 'list-open-games', stage: 'playing' });
    if (running.ok) this.watchable.value = running.value.games;
  }
}

export function isWanted(
  game: Pick<GameSummary, 'preset' | 'pace' | 'sides'>,
  { preset, pace, sides }: Wanted,
): boolean {
  return (
    (preset === undefined || game.preset === preset) &&
    (pace === undefined || game.pace === pace) &&
    (sides === undefined || game.sides === sides)
  );
}
