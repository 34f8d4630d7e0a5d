/**
 * The moves of one turn played out, round by round, so that whoever runs it can do other things in between. Every
 * playout is remembered: all moves meet the same draws, so two of them are compared draw by draw, which tells them apart
 * much sooner than their means would.
 */

import type { Ruleset } from '@lexiko/rules';
import type { Alphabet } from '@lexiko/words';
import type { MoveGenerator } from '../generator.ts';
import { winChance, type WinTable } from '../judgement/win-chance.ts';
import type { Move } from '../play.ts';
import { boardNumbers, lettersOf } from '../players/letter-numbers.ts';
import { halfWidth } from '../simulation/confidence.ts';
import type { SupposedRack } from '../simulation/draws.ts';
import { PlayoutDesk, type SimulatedPosition } from '../simulation/playout-desk.ts';
import { type Simulated, Simulation } from '../simulation/simulation.ts';
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
const PLIES = 2;
const REPORTED_ERROR = 0.05;

/** What playouts of a turn start from. */
export function positionOfTurn(
  { ruleset, alphabet }: Pick<SimulationTools, 'ruleset' | 'alphabet'>,
  turn: GameTurn,
  supposed: readonly SupposedRack[] = [],
): Pick<SimulatedPosition, 'board' | 'rack' | 'unseen' | 'scores'> {
  const { sides } = ruleset;
  const held = (turn.unseen.length - turn.bagSize) / (sides - 1);
  return {
    board: boardNumbers(turn.board, alphabet),
    rack: lettersOf(turn.rack, alphabet),
    unseen: {
      letters: lettersOf(turn.unseen, alphabet),
      rackSizes: Array.from({ length: sides - 1 }, () => held),
      supposed,
    },
    scores: Array.from({ length: sides }, (_, at) => turn.scores[(turn.player + at) % sides]),
  };
}

export class TurnSimulation {
  readonly #desk: PlayoutDesk;
  readonly #simulation: Simulation;
  readonly #wins: number[][];
  readonly #spreads: number[][];

  constructor(tools: SimulationTools, turn: GameTurn, candidates: readonly Move[]) {
    const { generator, wins, iterations, seed } = tools;
    const supposed = supposedByLastTurn(tools, turn);
    this.#desk = new PlayoutDesk(
      generator,
      { ...positionOfTurn(tools, turn, supposed), candidates, plies: PLIES, seed: seed + turn.number },
      (spread, unseen) => winChance(wins, spread, unseen),
    );
    this.#simulation = new Simulation({ candidates, iterations, confidence: CONFIDENCE });
    this.#wins = candidates.map(() => []);
    this.#spreads = candidates.map(() => []);
  }

  /** Playouts of each candidate still in. */
  get iterations(): number {
    return this.#simulation.iterations;
  }

  /** One round; answers whether there is another. */
  step(): boolean {
    const jobs = this.#simulation.nextRound();
    if (jobs.length === 0) return false;
    const batches = jobs.map((job) => this.#desk.run(job));
    for (const { job, wins, spreads } of batches) {
      this.#wins[job.candidate].push(...wins);
      this.#spreads[job.candidate].push(...spreads);
    }
    this.#simulation.takeRound(batches);
    return this.#simulation.stopped === null;
  }

  /** All candidates, as far as they were played out. */
  report(): readonly Simulated[] {
    return this.#simulation.report().filter(({ iterations }) => iterations > 0);
  }

  /** `null` before the first round. */
  judgement(): DeepJudgement | null {
    const moves = this.report().map(({ move, spread, win }): DeepMove => ({ move, equity: spread, win }));
    return moves.length === 0 ? null : { kind: 'simulated', moves };
  }

  /** How much more the candidate `a` brings than `b`, by their places among the candidates. */
  difference(a: number, b: number): Difference {
    const win = pairedMean(this.#wins[a], this.#wins[b]);
    const spread = pairedMean(this.#spreads[a], this.#spreads[b]);
    return {
      win: win.mean,
      winMargin: win.margin,
      spread: spread.mean,
      spreadMargin: spread.margin,
      draws: win.count,
    };
  }
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
