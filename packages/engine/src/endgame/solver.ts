/**
 * Solves games with an empty bag: the best move, its value to the last point, and the line that follows. If the work
 * allowed does not reach the end of the game, it answers with the best found so far. With three or four sides the
 * search is paranoid: all others play against the side that asks. The result is then what that side is sure of,
 * whatever the others do; they may well be kinder. Guessing their own interests instead (max-n) would guarantee
 * nothing, and leave alpha-beta nothing to cut.
 */

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
import { itemAt } from '@lexiko/rules/item-at';
import type { MoveGenerator } from '../generation/generator.ts';
import type { KernelCalls } from '../generation/kernel.ts';
import { setWord, wordAt } from '../generation/kernel-memory.ts';
import { NOBODY, PASS, SIDE_ZERO, THE_OTHERS } from '../kernel/endgame/search.ts';
import { LANE_TOO_LONG, OUT_OF_NODES } from '../kernel/endgame/lanes.ts';
import type { Ending } from './ending.ts';
import { EndgameTree } from './endgame-tree.ts';
import { type EndgamePosition, type EndgameRoom, reserveEndgame, writePosition } from './memory.ts';
import { type EndgameMove, moveKey, readMove } from './moves.ts';

export interface EndgameLimits {
  /** The most nodes to search. */
  readonly nodes: number;
  /** The most moves to look ahead before lines are played out greedily. */
  readonly depth?: number;
  /** Called every few tens of thousands of nodes; `true` makes the search answer now. */
  readonly isInterrupted?: () => boolean;
  /** `left-out`: only the best move and its value are wanted, which takes less work. */
  readonly line?: 'included' | 'left-out';
  /** Called after each depth. */
  readonly onDepth?: (answer: EndgameAnswer) => void;
}

export interface EndgameAnswer {
  readonly best: EndgameMove;
  /**
   * What the side gains on the other from here to the end, after the final adjustment; with more sides, the sum of
   * its gains on each of them.
   */
  readonly value: number;
  /** Whether the value is proven to the end of the game, against every defence. */
  readonly isProven: boolean;
  /** Proven bounds of the position's value; infinite where nothing is proven. */
  readonly lower: number;
  readonly upper: number;
  /** How many moves the search looked ahead. */
  readonly depth: number;
  readonly nodes: number;
  /** The line from here on, the best move first; only that one if no more is wanted. */
  readonly line: readonly EndgameMove[];
}

/** For a page or a player at a table: about 20 MB. */
const SMALL_ROOM: EndgameRoom = { lanes: 1 << 16, known: 1 << 18, listBytes: 12 << 20 };
/** For an analysis: about 130 MB. */
export const LARGE_ROOM: EndgameRoom = { lanes: 1 << 19, known: 1 << 21, listBytes: 80 << 20 };

const NOTHING_PROVEN = {
  value: 0,
  isProven: false,
  lower: -Infinity,
  upper: Infinity,
  depth: 0,
  nodes: 0,
} as const;
/** A proof may always cost this many nodes, even if the search cost fewer. */
const LEAST_PROOF = 1000;
/** More than any value. */
const INFINITE = 1_000_000;
/** No line is longer. */
const DEEPEST = 250;
/** The work between two checks whether to go on: some tens of milliseconds. */
const SLICE = 200_000;
/**
 * Up to this depth every candidate gets its own value, to sort by; beyond it, the others are only compared with the
 * best.
 */
const SURVEYS = 2;
/** Nodes for each move of the line. */
const LINE_NODES = 20_000;
/** How often the lists may be refilled within one candidate. */
const MOST_REFILLS = 3;

interface Candidate {
  readonly move: EndgameMove;
  /** Its address in the kernel's lists. */
  play: number;
  value: number;
}

/** The result of a look at all candidates; `part` if it was stopped before the last. */
type Found = 'proven' | 'guessed' | 'part';

type Searched = { readonly value: number; readonly isGuess: boolean } | null;

export class EndgameSolver {
  readonly #generator: MoveGenerator;
  #calls: KernelCalls;
  #limits: EndgameLimits = { nodes: 0 };
  #candidates: Candidate[] = [];
  /** The node count at which a proof stops. */
  #proofEnd = Infinity;

  /** Solving overwrites the generator's board and rack. */
  constructor(generator: MoveGenerator, room: EndgameRoom = SMALL_ROOM) {
    this.#generator = generator;
    reserveEndgame(generator, room);
    this.#calls = generator.kernel.enter();
  }

  /** Answers questions about single plays, in the same memory. */
  tree(ending: Ending, isInterrupted: () => boolean): EndgameTree {
    return new EndgameTree(this.#generator, ending, isInterrupted);
  }

  solve(position: EndgamePosition, ending: Ending, limits: EndgameLimits): EndgameAnswer {
    const steps = this.steps(position, ending, limits);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
    }
  }

