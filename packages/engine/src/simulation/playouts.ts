/** Playouts of candidates from one position, on a generator's kernel: writes the deals, reads the results. */

import type { MoveGenerator } from '../generation/generator.ts';
import * as map from '../kernel/memory-map.ts';
import { addToByte, clear, setByte, setWord, wordAt } from '../generation/kernel-memory.ts';
import { usedLetters } from '../generation/letter-numbers.ts';
import { writePlay } from '../generation/play-in-memory.ts';
import type { Move } from '../generation/play.ts';
import { Draws, type Unseen } from './draws.ts';

/** The position that playouts start from. */
export interface PlayoutPosition {
  /** By square, as `MoveGenerator.setBoard` takes it. */
  readonly board: ArrayLike<number>;
  /** The mover's letters. */
  readonly rack: readonly number[];
  readonly unseen: Unseen;
}

export interface PlayoutOrder {
  readonly candidate: Move;
  /** The number of the first playout, and how many: at most `MOST_PLAYOUTS`. */
  readonly from: number;
  readonly count: number;
  /** Turns after the candidate, at most `MOST_PLIES`. */
  readonly plies: number;
  /** `on`: once the bag is empty, the game is played to its end. */
  readonly toEnd: 'on' | 'off';
}

export const MOST_PLAYOUTS: number = map.MOST_DEALS;
export const MOST_PLIES: number = map.MOST_PLIES;
export const MOST_SIDES: number = map.MOST_SIDES;
/** The most tiles that may be unseen. */
export const MOST_TILES: number = map.DEAL_BYTES;

/** Sums over playouts, of one ply. */
export interface PlySums {
  readonly turns: number;
  readonly score: number;
  readonly squares: number;
  readonly bonuses: number;
}

/** The results of playouts. Valid until the next run. */
export interface PlayoutResults {
  readonly count: number;
  /** Points the side gained, the mover being side 0, including the value of its last leave unless the game was over. */
  gained(at: number, side: number): number;
  /** The points alone. */
  points(at: number, side: number): number;
  /** Tiles in the bag and on the other racks, as the mover sees it then. */
  unseen(at: number): number;
  hasEnded(at: number): boolean;
  /** From 1, the turn after the candidate. Turns to the end of the game count with the last. */
  ply(number: number): PlySums;
}

export class Playouts {
  readonly #generator: MoveGenerator;
  readonly #position: PlayoutPosition;
  readonly #draws: Draws;
  readonly #seed: number;

  /** Sets the generator's board, which must not change during playouts. */
  constructor(generator: MoveGenerator, position: PlayoutPosition, seed: number) {
    this.#generator = generator;
    this.#position = position;
    this.#seed = seed;
    this.#draws = new Draws(position.unseen, seed);
    const sides = position.unseen.rackSizes.length + 1;
    if (sides > map.MOST_SIDES) throw new RangeError(`playouts of ${sides} sides`);
    if (this.#draws.size > map.DEAL_BYTES) throw new RangeError(`playouts with ${this.#draws.size} tiles`);
    generator.setBoard(position.board);
    const memory = generator.kernel.memory();
    setWord(memory, map.PLAYOUT_SIDES, sides);
    setWord(memory, map.DEAL_SIZE, this.#draws.size);
    for (const [side, size] of position.unseen.rackSizes.entries())
      setByte(memory, map.DEAL_RACKS + 1 + side, size);
  }

  run({ candidate, from, count, plies, toEnd }: PlayoutOrder): PlayoutResults {
    if (count > MOST_PLAYOUTS) throw new RangeError(`${count} playouts at once`);
    if (plies < 1 || plies > MOST_PLIES) throw new RangeError(`playouts of ${plies} plies`);
    this.#setCandidate(candidate);
    const memory = this.#generator.kernel.memory();
    for (let at = 0; at < count; at++) {
      const deal = map.DEALS + at * map.DEAL_BYTES;
      this.#draws.deal(from + at, memory.bytes.subarray(deal, deal + this.#draws.size));
    }
    setWord(memory, map.PLAYOUT_SEED, this.#seed + from);
    this.#generator.kernel.enter().playOut(count, plies, toEnd === 'on' ? 1 : 0);
    return this.#results(count, plies);
  }

  #setCandidate(move: Move): void {
    const memory = this.#generator.kernel.memory();
    clear(memory, map.CANDIDATE_PLAY, map.PLAY_BYTES);
    clear(memory, map.CANDIDATE_KEPT, map.MAX_LETTER + 1);
    clear(memory, map.CANDIDATE_RETURNED, map.MAX_LETTER + 1);
    for (const letter of this.#position.rack) addToByte(memory, map.CANDIDATE_KEPT + letter, 1);
    if (move.type === 'exchange') {
      setWord(memory, map.CANDIDATE_PLAY + 16, move.equityMilli);
      for (const letter of move.letters) {
        addToByte(memory, map.CANDIDATE_KEPT + letter, -1);
        addToByte(memory, map.CANDIDATE_RETURNED + letter, 1);
      }
      return;
    }
    writePlay(memory, map.CANDIDATE_PLAY, move, this.#generator.numbers);
    setWord(memory, map.CANDIDATE_PLAY + 12, move.score);
    setWord(memory, map.CANDIDATE_PLAY + 16, move.equityMilli - 1000 * move.score);
    for (const letter of usedLetters(move)) addToByte(memory, map.CANDIDATE_KEPT + letter, -1);
  }

  #results(count: number, plies: number): PlayoutResults {
    const memory = this.#generator.kernel.memory();
    const { rackSizes } = this.#position.unseen;
    const { rackSize } = this.#generator.numbers;
    const read = (at: number, offset: number): number =>
      wordAt(memory, map.PLAYOUTS + at * map.PLAYOUT_BYTES + offset);
    return {
      count,
      gained: (at, side) => read(at, 4 * side) + read(at, 16 + 4 * side) / 1000,
      points: (at, side) => read(at, 4 * side),
      unseen: (at) => read(at, 32) + rackSize * rackSizes.length,
      hasEnded: (at) => read(at, 36) !== 0,
      ply: (number) => {
        const ply = map.PLIES + Math.min(number, plies) * map.PLAYOUT_PLY_BYTES;
        return {
          turns: wordAt(memory, ply),
          score: wordAt(memory, ply + 4),
          squares: wordAt(memory, ply + 8),
          bonuses: wordAt(memory, ply + 12),
        };
      },
    };
  }
}
