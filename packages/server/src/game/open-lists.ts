/**
 * The open games by stage, as everybody in the lobby asks for them every few seconds: read once for all who ask within a
 * moment. What this process changes is seen at once, what others change a moment later.
 */

import type { GameStore, ListedGame, Stage } from '../store/game-store.ts';
import type { Now } from './ports.ts';

/** Of the latest open games, those that fit are shown. */
const MOST_LOOKED_AT = 500;
const FRESH_MS = 1000;

interface Reading {
  readonly atMs: number;
  readonly games: Promise<readonly ListedGame[]>;
}

export class OpenLists {
  readonly #store: GameStore;
  readonly #now: Now;
  readonly #readings = new Map<Stage, Reading>();

  constructor(store: GameStore, now: Now) {
    this.#store = store;
    this.#now = now;
  }

  /** Newest first. */
  games(stage: Stage): Promise<readonly ListedGame[]> {
    const nowMs = this.#now();
    const known = this.#readings.get(stage);
    if (known !== undefined && Math.abs(nowMs - known.atMs) < FRESH_MS) return known.games;
    const games = this.#store.openGames(stage, MOST_LOOKED_AT);
    this.#readings.set(stage, { atMs: nowMs, games });
    games.catch(() => this.forget()); // whoever asked hears of it; the next one tries again
    return games;
  }

  /** A game was made, has begun or ended, or somebody sits elsewhere. */
  forget(): void {
    this.#readings.clear();
  }
}
