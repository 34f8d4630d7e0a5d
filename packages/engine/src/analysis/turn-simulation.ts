/**
 * The moves of one turn played out, round by round, so that whoever runs it can do other things in between. Every
 * playout is remembered: all moves meet the same draws, so two of them are compared draw by draw, which tells them apart
 * much sooner than their means would.
 */

import type { Ruleset } from '@lexiko/rules';
import type { Alphabet } from '@lexiko/words';
import type { MoveGenerator } from '../generator.ts';
import { isRace, pointsToGo } from '../judgement/points-to-go.ts';
import { winChance, type WinTable } from '../judgement/win-chance.ts';
import type { Move } from '../play.ts';
import { boardNumbers, lettersOf } from '../players/letter-numbers.ts';
import { halfWidth } from '../simulation/confidence.ts';
import type { SupposedRack } from '../simulation/draws.ts';
import { PlayoutDesk, type SimulatedPosition } from '../simulation/playout-desk.ts';
import { type PlayoutBatch, type PlayoutJob, Simulation } from '../simulation/simulation.ts';
import type { GameTurn } from './game-turns.ts';
import { supposedByLastTurn } from './last-turn-inference.ts';
import type { DeepJudgement, DeepMove } from './turn-analysis.ts';

export interface SimulationTools {
  readonly ruleset: Ruleset;
  readonly alphabet: Alphabet;
  /** Its board is taken over until the simulation is over. */
  readonly generator: MoveGenerator;
  readonly wins: WinTable;
  /** Playouts of a candidate, at most. */
  readonly iterations: number;
  readonly seed: number;
}

/** How much more one move brings than another on the same draws. Margins: half of the 95 % interval. */
export interface Difference {
  /** Chance to win, -1 to 1. */
  readonly win: number;
  readonly winMargin: number;
  /** Points, to the end of the playouts. */
  readonly spread: number;
  readonly spreadMargin: number;
  /** Draws that both have met. */
  readonly draws: number;
}

const CONFIDENCE = 0.99;
/** Turns after the move in a game of two; with more sides everybody has one. */
const PLIES = 2;
const REPORTED_ERROR = 0.05;
const MOST_AT_ONCE = 64;

/** What playouts of a turn start from. */
export function positionOfTurn(
  { ruleset, alphabet }: Pick<SimulationTools, 'ruleset' | 'alphabet'>,
  turn: GameTurn,
  supposed: readonly SupposedRack[] = [],
): Omit<SimulatedPosition, 'candidates' | 'seed'> {
  const { sides } = ruleset;
  const inOrder = Array.from({ length: sides }, (_, at) => (turn.player + at) % sides);
  const toGo = isRace(ruleset)
    ? inOrder.flatMap((side) => pointsToGo({ ruleset, scores: turn.scores }, side) ?? [])
    : null;
  const held = (turn.unseen.length - turn.bagSize) / (sides - 1);
  return {
    board: boardNumbers(turn.board, alphabet),
    rack: lettersOf(turn.rack, alphabet),
    unseen: {
      letters: lettersOf(turn.unseen, alphabet),
      rackSizes: Array.from({ length: sides - 1 }, () => held),
      supposed,
    },
    scores: inOrder.map((side) => turn.scores[side]),
    plies: Math.max(PLIES, sides),
    ...(toGo === null ? {} : { toGo }),
  };
}

/** A move after its playouts. */
export interface PlayedMove extends DeepMove {
  /** Its place among the candidates. */
  readonly candidate: number;
  readonly iterations: number;
  /** By turn after the move: share of playouts in which it brought the bonus for many tiles. */
  readonly bonusShares: readonly number[];
}

/** The playouts of one candidate. */
interface PlayoutRecord {
  readonly wins: number[];
  readonly spreads: number[];
  /** By turn after the candidate: how often it brought the bonus for many tiles. */
  readonly bonuses: number[];
}

