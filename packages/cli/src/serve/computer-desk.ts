/** What computers need to answer, kept between questions: words, kernels, vocabularies. Runs in a worker, or here. */

import { LEVELS, makePlayer, PERSONALITIES, thinkingMs, type Desk, type Level } from '@lexiko/engine';
import type { Action, PlayerView } from '@lexiko/rules';
import { openEngineDesk } from '../engine-desk.ts';
import type { Environment } from '../words/data-folder.ts';

/** A question to a computer, as it goes to a worker. */
export interface Question {
  readonly level: string;
  readonly view: PlayerView;
  readonly nowMs: number;
}

/** Long enough for every level, short enough that nobody waits. */
const LONGEST_THOUGHT_MS = 3000;
const MOST_POSITIONS = 400;

export class ComputerDesk {
  readonly #env: Environment;
  readonly #desks = new Map<string, Desk>();

  constructor(env: Environment) {
    this.#env = env;
  }

  choose({ level: name, view, nowMs }: Question): Action | null {
    const level = LEVELS.find((one): one is Level => one === name);
    if (level === undefined) throw new RangeError(`there is no computer of level ${name}`);
    const untilMs = performance.now() + thinkingMs(view, nowMs, LONGEST_THOUGHT_MS);
    return makePlayer(PERSONALITIES[level], this.#desk(view.ruleset.options['dictionary.id'])).choose(view, {
      random: Math.random,
      nowMs,
      positions: MOST_POSITIONS,
      isInterrupted: () => performance.now() > untilMs,
    });
  }

  #desk(dictionary: string): Desk {
    const desk = this.#desks.get(dictionary) ?? openEngineDesk(dictionary, this.#env);
    this.#desks.set(dictionary, desk);
    return desk;
  }
}
