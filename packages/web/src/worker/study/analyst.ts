/** What turns are judged with in this worker: one generator for the rules at hand, used by one study at a time. */

import { makeEndJudge, type DeepJudge, type StudyTools } from '@lexiko/analysis';
import { makeEngineContext, seededNumbers, type EngineContext } from '@lexiko/engine';
import {
  classicNumbers,
  leavesFor,
  makeLeaves,
  makeNodeTable,
  MoveGenerator,
  winTableFor,
} from '@lexiko/engine/moves';
import { configure, type GameConfig } from '@lexiko/rules';
import { kernelMaker } from '../lexicon-source.ts';

/** Moves that are compared with each other, and told. */
const CANDIDATES = 12;
/** Draws that luck is measured against. */
const DRAWS = 60;
const ENDGAME_NODES = 200_000;
/** A search of an endgame cannot be interrupted from outside, so it ends by itself. */
const LONGEST_SEARCH_MS = 2500;
export const SEED = 1;

/** All that a study needs but how deep it goes. */
export type Analyst = Omit<StudyTools, 'iterations' | 'replies' | 'random'>;

async function makeAnalyst({ library }: EngineContext, config: GameConfig): Promise<Analyst> {
  const configured = configure(config);
  if (!configured.ok) throw new Error(configured.error.code);
  const ruleset = configured.value;
  const { alphabet } = library.lexicon;
  const graph = library.vocabulary(ruleset, null).lawful();
  const leaves = leavesFor(ruleset, alphabet) ?? makeLeaves([]);
  const rules = classicNumbers(ruleset, alphabet);
  // Where the rules name no minimum, an exchange still needs a tile to draw.
  const numbers = { ...rules, exchangeBag: Math.max(1, rules.exchangeBag) };
  const makeKernel = await kernelMaker();
  const tables = { nodes: makeNodeTable(graph), wordMapOf: graph, leaves };
  const generator = new MoveGenerator(makeKernel(), tables, numbers);
  const judge = { ruleset, alphabet, generator, wins: winTableFor(ruleset), seed: SEED };
  // A search takes its memory when it is first asked for, and keeps it.
  let search: DeepJudge | undefined;
  const endJudge: DeepJudge = (...question) => {
    search ??= makeEndJudge({ ...judge, nodes: ENDGAME_NODES, startTurn });
    return search(...question);
  };
  return { ...judge, leaves, draws: DRAWS, most: CANDIDATES, endJudge };
}

function startTurn(): () => boolean {
  const untilMs = performance.now() + LONGEST_SEARCH_MS;
  return () => performance.now() > untilMs;
}

/** The same numbers for the same turn, in whatever worker and order turns are judged. */
export function chanceOf(turn: { readonly number: number }): () => number {
  return seededNumbers(SEED * 1009 + turn.number);
}

/** Those who judge in one worker. Studies share a board, so each waits until the one before is over. */
export class Analysts {
  /** The rules of one game at a time are kept: each takes some 30 MB. */
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

  /** The same for studies at tables. Nobody else may lay on the boards of their engine while they go on. */
  withTables<T>({ library }: EngineContext, work: (engine: EngineContext) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      if (this.#tables?.library !== library) this.#tables = makeEngineContext(library, await kernelMaker());
      return work(this.#tables);
    });
  }

  #analystFor(engine: EngineContext, config: GameConfig): Promise<Analyst> {
    const key = JSON.stringify(config);
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
