/**
 * Plays out the moves of one turn, round by round, so that the host can do other things in between. It keeps the
 * result of every playout: all moves meet the same draws, so two of them are compared draw by draw, which separates
 * them much sooner than their means would.
 */

import {
  boardNumbers,
  lettersOf,
  isRace,
  type Move,
  type MoveGenerator,
  pointsToGo,
  winChance,
  type WinTable,
} from '@lexiko/engine/moves';
import {
  halfWidth,
  SoloPlayouts,
  type SupposedRack,
  type PlayoutBatch,
  PlayoutRunner,
  type PlayoutJob,
  type SimulatedPosition,
  Simulation,
} from '@lexiko/engine/simulation';
import type { Ruleset } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import type { Alphabet } from '@lexiko/words';
import type { GameTurn } from './game-turns.ts';
import { supposedByLastTurn } from './last-turn-inference.ts';
import type { RivalRack } from './playout-settings.ts';
import type { DeepJudgement, DeepMove } from './turn-analysis.ts';

export interface SimulationTools {
  readonly ruleset: Ruleset;
  readonly alphabet: Alphabet;
  /** Its board is overwritten during the simulation. */
  readonly generator: MoveGenerator;
  readonly wins: WinTable;
  /** The most playouts of a candidate. */
  readonly iterations: number;
  readonly seed: number;
  /** Turns after each move, for two sides without a finish line; absent: as many as usual. */
  readonly plies?: number;
  /** What the playouts suppose of the opponent's rack; absent: what the last turn suggests. Tiles only with two sides. */
  readonly rivalRack?: RivalRack;
}

/** How much more one move gains than another on the same draws. Margins are half of the 95 % interval. */
export interface Difference {
  /** Winning chance, -1 to 1. */
  readonly win: number;
  readonly winMargin: number;
  /** Points, to the end of the playouts. */
  readonly spread: number;
  readonly spreadMargin: number;
  /** Draws that both have had. */
  readonly draws: number;
}

const CONFIDENCE = 0.99;
/** Turns after the move in a game of two; with more sides, everybody has one. */
const PLIES = 2;
const REPORTED_ERROR = 0.05;
const MOST_AT_ONCE = 64;

/** Turns after the move that are reported. */
export function pliesFor(sides: number): number {
  return sides === 1 ? 1 : Math.max(PLIES, sides);
}

/** Whether the length of its playouts can be chosen: a race counts on everybody's next turn. */
export function hasFreePlies(ruleset: Ruleset): boolean {
  return ruleset.sides === 2 && !isRace(ruleset);
}

/** Tiles that somebody knows the opponent to hold. */
export function knownRack({
  alphabet,
  rivalRack,
}: Pick<SimulationTools, 'alphabet' | 'rivalRack'>): readonly SupposedRack[] {
  if (rivalRack === undefined || typeof rivalRack === 'string' || rivalRack.length === 0) return [];
  return [{ letters: lettersOf(rivalRack, alphabet).toSorted((a, b) => a - b), weight: 1 }];
}

function supposedRacks(tools: SimulationTools, turn: GameTurn): readonly SupposedRack[] {
  const { ruleset, rivalRack = 'by-last-turn' } = tools;
  if (ruleset.sides === 1 || rivalRack === 'any') return [];
  return rivalRack === 'by-last-turn' ? supposedByLastTurn(tools, turn) : knownRack(tools);
}

/** The start position of a turn's playouts. */
export function positionOfTurn(
  { ruleset, alphabet, plies }: Pick<SimulationTools, 'ruleset' | 'alphabet' | 'plies'>,
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
    scores: inOrder.map((side) => itemAt(turn.scores, side)),
    plies: plies !== undefined && hasFreePlies(ruleset) ? plies : pliesFor(sides),
    ...(toGo === null ? {} : { toGo }),
  };
}

/** A move after its playouts. */
export interface PlayedMove extends DeepMove {
  /** Its index among the candidates. */
  readonly candidate: number;
  readonly iterations: number;
  /** By turn after the move: the share of playouts in which it earned the bonus for many tiles. */
  readonly bonusShares: readonly number[];
}

/** The playouts of one candidate. */
interface PlayoutRecord {
  readonly wins: number[];
  readonly spreads: number[];
  /** By turn after the candidate: how often it earned the bonus for many tiles. */
  readonly bonuses: number[];
}

/** What is simulated, and how. */
export interface TurnPlan {
  /** The start position of the playouts. */
  readonly position: SimulatedPosition;
  /** The most playouts of a candidate. */
  readonly iterations: number;
  /** Whether all tiles are known, so that every playout is the same and one is enough. */
  readonly isKnown: boolean;
  /** Absent: nothing is supposed of any rack. */
  readonly rivalRack?: RivalRack;
  readonly run: (job: PlayoutJob) => PlayoutBatch;
}

