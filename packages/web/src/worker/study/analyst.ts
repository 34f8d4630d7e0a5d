/** The tools that judge turns in this worker: one generator for the current rules, used by one study at a time. */

import { makeEndJudge, makeLastDrawsJudge, type DeepJudge, type StudyTools } from '@lexiko/analysis';
import { makeEngineContext, seededNumbers, type EngineContext } from '@lexiko/engine';
import {
  classicNumbers,
  generatorTables,
  leavesFor,
  makeLeaves,
  MoveGenerator,
  winTableFor,
} from '@lexiko/engine/moves';
import { configure, type GameConfig } from '@lexiko/rules';
import { kernelMaker } from '../lexicon/engine-source.ts';

/** The most moves to compare and report for a turn. */
const CANDIDATES = 12;
/** How many random draws to measure luck against. */
const DRAWS = 60;
const ENDGAME_NODES = 200_000;
/** An endgame search can't be interrupted from outside, so it stops itself after this time. */
const LONGEST_SEARCH_MS = 2500;
const LONGEST_DRAWS_MS = 20_000;
export const SEED = 1;

/** What a study needs except its depth and random numbers. */
export type Analyst = Omit<StudyTools, 'iterations' | 'replies' | 'random'>;

async function makeAnalyst({ library }: EngineContext, config: GameConfig): Promise<Analyst> {
  const configured = configure(config);
  if (!configured.ok) throw new Error(configured.error.code);
  const ruleset = configured.value;
  const { alphabet } = library.lexicon;
  const graph = library.vocabulary(ruleset, null).lawful();
  const leaves = leavesFor(library.learnt, ruleset, alphabet) ?? makeLeaves([]);
  const rules = classicNumbers(ruleset, alphabet);
  // Where the rules name no minimum, an exchange still needs a tile to draw.
  const numbers = { ...rules, exchangeBag: Math.max(1, rules.exchangeBag) };
  const makeKernel = await kernelMaker();
  const generator = new MoveGenerator(makeKernel(), generatorTables(graph, leaves), numbers);
  const judge = { ruleset, alphabet, generator, wins: winTableFor(library.learnt, ruleset), seed: SEED };
  // Allocates the search on first use and reuses it.
  let search: DeepJudge | undefined;
  const endJudge: DeepJudge = (...question) => {
    search ??= makeEndJudge({ ...judge, nodes: ENDGAME_NODES, startTurn });
    return search(...question);
  };
  const lastDrawsJudge = makeLastDrawsJudge(judge);
  return {
    ...judge,
    leaves,
    draws: DRAWS,
    most: CANDIDATES,
    endJudge,
    lastDrawsJudge,
    startDraws: startTurn,
  };
}

function startTurn(): () => boolean {
  return startClock(LONGEST_SEARCH_MS);
}

/** For whoever has asked to think longer. */
export function startPatientDraws(): () => boolean {
  return startClock(LONGEST_DRAWS_MS);
}

function startClock(longestMs: number): () => boolean {
  const untilMs = performance.now() + longestMs;
  return () => performance.now() > untilMs;
}

/** Random numbers seeded by the turn, so that results don't depend on the worker or the order of turns. */
export function chanceOf(turn: { readonly number: number }): () => number {
  return seededNumbers(SEED * 1009 + turn.number);
}

/** The analysts of one worker. Studies share a board, so they run one after another. */
export class Analysts {
  /** Caches one analyst only: each takes about 30 MB. */
  #latest: { readonly key: string; readonly analyst: Promise<Analyst> } | null = null;
  #tables: EngineContext | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  withAnalyst<T>(
    engine: EngineContext,
    config: GameConfig,
    work: (analyst: Analyst) => Promise<T>,
  ): Promise<T> {
    return this.#inTurn(async () => work(await this.#analystFor(engine, config)));
  }

  /** The same for studies at tables. Nothing else may use their boards meanwhile, so they have their own engine. */
  withTables<T>({ library }: EngineContext, work: (engine: EngineContext) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      if (this.#tables?.library !== library) this.#tables = makeEngineContext(library, await kernelMaker());
      return work(this.#tables);
    });
  }

  #analystFor(engine: EngineContext, config: GameConfig): Promise<Analyst> {
    const key = `${engine.library.lexicon.identity.checksum} ${JSON.stringify(config)}`;
    if (this.#latest?.key !== key) this.#latest = { key, analyst: makeAnalyst(engine, config) };
    return this.#latest.analyst;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#queue.then(work);
    this.#queue = mine.catch(() => {});
    return mine;
  }
}

export function makeAnalysts(): Analysts {
  return new Analysts();
}
