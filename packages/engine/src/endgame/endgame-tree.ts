/**
 * Many questions about one position with known racks: what single plays are worth, and whether they win. The kernel
 * keeps the plays of every lane and the positions it has met from one question to the next, so that hundreds of plays
 * cost little more than the first (see kernel/endgame).
 */

import type { MoveGenerator } from '../generation/generator.ts';
import { setWord, wordAt } from '../generation/kernel-memory.ts';
import { LANE_TOO_LONG, OUT_OF_NODES } from '../kernel/endgame/lanes.ts';
import { NOBODY, PASS, SIDE_ZERO, THE_OTHERS } from '../kernel/endgame/search.ts';
import {
  AT_CANDIDATES,
  GUESSED,
  HELD,
  NODES,
  NODE_LIMIT,
  STOPPED,
  WORK,
  WORK_LIMIT,
} from '../kernel/memory-map.ts';
import type { Ending } from './ending.ts';
import { type EndgamePosition, writePosition } from './memory.ts';
import { type EndgameMove, moveKey, readMove } from './moves.ts';

/** More than any value. */
export const INFINITE = 1_000_000;
/** No line is longer. */
const DEEPEST = 250;
/** The work of one look into the kernel: some tens of milliseconds. */
const SLICE = 200_000;
/** A proof may always cost this many nodes. */
const LEAST_PROOF = 100;
/** How often the lists may be refilled for one question. */
const MOST_REFILLS = 2;

/** The gain of the side to move. */
export interface TreeValue {
  readonly value: number;
  /** Whether it holds against every defence. */
  readonly isProven: boolean;
}

/** The question is whether the gain is above, at or below `target`: what the other side leads by. */
export interface OutcomeOrder {
  readonly target: number;
  readonly nodes: number;
  readonly depth: number;
}

/** Plays by `moveKey`, with their addresses in the kernel's lists. */
type Listed = ReadonlyMap<string, { readonly play: number; readonly move: EndgameMove }>;

export class EndgameTree {
  readonly #generator: MoveGenerator;
  readonly #ending: Ending;
  readonly #isInterrupted: () => boolean;
  #plays: Listed | null = null;
  #nodesBefore = 0;

  /** The generator must have room for endgames (`reserveEndgame`); its board and rack are overwritten. */
  constructor(generator: MoveGenerator, ending: Ending, isInterrupted: () => boolean) {
    this.#generator = generator;
    this.#ending = ending;
    this.#isInterrupted = isInterrupted;
    this.#write(NODES, 0);
  }

  /** What follows is about this position. */
  begin(position: EndgamePosition): void {
    this.#generator.setBoard(position.board);
    writePosition(this.#generator, position, this.#ending);
    this.#restart();
  }

  /** Every play of the side to move, by `moveKey`. */
  moves(): readonly EndgameMove[] {
    return Array.from(this.#listed().values(), ({ move }) => move);
  }

  /** The gain from a play, or `null` if it takes more work than allowed. Lines are followed `depth` moves, then greedily. */
  value(move: EndgameMove, depth: number, nodes: number): TreeValue | null {
    this.#allow(nodes);
    return this.#search(move, depth, -INFINITE, INFINITE);
  }

  /** The gain from a play by ever deeper search, until it is proven or the nodes are used up. */
  deepValue(move: EndgameMove, depth: number, nodes: number): TreeValue | null {
    this.#allow(nodes);
    let best: TreeValue | null = null;
    for (let ahead = 1; ahead <= depth; ahead++) {
      const found = this.#search(move, ahead, -INFINITE, INFINITE);
      if (found === null) break;
      best = found;
      if (found.isProven) break;
      const low = this.#held(SIDE_ZERO, ahead, () =>
        this.#search(move, DEEPEST, found.value - 1, found.value),
      );
      if (low === null || low.value < found.value) continue;
      const high = this.#held(THE_OTHERS, ahead, () =>
        this.#search(move, DEEPEST, found.value, found.value + 1),
      );
      if (high !== null && high.value <= found.value) return { value: found.value, isProven: true };
    }
    return best;
  }