/** The playouts of a turn with a whole rack; overwrites the generator's board. */
export function planOfTurn(tools: SimulationTools, turn: GameTurn, candidates: readonly Move[]): TurnPlan {
  const { ruleset, generator, wins, iterations, seed } = tools;
  const isAlone = ruleset.sides === 1;
  const supposed = supposedRacks(tools, turn);
  const position = { ...positionOfTurn(tools, turn, supposed), candidates, seed: seed + turn.number };
  const runner = isAlone
    ? new SoloPlayouts(tools, position)
    : new PlayoutRunner(generator, position, (spread, unseen) => winChance(wins, spread, unseen));
  return {
    position,
    iterations,
    isKnown: isAlone && turn.bagSize === 0,
    rivalRack: supposed.length === 0 ? 'any' : (tools.rivalRack ?? 'by-last-turn'),
    run: (job) => runner.run(job),
  };
}

export class TurnSimulation {
  readonly plan: TurnPlan;
  readonly #simulation: Simulation;
  readonly #records: readonly PlayoutRecord[];
  /** Candidates that are played on once the simulation is over, and up to how many playouts. */
  #closer: { readonly candidates: readonly number[]; readonly upTo: number } | null = null;

  constructor(plan: TurnPlan) {
    const { position, isKnown } = plan;
    const { candidates, plies } = position;
    const iterations = isKnown ? 1 : plan.iterations;
    this.plan = { ...plan, iterations };
    this.#simulation = new Simulation({ candidates, iterations, confidence: CONFIDENCE });
    this.#records = candidates.map(() => ({
      wins: [],
      spreads: [],
      bonuses: Array.from({ length: plies }, () => 0),
    }));
  }

  /** Playouts of each candidate still in. */
  get iterations(): number {
    return this.#simulation.iterations;
  }

  /** The playouts wanted next; empty when it is over, unless `lookCloser` asks for more. */
  wanted(): readonly PlayoutJob[] {
    const jobs = this.#simulation.nextRound();
    if (jobs.length > 0 || this.#closer === null) return jobs;
    const { candidates, upTo } = this.#closer;
    return candidates.flatMap((candidate) => {
      const from = itemAt(this.#records, candidate).wins.length;
      const count = Math.min(upTo - from, MOST_AT_ONCE);
      return count > 0 ? [{ candidate, from, count }] : [];
    });
  }

  /** Takes the results of all wanted playouts, in the same order. */
  take(batches: readonly PlayoutBatch[]): void {
    for (const { job, wins, spreads, plies } of batches) {
      const record = itemAt(this.#records, job.candidate);
      record.wins.push(...wins);
      record.spreads.push(...spreads);
      for (const [at, { bonuses }] of plies.entries())
        record.bonuses[at] = itemAt(record.bonuses, at) + bonuses;
    }
    if (this.#simulation.stopped === null) this.#simulation.takeRound(batches);
  }

  /** Plays candidates on to a number of playouts even after the best is decided, to measure their difference. */
  lookCloser(candidates: readonly number[], upTo: number): void {
    this.#closer = { candidates, upTo };
  }

  /** All candidates, as far as they were played out. */
  played(): readonly PlayedMove[] {
    return this.plan.position.candidates.flatMap((move, candidate) => {
      const { wins, spreads, bonuses } = itemAt(this.#records, candidate);
      if (wins.length === 0) return [];
      const iterations = wins.length;
      // A share of all playouts, including those that ended before that turn.
      const bonusShares = bonuses.map((count) => count / iterations);
      return [{ candidate, move, iterations, win: meanOf(wins), equity: meanOf(spreads), bonusShares }];
    });
  }

  /** `null` before the first round. */
  judgement(): DeepJudgement | null {
    const moves = this.played().map(({ move, equity, win }): DeepMove => ({ move, equity, win }));
    const kind = this.plan.isKnown ? 'played-on' : 'simulated';
    return moves.length === 0 ? null : { kind, moves };
  }

  /** How much more the candidate `a` gains than `b`, by their indices. */
  difference(a: number, b: number): Difference {
    const win = pairedMean(itemAt(this.#records, a).wins, itemAt(this.#records, b).wins);
    const spread = pairedMean(itemAt(this.#records, a).spreads, itemAt(this.#records, b).spreads);
    return {
      win: win.mean,
      winMargin: win.margin,
      spread: spread.mean,
      spreadMargin: spread.margin,
      draws: win.count,
    };
  }
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The mean difference over the playouts that both have, with half its 95 % interval. */
export function pairedMean(
  first: readonly number[],
  second: readonly number[],
): { readonly mean: number; readonly margin: number; readonly count: number } {
  const count = Math.min(first.length, second.length);
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < count; at++) {
    const more = itemAt(first, at) - itemAt(second, at);
    sum += more;
    squares += more * more;
  }
  const variance = count < 2 ? 0 : Math.max(0, squares - sum ** 2 / count) / (count - 1);
  return { mean: sum / Math.max(1, count), margin: halfWidth(count, variance, REPORTED_ERROR), count };
}