  /** The same, yielding every few tens of milliseconds so that the host can handle messages. */
  *steps(position: EndgamePosition, ending: Ending, limits: EndgameLimits): Generator<void, EndgameAnswer> {
    this.#limits = limits;
    this.#candidates = [];
    this.#generator.setBoard(position.board);
    writePosition(this.#generator, position, ending);
    this.#calls = this.#generator.kernel.enter();
    this.#write(NODES, 0);
    this.#write(WORK, 0);
    this.#start();
    const answer = yield* this.#deepen();
    const line = limits.line === 'left-out' ? [answer.best] : this.#lineOf(answer, position, ending);
    this.#calls.ascend();
    return { ...answer, line };
  }

  #read(address: number): number {
    return wordAt(this.#generator.kernel.memory(), address);
  }

  #write(address: number, value: number): void {
    setWord(this.#generator.kernel.memory(), address, value);
  }

  /** The leading candidate. There always is one: a side without a play may pass. */
  get #best(): Candidate {
    return itemAt(this.#candidates, 0);
  }

  /** Starts from scratch and lists the candidates, in the order they had before. */
  #start(): void {
    for (;;) {
      this.#calls.startEndgame();
      const count = this.#calls.listCandidates();
      const problem = this.#read(STOPPED);
      if (problem === 0) {
        this.#readCandidates(count);
        return;
      }
      if (problem !== LANE_TOO_LONG) throw new RangeError('the plays of this position do not fit the memory');
      this.#generator.lengthenLists();
      this.#calls = this.#generator.kernel.enter();
    }
  }

