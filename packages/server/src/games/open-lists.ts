/**
 * The open games by stage, as everybody in the lobby asks for them every few seconds: read, put together and made into
 * text once for all who ask within a moment. What this process changes is seen at once, what others change a moment later.
 */

import type { GameSummary, Person } from '@lexiko/protocol';
import type { ListedGame, Stage } from './store/game-store.ts';
import { isSeated, isSeenLate, listedGame, namesOf, type ListStore } from './game-lists.ts';
import type { Now } from '../ports.ts';

/** Of the latest open games, those that fit are shown. */
const MOST_LOOKED_AT = 500;
const FRESH_MS = 1000;
/** Reading is at rest for so many times as long as it took: however often games change, the rest of the work goes on. */
const REST = 9;
const LONGEST_REST_MS = 500;

/** An open game as everybody sees it who is not at its table. */
export interface OpenGame {
  readonly listed: ListedGame;
  readonly names: ReadonlyMap<string, Person>;
  readonly summary: GameSummary;
}

interface Reading {
  /** `null` until it has begun: then it still finds what has changed. */
  begunMs: number | null;
  isStale: boolean;
  readonly games: Promise<readonly OpenGame[]>;
}

export class OpenLists {
  readonly #store: ListStore;
  readonly #now: Now;
  readonly #readings = new Map<Stage, Reading>();
  readonly #restsUntilMs = new Map<Stage, number>();
  readonly #texts = new WeakMap<GameSummary, string>();

  constructor(store: ListStore, now: Now) {
    this.#store = store;
    this.#now = now;
  }

  /** Newest first. */
  games(stage: Stage): Promise<readonly OpenGame[]> {
    const known = this.#readings.get(stage);
    if (known !== undefined && this.#isGood(known)) return known.games;
    const rested = this.#rested(stage);
    const reading: Reading = {
      begunMs: null,
      isStale: false,
      games: rested.then(() => {
        reading.begunMs = this.#now();
        return this.#read(stage);
      }),
    };
    this.#readings.set(stage, reading);
    reading.games.catch(() => this.forget()); // whoever asked hears of it; the next one tries again
    return reading.games;
  }

  /** The summary as JSON, made once however many get it. */
  textOf(summary: GameSummary): string {
    const known = this.#texts.get(summary);
    if (known !== undefined) return known;
    const text = JSON.stringify(summary);
    this.#texts.set(summary, text);
    return text;
  }

  /** A game was made, has begun or ended, or somebody sits elsewhere. */
  forget(): void {
    for (const reading of this.#readings.values()) if (reading.begunMs !== null) reading.isStale = true;
  }

  #isGood({ begunMs, isStale }: Reading): boolean {
    return begunMs === null || (!isStale && Math.abs(this.#now() - begunMs) < FRESH_MS);
  }

  async #rested(stage: Stage): Promise<void> {
    const restMs = (this.#restsUntilMs.get(stage) ?? 0) - performance.now();
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
  }

  /** What has just ended is still played for those who see it late. */
  async #listed(stage: Stage): Promise<readonly ListedGame[]> {
    const listed = await this.#store.games.openGames(stage, MOST_LOOKED_AT);
    if (stage !== 'playing') return listed;
    const nowMs = this.#now();
    const ended = await this.#store.games.openGames('over', MOST_LOOKED_AT);
    const known = new Set(listed.map(({ record }) => record.id)); // it may have ended between the two
    return [...listed, ...ended.filter((game) => isSeenLate(game, nowMs) && !known.has(game.record.id))];
  }

  async #read(stage: Stage): Promise<readonly OpenGame[]> {
    const begunMs = performance.now();
    const listed = await this.#listed(stage);
    const names = await namesOf(
      this.#store,
      listed.flatMap(({ seats }) => seats),
    );
    const nowMs = this.#now();
    // Those that are seen late come from the store in the order of their moves: their order is not to tell it.
    const late = listed.filter((one) => isSeenLate(one, nowMs)).sort(byId);
    const others = listed.filter((one) => !isSeenLate(one, nowMs));
    const games = [...others, ...late].map((one) => ({
      listed: one,
      names,
      summary: listedGame(one, names, isSeenLate(one, nowMs)),
    }));
    const endedMs = performance.now();
    this.#restsUntilMs.set(stage, endedMs + Math.min(LONGEST_REST_MS, (endedMs - begunMs) * REST));
    return games.sort(({ summary: one }, { summary: other }) => other.updatedMs - one.updatedMs);
  }
}

function byId({ record: one }: ListedGame, { record: other }: ListedGame): number {
  return one.id < other.id ? -1 : 1;
}

/** As one person may know it; `null`: for whoever played in it, it is no longer in this list. */
export function summaryFor({ listed, names, summary }: OpenGame, person: string): GameSummary | null {
  if (!isSeated(listed, person)) return summary;
  return listed.record.stage === summary.stage ? listedGame(listed, names, false) : null;
}