  /**
   * How a play compares with the target: only the sign of `value - target` means something. The side that seems to
   * reach its aim is held to the replies found best, against everything the other may do: usually that proves it.
   */
  outcome(move: EndgameMove, { target, nodes, depth }: OutcomeOrder): TreeValue | null {
    this.#allow(nodes);
    let best: TreeValue | null = null;
    for (let ahead = 1; ahead <= depth; ahead++) {
      const found = this.#search(move, ahead, target - 1, target + 1);
      if (found === null) break;
      best = found;
      if (found.isProven) break;
      if (found.value === target) continue;
      const wins = found.value > target;
      const proof = this.#held(wins ? SIDE_ZERO : THE_OTHERS, ahead, () =>
        wins
          ? this.#search(move, DEEPEST, target, target + 1)
          : this.#search(move, DEEPEST, target - 1, target),
      );
      if (proof === null) continue;
      if (wins ? proof.value > target : proof.value < target) return { value: proof.value, isProven: true };
    }
    return best;
  }

  /** What the side to move gains if it passes without the pass counting: the position seen by the side before it. */
  valueOfWaiting(depth: number, nodes: number): TreeValue | null {
    this.#allow(nodes);
    return this.#search({ type: 'pass', score: 0 }, depth, -INFINITE, INFINITE);
  }

  /** Searched since the tree was opened. */
  get nodes(): number {
    return this.#nodesBefore + this.#read(NODES);
  }

  #allow(nodes: number): void {
    this.#nodesBefore += this.#read(NODES);
    this.#write(NODES, 0);
    this.#write(NODE_LIMIT, nodes);
    this.#write(HELD, NOBODY);
  }

  /** Half of what is left may be spent on the proof. */
  #held(side: number, depth: number, search: () => TreeValue | null): TreeValue | null {
    const limit = this.#read(NODE_LIMIT);
    const used = this.#read(NODES);
    this.#write(HELD, side + 4 * depth);
    this.#write(NODE_LIMIT, Math.min(limit, used + Math.max(LEAST_PROOF, Math.floor((limit - used) / 2))));
    const found = search();
    this.#write(HELD, NOBODY);
    this.#write(NODE_LIMIT, limit);
    return found;
  }

  #search(move: EndgameMove, depth: number, alpha: number, beta: number): TreeValue | null {
    const limit = this.#read(NODE_LIMIT);
    for (let refills = 0, slice = SLICE; ;) {
      if (this.#read(NODES) >= limit) return null;
      this.#write(STOPPED, 0);
      this.#write(WORK, 0);
      this.#write(WORK_LIMIT, slice);
      const calls = this.#generator.kernel.enter();
      const play = move.type === 'pass' ? PASS : this.#playOf(move);
      const value = calls.searchCandidate(play, depth, alpha, beta);
      const problem = this.#read(STOPPED);
      if (problem === 0) return { value, isProven: this.#read(GUESSED) === 0 };
      if (this.#isInterrupted()) return null;
      if (problem === OUT_OF_NODES) {
        // Known positions are not searched again, but looking them up is work too.
        slice += SLICE;
        continue;
      }
      if (++refills > MOST_REFILLS) {
        this.#restart();
        return null;
      }
      if (problem === LANE_TOO_LONG) this.#generator.lengthenLists();
      this.#restart();
    }
  }

  /** Forgets the plays of all lanes. */
  #restart(): void {
    this.#plays = null;
    this.#generator.kernel.enter().startEndgame();
  }

  #playOf(move: EndgameMove): number {
    const listed = this.#listed().get(moveKey(move));
    if (listed === undefined) throw new RangeError(`${moveKey(move)} cannot be played`);
    return listed.play;
  }

  #listed(): Listed {
    if (this.#plays !== null) return this.#plays;
    for (;;) {
      const calls = this.#generator.kernel.enter();
      const count = calls.listCandidates();
      const problem = this.#read(STOPPED);
      if (problem === 0) {
        this.#plays = this.#readPlays(count);
        return this.#plays;
      }
      if (problem !== LANE_TOO_LONG) throw new RangeError('the plays of this position do not fit the memory');
      this.#generator.lengthenLists();
      this.#generator.kernel.enter().startEndgame();
    }
  }

  #readPlays(count: number): Listed {
    const start = this.#read(AT_CANDIDATES);
    const plays = new Map<string, { readonly play: number; readonly move: EndgameMove }>();
    for (let index = 0; index < count; index++) {
      const play = this.#read(start + 8 * index + 4);
      const move = readMove(this.#generator, play);
      plays.set(moveKey(move), { play, move });
    }
    return plays;
  }

  #read(address: number): number {
    return wordAt(this.#generator.kernel.memory(), address);
  }

  #write(address: number, value: number): void {
    setWord(this.#generator.kernel.memory(), address, value);
  }
}