  #readCandidates(count: number): void {
    const start = this.#read(AT_CANDIDATES);
    const found = Array.from({ length: count }, (_, index): Candidate => {
      const play = this.#read(start + 8 * index + 4);
      return { move: readMove(this.#generator, play), play, value: this.#read(start + 8 * index) };
    });
    if (this.#calls.mayPass(count === 0 ? 0 : 1) === 1) {
      found.push({ move: readMove(this.#generator, PASS), play: PASS, value: -INFINITE });
    }
    if (this.#candidates.length === 0) {
      this.#candidates = found.sort((a, b) => b.value - a.value);
      return;
    }
    const plays = new Map(found.map(({ move, play }) => [moveKey(move), play]));
    for (const candidate of this.#candidates) candidate.play = plays.get(moveKey(candidate.move)) ?? PASS;
  }

  /** Looks further and further ahead, and after each depth tries to prove the result. */
  *#deepen(): Generator<void, EndgameAnswer> {
    const deepest = this.#limits.depth ?? DEEPEST;
    const { move } = this.#best;
    let answer: EndgameAnswer = { ...NOTHING_PROVEN, best: move, line: [move] };
    for (let depth = 1; depth <= deepest; depth++) {
      const before = this.#read(NODES);
      const found = yield* this.#lookAhead(depth);
      if (found === 'nothing') break;
      answer = this.#answerAt(depth, found, answer);
      if (found === 'guessed')
        answer = yield* this.#prove(answer, Math.max(LEAST_PROOF, answer.nodes - before));
      if (found === 'part') break;
      this.#limits.onDepth?.(answer);
      if (answer.isProven) break;
    }
    return answer;
  }

  /** The answer after a depth; bounds proven earlier still hold. */
  #answerAt(depth: number, found: Found, { lower, upper }: EndgameAnswer): EndgameAnswer {
    const { move: best, value } = this.#best;
    const answer = { best, value, depth, nodes: this.#read(NODES), line: [best] };
    return found === 'proven'
      ? { ...answer, isProven: true, lower: value, upper: value }
      : { ...answer, isProven: false, lower, upper };
  }

  /**
   * One side keeps to the replies that the search found best (or that look best), the other may do anything: the
   * result is a bound. Where both bounds meet the position is solved, usually long before all lines have been
   * searched.
   */
  *#prove(answer: EndgameAnswer, nodes: number): Generator<void, EndgameAnswer> {
    const { nodes: most } = this.#limits;
    const best = this.#best;
    let { lower, upper, value, isProven } = answer;
    const hold = (side: number): void => {
      this.#write(HELD, side + 4 * answer.depth);
      this.#proofEnd = Math.min(most, this.#read(NODES) + nodes);
    };
    hold(SIDE_ZERO);
    const sure = (yield* this.#search(best, DEEPEST, -INFINITE, INFINITE))?.value ?? -Infinity;
    lower = Math.max(lower, sure);
    hold(THE_OTHERS);
    upper = Math.min(upper, yield* this.#mostAgainstTheOthers(lower));
    this.#write(HELD, NOBODY);
    this.#proofEnd = Infinity;
    if (sure === upper) [value, isProven] = [upper, true];
    return { ...answer, lower, upper, value, isProven, nodes: this.#read(NODES) };
  }

  /** The value of the best candidate against sides that keep to their strategy; exact only above `lower`. */
  *#mostAgainstTheOthers(lower: number): Generator<void, number> {
    let most = Math.max(-INFINITE, lower);
    for (const candidate of this.#candidates) {
      const searched = yield* this.#search(candidate, DEEPEST, most, INFINITE);
      if (searched === null) return Infinity;
      most = Math.max(most, searched.value);
    }
    return most;
  }

  /** Searches all candidates and puts the best first. If it is stopped, the best so far is first. */
  *#lookAhead(depth: number): Generator<void, Found | 'nothing'> {
    const isSurvey = depth <= SURVEYS;
    let best: Candidate | null = null;
    let isProven = true;
    const waiting = this.#candidates.slice();
    for (const candidate of waiting) {
      const low = best === null || isSurvey ? -INFINITE : best.value;
      let searched = yield* this.#search(
        candidate,
        depth,
        low,
        best === null || isSurvey ? INFINITE : low + 1,
      );
      if (searched !== null && searched.value > low && low > -INFINITE) {
        searched = yield* this.#search(candidate, depth, low, INFINITE);
      }
      if (searched === null) return best === null ? 'nothing' : 'part';
      isProven &&= !searched.isGuess;
      candidate.value = searched.value;
      if (best === null || candidate.value > best.value) {
        best = candidate;
        this.#candidates.splice(this.#candidates.indexOf(candidate), 1);
        this.#candidates.unshift(candidate);
      }
    }
    if (isSurvey) this.#candidates.sort((a, b) => b.value - a.value);
    return isProven ? 'proven' : 'guessed';
  }

  /** `null` if it ran out of nodes or memory, or was interrupted. */
  *#search(candidate: Candidate, depth: number, alpha: number, beta: number): Generator<void, Searched> {
    let slice = SLICE;
    for (let refills = 0; ;) {
      if (this.#read(WORK) >= SLICE) {
        this.#write(WORK, 0);
        yield;
        this.#calls = this.#generator.kernel.enter();
        if (this.#limits.isInterrupted?.() === true) return null;
      }
      const most = Math.min(this.#limits.nodes, this.#proofEnd);
      if (this.#read(NODES) >= most) return null;
      this.#write(STOPPED, 0);
      this.#write(NODE_LIMIT, most);
      this.#write(WORK_LIMIT, this.#read(WORK) + slice);
      const value = this.#calls.searchCandidate(candidate.play, depth, alpha, beta);
      const problem = this.#read(STOPPED);
      if (problem === 0) return { value, isGuess: this.#read(GUESSED) === 1 };
      if (problem === OUT_OF_NODES) {
        // Known positions are not searched again, but looking them up is work too.
        slice += SLICE;
        continue;
      }
      if (++refills > MOST_REFILLS) return null;
      if (problem === LANE_TOO_LONG) this.#generator.lengthenLists();
      this.#calls = this.#generator.kernel.enter();
      this.#start();
    }
  }

  /** Follows the best replies to the end of the game, as far as they are known or quickly found. */
  #lineOf(
    { best, value, depth, isProven }: EndgameAnswer,
    position: EndgamePosition,
    ending: Ending,
  ): EndgameMove[] {
    const { racks } = position;
    const left = racks.map((rack) => rack.length);
    const line: EndgameMove[] = [];
    let idle = position.idleTurns;
    let { play } = this.#best;
    let move = best;
    let rest = value;
    for (let side = 0; ; side = (side + 1) % racks.length) {
      line.push(move);
      if (move.type === 'play') left[side] = itemAt(left, side) - move.tiles.length;
      idle = move.type === 'play' ? 0 : idle + 1;
      if (left[side] === 0 || idle >= ending.idleTurns) return line;
      const weight = side === 0 ? racks.length - 1 : 1;
      const isAllied = side > 0 && side + 1 < racks.length;
      rest = (rest - weight * move.score) * (isAllied ? 1 : -1);
      this.#calls.descend(play);
      this.#write(STOPPED, 0);
      this.#write(NODE_LIMIT, this.#read(NODES) + LINE_NODES);
      this.#write(WORK, 0);
      this.#write(WORK_LIMIT, SLICE);
      const ahead = isProven ? DEEPEST : Math.max(1, depth - line.length);
      play = this.#calls.bestReply(ahead, isProven ? rest - 1 : -INFINITE, isProven ? rest + 1 : INFINITE);
      if (play === 0) return line;
      move = readMove(this.#generator, play);
    }
  }
}
