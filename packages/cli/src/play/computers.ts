/**
 * The computer players of a game. Their random numbers follow from a seed, the seat and the number of events, so that a
 * resumed game continues as if it had not been interrupted.
 */

import {
  makePlayer,
  PERSONALITIES,
  thinkingMs,
  type EngineContext,
  type Level,
  type Player,
} from '@lexiko/engine';
import type { Action, PlayerView, Seat } from '@lexiko/rules';
import { contextKey, openGameContext } from '../engine-context.ts';
import { seededNumbers } from '../tournament/bag-order.ts';
import type { Environment } from '../words/data-folder.ts';

/** The longest that a computer thinks, unless it has saved time of its clock. */
const LONGEST_THOUGHT_MS = 2000;
/** Shorter thinking is not announced. */
const UNNOTICED_MS = 300;
/** The most positions to search: about what a machine does in that time. */
const MOST_POSITIONS = 400;

export interface Moment {
  readonly view: PlayerView;
  readonly seat: Seat;
  readonly level: Level;
  /** The time of the table clock. */
  readonly nowMs: number;
  /** Called once if thinking takes noticeably long. */
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

  /** Loads the vocabulary of a level, which takes a moment the first time. */
  prepare({ ruleset, dictionary }: Pick<PlayerView, 'ruleset' | 'dictionary'>, level: Level): void {
    this.#engine({ ruleset, dictionary }).library.vocabulary(ruleset, PERSONALITIES[level].vocabulary);
  }

  /** The computer's action; `null` if it has none. */
  choose({ view, seat, level, nowMs, onLong }: Moment): Action | null {
    this.prepare(view, level);
    const player: Player = makePlayer(PERSONALITIES[level], this.#engine(view));
    const startedMs = performance.now();
    const longestMs = thinkingMs(view, nowMs, LONGEST_THOUGHT_MS);
    const untilMs = startedMs + longestMs;
    let isLong = false;
    return player.choose(view, {
      random: seededNumbers(Math.imul(this.#seed + seat, 0x9e37_79b1) + Math.imul(view.seq, 0x85eb_ca6b)),
      nowMs,
      positions: Math.round(MOST_POSITIONS * Math.max(1, longestMs / LONGEST_THOUGHT_MS)),
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

  #engine({ ruleset, dictionary: begun }: Pick<PlayerView, 'ruleset' | 'dictionary'>): EngineContext {
    const wanted = { ruleset, begun };
    const key = contextKey(wanted);
    const engine = this.#engines.get(key) ?? openGameContext(wanted, this.#env);
    this.#engines.set(key, engine);
    return engine;
  }
}
