/** The playouts of one turn, run when somebody first asks for them: many ways of allotting them share what is here. */

import { itemAt } from '@lexiko/rules/item-at';
import { winChance } from '../../src/judgement/win-chance.ts';
import { candidatesOf, generatorFor, playoutStart } from '../../src/players/playout-choice.ts';
import { type PlayoutCandidate, playoutCandidates } from '../../src/players/playout-candidates.ts';
import type { Search } from '../../src/players/turn-search.ts';
import type { SupposedRack } from '../../src/simulation/draws.ts';
import { PlayoutRunner, type SimulatedPosition } from '../../src/simulation/playout-runner.ts';
import type { PlayoutBatch, PlayoutJob } from '../../src/simulation/simulation.ts';
import type { WinJudge } from '../../src/simulation/win-judge.ts';
import { searchOf, type Turn } from './turns.ts';

/** Wider than any setting: whoever tries fewer candidates takes the first plays and the first exchanges. */
const ALL = { plays: 20, exchanges: 3, hopeless: { premiums: 20, areas: 40 } };
/** More work than any look at the candidates takes. */
const PLENTY = 1e6;
const CHUNK = 16;

export interface CandidateChoice {
  readonly plays: number;
  readonly exchanges: number;
  readonly hopeless: number;
}

interface Kept {
  readonly wins: number[];
  readonly spreads: number[];
  /** Turns that it took, on average of those run with it. */
  readonly turns: number[];
}

export class CachedPlayouts {
  readonly options: readonly PlayoutCandidate[];
  readonly judge: WinJudge;
  readonly bagSize: number;
  /** As many as the Champion plays at this turn. */
  readonly usualPlies: number;
  readonly #search: Search;
  readonly #turn: Turn;
  readonly #position: SimulatedPosition;
  readonly #kept = new Map<string, Kept>();
  #runner: { readonly plies: number; readonly runner: PlayoutRunner } | null = null;

  constructor(turn: Turn, seed: number, supposed: readonly SupposedRack[] = []) {
    const { view } = turn;
    this.#turn = turn;
    this.#search = searchOf(view, seed, PLENTY);
    const { wins } = this.#search;
    this.judge = (spread, unseen) => winChance(wins, spread, unseen);
    this.options = playoutCandidates(this.#search, view, ALL);
    this.bagSize = view.pool.length;
    const start = playoutStart(this.#search, view);
    if (start === null) throw new Error(`${turn.name} cannot be played out`);
    const unseen = { ...start.unseen, supposed };
    this.usualPlies = start.plies;
    this.#position = { ...start, unseen, ...candidatesOf(this.options), seed };
  }

  /** The places of the candidates that a setting would try, in its order. */
  chosen({ plays, exchanges, hopeless }: CandidateChoice): readonly number[] {
    const least = Math.max(...this.options.map(({ value }) => value)) - hopeless;
    const places = [...this.options.keys()].filter((at) => itemAt(this.options, at).value > least);
    const isPlay = (at: number): boolean => itemAt(this.options, at).move.type === 'play';
    return [
      ...places.filter(isPlay).slice(0, plays),
      ...places.filter((at) => !isPlay(at)).slice(0, exchanges),
    ];
  }

  /** The position with these candidates alone. */
  position(chosen: readonly number[], plies: number): SimulatedPosition {
    return { ...this.#position, ...candidatesOf(chosen.map((at) => itemAt(this.options, at))), plies };
  }

  /** `candidate` is a place among all options. */
  run(job: PlayoutJob, plies: number): PlayoutBatch {
    const { candidate, from, count } = job;
    const key = `${candidate} ${plies}`;
    let kept = this.#kept.get(key);
    if (kept === undefined) this.#kept.set(key, (kept = { wins: [], spreads: [], turns: [] }));
    while (kept.wins.length < from + count) {
      const batch = this.#runnerFor(plies).run({ candidate, from: kept.wins.length, count: CHUNK });
      kept.wins.push(...batch.wins);
      kept.spreads.push(...batch.spreads);
      const turns = batch.plies.reduce((sum, ply) => sum + ply.turns, 0) / CHUNK;
      kept.turns.push(...Array.from({ length: CHUNK }, () => turns));
    }
    const part = (values: readonly number[]): Float64Array =>
      Float64Array.from(values.slice(from, from + count));
    const turns = part(kept.turns).reduce((sum, one) => sum + one, 0);
    const sums = { turns, score: 0, squares: 0, bonuses: 0 };
    return { job, wins: part(kept.wins), spreads: part(kept.spreads), plies: [sums] };
  }

  #runnerFor(plies: number): PlayoutRunner {
    if (this.#runner?.plies !== plies) {
      const generator = generatorFor(this.#search, this.#turn.view, this.#search.seat);
      const runner = new PlayoutRunner(generator, { ...this.#position, plies }, this.judge);
      this.#runner = { plies, runner };
    }
    return this.#runner.runner;
  }
}

/** Names a candidate in files: its tiles by square, or those that go back. */
export function candidateName({ action }: PlayoutCandidate): string {
  if (action.type === 'play')
    return action.tiles
      .toSorted(([a], [b]) => a - b)
      .map(([square, laid]) => `${square}${laid}`)
      .join('.');
  if (action.type === 'exchange') return `-${[...action.tiles].sort().join('')}`;
  throw new Error(`a candidate to ${action.type}`);
}