export class TurnSimulation {
  readonly #candidates: readonly Move[];
  readonly #desk: PlayoutDesk;
  readonly #simulation: Simulation;
  readonly #records: readonly PlayoutRecord[];

  constructor(tools: SimulationTools, turn: GameTurn, candidates: readonly Move[]) {
    const { generator, wins, iterations, seed } = tools;
    const supposed = supposedByLastTurn(tools, turn);
    const position = positionOfTurn(tools, turn, supposed);
    this.#candidates = candidates;
    this.#desk = new PlayoutDesk(
      generator,
      { ...position, candidates, seed: seed + turn.number },
      (spread, unseen) => winChance(wins, spread, unseen),
    );
    this.#simulation = new Simulation({ candidates, iterations, confidence: CONFIDENCE });
    this.#records = candidates.map(() => ({
      wins: [],
      spreads: [],
      bonuses: Array.from({ length: position.plies }, () => 0),
    }));
  }

  /** Playouts of each candidate still in. */
  get iterations(): number {
    return this.#simulation.iterations;
  }

  /** One round; answers whether there is another. */
  step(): boolean {
    const jobs = this.#simulation.nextRound();
    if (jobs.length === 0) return false;
    this.#simulation.takeRound(jobs.map((job) => this.#run(job)));
    return this.#simulation.stopped === null;
  }

  /**
   * Plays one candidate on, also where it is decided that it is the best or is not: for a closer look at the difference
   * of two. Answers whether `upTo` playouts are still to come.
   */
  goOn(candidate: number, upTo: number): boolean {
    const from = this.#records[candidate].wins.length;
    const count = Math.min(upTo - from, MOST_AT_ONCE);
    if (count > 0) this.#run({ candidate, from, count });
    return from + count < upTo;
  }

  /** All candidates, as far as they were played out. */
  played(): readonly PlayedMove[] {
    return this.#candidates.flatMap((move, candidate) => {
      const { wins, spreads, bonuses } = this.#records[candidate];
      if (wins.length === 0) return [];
      const iterations = wins.length;
      // Of all playouts, also of those that ended before that turn came.
      const bonusShares = bonuses.map((count) => count / iterations);
      return [{ candidate, move, iterations, win: meanOf(wins), equity: meanOf(spreads), bonusShares }];
    });
  }

  /** `null` before the first round. */
  judgement(): DeepJudgement | null {
    const moves = this.played().map(({ move, equity, win }): DeepMove => ({ move, equity, win }));
    return moves.length === 0 ? null : { kind: 'simulated', moves };
  }

  /** How much more the candidate `a` brings than `b`, by their places among the candidates. */
  difference(a: number, b: number): Difference {
    const win = pairedMean(this.#records[a].wins, this.#records[b].wins);
    const spread = pairedMean(this.#records[a].spreads, this.#records[b].spreads);
    return {
      win: win.mean,
      winMargin: win.margin,
      spread: spread.mean,
      spreadMargin: spread.margin,
      draws: win.count,
    };
  }

  #run(job: PlayoutJob): PlayoutBatch {
    const batch = this.#desk.run(job);
    const record = this.#records[job.candidate];
    record.wins.push(...batch.wins);
    record.spreads.push(...batch.spreads);
    for (const [at, { bonuses }] of batch.plies.entries()) record.bonuses[at] += bonuses;
    return batch;
  }
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The mean of what the first has more, as far as both go, with half its 95 % interval. */
export function pairedMean(
  first: readonly number[],
  second: readonly number[],
): { readonly mean: number; readonly margin: number; readonly count: number } {
  const count = Math.min(first.length, second.length);
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < count; at++) {
    const more = first[at] - second[at];
    sum += more;
    squares += more * more;
  }
  const variance = count < 2 ? 0 : Math.max(0, squares - sum ** 2 / count) / (count - 1);
  return { mean: sum / Math.max(1, count), margin: halfWidth(count, variance, REPORTED_ERROR), count };
}
