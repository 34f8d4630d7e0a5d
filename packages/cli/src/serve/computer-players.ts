/** What computers need to answer, kept between questions: words, kernels, vocabularies. Runs in a worker, or here. */

import {
  LEVELS,
  makePlayer,
  PERSONALITIES,
  thinkingMs,
  type EngineContext,
  type Level,
} from '@lexiko/engine';
import type { Action, PlayerView } from '@lexiko/rules';
import { contextKey, openGameContext } from '../engine-context.ts';
import type { Environment } from '../words/data-folder.ts';

/** A question to a computer, as it goes to a worker. */
export interface Question {
  readonly level: string;
  readonly view: PlayerView;
  readonly nowMs: number;
  /** How long it may think, in milliseconds, unless it has saved time of its clock. */
  readonly longestMs: number;
}

const MOST_POSITIONS = 400;
/** Beyond this many word lists, the longest unused is opened again when it is wanted. */
const MOST_ENGINES = 3;

export class ComputerPlayers {
  readonly #env: Environment;
  readonly #engines = new Map<string, EngineContext>();

  constructor(env: Environment) {
    this.#env = env;
  }

  /** `isUnwanted`: whether nobody waits for the answer any more. */
  choose({ level: name, view, nowMs, longestMs }: Question, isUnwanted: () => boolean): Action | null {
    const level = LEVELS.find((one): one is Level => one === name);
    if (level === undefined) throw new RangeError(`there is no computer of level ${name}`);
    // Words that are opened for the first time take a second, which is not for thinking.
    const player = makePlayer(PERSONALITIES[level], this.#engine(view));
    const mayMs = thinkingMs(view, nowMs, longestMs);
    const untilMs = performance.now() + mayMs;
    return player.choose(view, {
      random: Math.random,
      nowMs,
      positions: Math.round(MOST_POSITIONS * Math.max(1, mayMs / longestMs)),
      isInterrupted: () => performance.now() > untilMs || isUnwanted(),
    });
  }

  #engine({ ruleset, dictionary: begun }: PlayerView): EngineContext {
    const wanted = { ruleset, begun };
    const key = contextKey(wanted);
    const engine = this.#engines.get(key) ?? openGameContext(wanted, this.#env);
    this.#engines.delete(key); // and to the end: the longest unused come first
    this.#engines.set(key, engine);
    for (const unused of [...this.#engines.keys()].slice(0, -MOST_ENGINES)) this.#engines.delete(unused);
    return engine;
  }
}
