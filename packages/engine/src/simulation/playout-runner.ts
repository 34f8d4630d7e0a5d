/** Runs the jobs of a simulation on one generator, and estimates who wins where playouts stop. */

import { itemAt } from '@lexiko/rules/item-at';
import type { MoveGenerator } from '../generation/generator.ts';
import type { Move } from '../generation/play.ts';
import { type PlayoutPosition, type PlayoutResults, Playouts } from './playouts.ts';
import { chanceToBeFirst } from './race.ts';
import type { PlayoutBatch, PlayoutJob } from './simulation.ts';
import { chanceAgainst, type WinJudge } from './win-judge.ts';

/** Everything a job needs besides words and rules. Plain data that can be sent to threads. */
export interface SimulatedPosition extends PlayoutPosition {
  /** In order of turns, the mover first. */
  readonly scores: readonly number[];
  readonly candidates: readonly Move[];
  /** By candidate: the board to lay it on, if not the position's own. */
  readonly boards?: readonly (ArrayLike<number> | null)[];
  /** By candidate: points it is likely to bring that playouts do not see. */
  readonly extras?: readonly number[];
  /** By candidate: the letters to play it from, if some were swapped with the board before. */
  readonly racks?: readonly (readonly number[] | null)[];
  /** Turns after the candidate. */
  readonly plies: number;
  readonly seed: number;
  /** Points that each side lacks to its target, in order of turns, where reaching it wins. */
  readonly toGo?: readonly number[];
}

export class PlayoutRunner {
  readonly #generator: MoveGenerator;
  readonly #position: SimulatedPosition;
  readonly #judge: WinJudge;
  #playouts: Playouts;
  #board: ArrayLike<number>;
  #rack: readonly number[];

  /** Overwrites the generator's board. */
  constructor(generator: MoveGenerator, position: SimulatedPosition, judge: WinJudge) {
    this.#generator = generator;
    this.#position = position;
    this.#judge = judge;
    this.#playouts = new Playouts(generator, position, position.seed);
    this.#board = position.board;
    this.#rack = position.rack;
  }

  run(job: PlayoutJob): PlayoutBatch {
    const { candidates, plies, scores } = this.#position;
    const candidate = itemAt(candidates, job.candidate);
    this.#setPlace(job.candidate);
    const results = this.#playouts.run({
      candidate,
      from: job.from,
      count: job.count,
      plies,
      toEnd: 'on',
    });
    const extra = this.#position.extras?.[job.candidate] ?? 0;
    const lead = itemAt(scores, 0) - Math.max(...scores.slice(1));
    const wins = new Float64Array(job.count);
    const spreads = new Float64Array(job.count);
    for (let at = 0; at < job.count; at++) {
      const leads = leadsAfter(results, at, scores).map((one) => one + extra);
      spreads[at] = Math.min(...leads) - lead;
      wins[at] = this.#raceIn(results, at, candidate) ?? this.#winIn(results, at, leads);
    }
    return { job, wins, spreads, plies: Array.from({ length: plies }, (_, ply) => results.ply(ply + 1)) };
  }

  /** Sets the board and rack of the candidate. */
  #setPlace(candidate: number): void {
    const { boards, racks } = this.#position;
    const board = boards?.[candidate] ?? this.#position.board;
    const rack = racks?.[candidate] ?? this.#position.rack;
    if (board === this.#board && rack === this.#rack) return;
    this.#playouts = new Playouts(this.#generator, { ...this.#position, board, rack }, this.#position.seed);
    [this.#board, this.#rack] = [board, rack];
  }

  /**
   * The mover's chance to reach its target first; `null` without a target, or if the tiles ran out before. In
   * playouts of as many plies as sides, everybody plays once and the mover once more.
   */
  #raceIn(results: PlayoutResults, at: number, candidate: Move): number | null {
    const { toGo, plies } = this.#position;
    if (toGo === undefined || results.hasEnded(at)) return null;
    if (plies !== toGo.length) throw new RangeError(`a race of ${toGo.length} sides in ${plies} plies`);
    if (candidate.type === 'play' && candidate.score >= itemAt(toGo, 0)) return 1;
    for (let side = 1; side < toGo.length; side++)
      if (results.points(at, side) >= itemAt(toGo, side)) return 0;
    if (results.points(at, 0) >= itemAt(toGo, 0)) return 1;
    return chanceToBeFirst(
      toGo.map((points, side) => Math.max(1, points - results.gained(at, side))),
      1,
    );
  }

  #winIn(results: PlayoutResults, at: number, leads: readonly number[]): number {
    const { plies } = this.#position;
    const sides = leads.length + 1;
    const onTurn = (plies + 1) % sides;
    const turnsUntil = (side: number): number => (side - onTurn + sides) % sides;
    const rivals = leads.map((lead, other) => ({ lead, movesBefore: turnsUntil(other + 1) < turnsUntil(0) }));
    return chanceAgainst(this.#judge, rivals, results.hasEnded(at) ? 0 : results.unseen(at));
  }
}

/** The mover's score minus that of each of the others. */
function leadsAfter(results: PlayoutResults, at: number, scores: readonly number[]): readonly number[] {
  const own = itemAt(scores, 0) + results.gained(at, 0);
  return scores.slice(1).map((score, other) => own - score - results.gained(at, other + 1));
}
