/** The rated games that are played in this browser: while one goes on, help with it stays closed, in every tab. */

import type { Board } from '@lexiko/rules/board';
import type { Page } from '../page.ts';
import { StoredValue, type ValueStorage } from './stored-value.ts';

export const RATED_GAMES_KEY = 'lexiko.ratedGames';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** For how long a game goes on, as far as this browser knows, after it was last seen. */
const LASTS_MS = { live: 30 * MINUTE_MS, correspondence: 30 * DAY_MS } as const;
/** More than anybody plays at the same time. */
const MOST = 100;

export interface SeenGame {
  readonly game: string;
  readonly pace: keyof typeof LASTS_MS;
  readonly board: Board;
  /** Whether its rules lock lists of words too. */
  readonly locksLists: boolean;
}

interface RatedGame extends Omit<SeenGame, 'board'> {
  readonly position: string;
  readonly untilMs: number;
}

/** The letters on the board, whether they are blanks or not; empty: no tile lies there. */
function positionOf(board: Board): string {
  return board.every((laid) => laid === '') ? '' : board.join(',').toLowerCase();
}

function isRatedGame(value: unknown): value is RatedGame {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Partial<Record<keyof RatedGame, unknown>>;
  return (
    typeof one.game === 'string' &&
    (one.pace === 'live' || one.pace === 'correspondence') &&
    typeof one.position === 'string' &&
    typeof one.untilMs === 'number' &&
    typeof one.locksLists === 'boolean'
  );
}

export class RatedGames {
  readonly #stored: StoredValue<readonly RatedGame[]>;
  readonly #nowMs: () => number;

  constructor(storage: ValueStorage, nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
    this.#stored = new StoredValue(storage, RATED_GAMES_KEY, (stored) =>
      Array.isArray(stored) ? stored.filter(isRatedGame) : [],
    );
  }

  /** The live game that goes on; `null`: none. It closes everything that finds plays. */
  get live(): RatedGame | null {
    return this.#running.find(({ pace }) => pace === 'live') ?? null;
  }

  /** Whether this is the board of a game that goes on. */
  hasBoard(board: Board): boolean {
    const position = positionOf(board);
    return position !== '' && this.#running.some((one) => one.position === position);
  }

  /** Somebody plays this game now. */
  see({ board, ...game }: SeenGame): void {
    const untilMs = this.#nowMs() + LASTS_MS[game.pace];
    this.#change((others) => [{ ...game, position: positionOf(board), untilMs }, ...others], game.game);
  }

  /** This game is over, or not rated. */
  forget(game: string): void {
    if (this.#stored.value.peek().some((one) => one.game === game)) this.#change((others) => others, game);
  }

  /** Another tab has seen a game, or the end of one. */
  refresh(): void {
    this.#stored.refresh();
  }

  get #running(): readonly RatedGame[] {
    return this.#stored.value.value.filter(({ untilMs }) => untilMs > this.#nowMs());
  }

  #change(next: (others: readonly RatedGame[]) => readonly RatedGame[], game: string): void {
    this.refresh();
    this.#stored.set(next(this.#running.filter((one) => one.game !== game)).slice(0, MOST));
  }
}

/** The games of this browser, with what other tabs see of them. */
class BrowserRatedGames extends RatedGames {
  readonly #listen = ({ key }: StorageEvent): void => {
    if (key === RATED_GAMES_KEY) this.refresh();
  };

  constructor(storage: ValueStorage) {
    super(storage);
    globalThis.addEventListener('storage', this.#listen);
  }

  close(): void {
    globalThis.removeEventListener('storage', this.#listen);
  }
}

export function openRatedGames({ storage }: Page): RatedGames {
  return new BrowserRatedGames(storage);
}
