/**
 * What the side that moved last may still hold: leaves are drawn at random, and each is weighted by how good the turn
 * would have been with it. Whoever keeps an S with a bingo on the board would have played it. The turn is judged by
 * plain equity, and players who look further may deviate from it: leaves become less likely, but are never ruled out.
 */

import { itemAt } from '@lexiko/rules/item-at';
import type { MoveGenerator } from '../generation/generator.ts';
import { wordAt } from '../generation/kernel-memory.ts';
import * as map from '../kernel/memory-map.ts';
import type { SupposedRack } from './draws.ts';

/** A turn as the others saw it. */
export type ObservedTurn =
  | {
      readonly type: 'play';
      /** The tiles laid: letters by number, 0 a blank. */
      readonly letters: readonly number[];
      readonly score: number;
    }
  /** How many tiles; `null` if unknown. */
  | { readonly type: 'exchange'; readonly count: number | null };

export interface Observation {
  readonly turn: ObservedTurn;
  /** The board before the turn, as `MoveGenerator.setBoard` takes it. */
  readonly board: ArrayLike<number>;
  /** How many tiles the side held before the turn, and how many were in the bag. */
  readonly rackSize: number;
  readonly bagSize: number;
  /** All tiles whose place is unknown now, including those kept. */
  readonly unseen: readonly number[];
}

export interface InferenceEffort {
  /** The most racks to try; each costs about as much as a turn of a playout. */
  readonly racks: number;
  readonly random: () => number;
  readonly isInterrupted: () => boolean;
}

/** A leave with which the turn would have been this many points worse than the best counts a third, and so on. */
const POINTS_PER_STEP = 4;
/** The weight of even the least likely leave. */
const LEAST = 0.02;
/** How many racks are drawn for each one tried: small leaves repeat, and are not tried again. */
const DRAWS_PER_RACK = 4;

/** Leaves with their weights; empty if the turn reveals nothing. Overwrites the generator's board and rack. */
export function inferLeaves(
  generator: MoveGenerator,
  observation: Observation,
  { racks, random, isInterrupted }: InferenceEffort,
): readonly SupposedRack[] {
  const { turn, board, rackSize, bagSize, unseen } = observation;
  const size = turn.type === 'play' ? rackSize - turn.letters.length : rackSize;
  const isTelling = size > 0 && size <= unseen.length && bagSize > 0;
  if (!isTelling) return [];
  generator.setBoard(board);
  const judge = leaveJudge(generator, turn, bagSize);
  const judged = new Map<string, SupposedRack>();
  const found = new Map<string, { letters: readonly number[]; weight: number }>();
  const pool = Uint8Array.from(unseen);
  for (let draw = 0; draw < racks * DRAWS_PER_RACK && judged.size < racks && !isInterrupted(); draw++) {
    const drawn = drawSome(pool, size, random);
    const drawnKey = drawn.join();
    let supposed = judged.get(drawnKey);
    if (supposed === undefined) judged.set(drawnKey, (supposed = judge(drawn)));
    const key = supposed.letters.join();
    const sum = found.get(key);
    if (sum === undefined) found.set(key, { ...supposed });
    else sum.weight += supposed.weight;
  }
  return [...found.values()];
}

/** Judges tiles as drawn: which of them were kept, and how well that fits the turn. */
export function leaveJudge(
  generator: MoveGenerator,
  turn: ObservedTurn,
  bagSize: number,
): (drawn: readonly number[]) => SupposedRack {
  return (drawn) => {
    const letters = turn.type === 'play' ? [...turn.letters, ...drawn] : drawn;
    generator.setRack({ letters, bagSize, otherPoints: 0 });
    const best = generator.best().equityMilli;
    if (turn.type === 'play') {
      const equity = turn.score * 1000 + keptMilli(generator, drawn);
      return { letters: drawn, weight: weightOf(best - equity) };
    }
    const kept = bestKept(generator, drawn, turn.count);
    return { letters: kept.letters, weight: weightOf(best - kept.equityMilli) };
  };
}

function weightOf(lossMilli: number): number {
  return LEAST + (1 - LEAST) * Math.exp(-Math.max(0, lossMilli) / (1000 * POINTS_PER_STEP));
}

/** What keeping these letters is worth, read from the rack's states (kernel/rack/rack.ts). */
function keptMilli({ kernel }: MoveGenerator, kept: readonly number[]): number {
  const memory = kernel.memory();
  let state = map.STATES;
  for (const letter of kept) state += wordAt(memory, map.STEPS + 4 * letter);
  return wordAt(memory, state + 12);
}

/** The best tiles to keep when exchanging `count` tiles, or any number. */
function bestKept(
  generator: MoveGenerator,
  rack: readonly number[],
  count: number | null,
): { letters: readonly number[]; equityMilli: number } {
  let best: readonly number[] = [];
  let most = -Infinity;
  const { exchangeCount } = generator;
  for (let index = 0; index < exchangeCount; index++) {
    if (generator.exchangeEquityMilliAt(index) <= most) continue;
    const { letters, equityMilli } = generator.exchangeAt(index);
    if (count === null || letters.length === count) [best, most] = [letters, equityMilli];
  }
  const kept = [...rack];
  for (const letter of best) kept.splice(kept.indexOf(letter), 1);
  return { letters: kept, equityMilli: most };
}

/** `count` random tiles, ascending; shuffles the pool. */
function drawSome(pool: Uint8Array, count: number, random: () => number): readonly number[] {
  for (let at = 0; at < count; at++) {
    const other = at + Math.floor(random() * (pool.length - at));
    [pool[at], pool[other]] = [itemAt(pool, other), itemAt(pool, at)];
  }
  return Array.from(pool.subarray(0, count)).sort((a, b) => a - b);
}
