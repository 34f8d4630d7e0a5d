/**
 * The computers at a table: what each of them answers to a view of its seat. Their chance follows from one seed, their
 * seat and the moment of the game, so that a game taken up again goes on with the same computers.
 */

import {
  makePlayer,
  PERSONALITIES,
  thinkingMs,
  type EngineContext,
  type Level,
  type Player,
} from '@lexiko/engine';
import type { Action, PlayerView, Ruleset, Seat } from '@lexiko/rules';
import { openEngineContext } from '../engine-context.ts';
import { seededNumbers } from '../tournament/bag-order.ts';
import type { Environment } from '../words/data-folder.ts';

/** Nobody likes to wait longer for a computer. */
const LONGEST_THOUGHT_MS = 2000;
/** Thoughts that are shorter need no notice. */
const UNNOTICED_MS = 300;
/** Enough for every level; what a machine can search in the time above. */
const MOST_POSITIONS = 400;

export interface Moment {
  readonly view: PlayerView;
  readonly seat: Seat;
  readonly level: Level;
  /** By the clock of the table. */
  readonly nowMs: number;
  /** Told once if the thought takes long enough to be noticed. */
  readonly onLong: () => void;
}

export class Computers {
  readonly #env: Environment;
  readonly #seed: number;
  readonly #engines = new Map<string, EngineContext>();

  constructor(env: Environment, seed: number) {
    this.#env = env;
    this.#seed = seed;
  }

  /** Opens the words of a level, which takes a moment the first time; no clock should run meanwhile. */
  prepare(ruleset: Ruleset, level: Level): void {
    this.#engine(ruleset).library.vocabulary(ruleset, PERSONALITIES[level].vocabulary);
  }

  /** What the computer does; `null` where it has nothing to say. */
  choose({ view, seat, level, nowMs, onLong }: Moment): Action | null {
    this.prepare(view.ruleset, level);
    const player: Player = makePlayer(PERSONALITIES[level], this.#engine(view.ruleset));
    const startedMs = performance.now();
    const untilMs = startedMs + thinkingMs(view, nowMs, LONGEST_THOUGHT_MS);
    let isLong = false;
    return player.choose(view, {
      random: seededNumbers(Math.imul(this.#seed + seat, 0x9e37_79b1) + Math.imul(view.seq, 0x85eb_ca6b)),
      nowMs,
      positions: MOST_POSITIONS,
      isInterrupted: () => {
        const now = performance.now();
        if (!isLong && now - startedMs > UNNOTICED_MS) {
          isLong = true;
          onLong();
        }
        return now > untilMs;
      },
    });
  }

  #engine({ dictionary }: Ruleset): EngineContext {
    const id = dictionary.id;
    const engine = this.#engines.get(id) ?? openEngineContext(id, this.#env);
    this.#engines.set(id, engine);
    return engine;
  }
}
