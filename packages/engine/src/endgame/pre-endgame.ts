/**
 * The last turns before the bag is empty, for two sides, with one to seven tiles in the bag. Every draw that is possible
 * (or a sample of them, the same for all moves) is one case. A play that empties the bag leads to an endgame that both
 * sides know, so each case is searched: first all such plays with greedy endgames, then deeper and deeper those that can
 * still win most often, and those that must be shown to win less, until it is proven in which cases they win or told with
 * confidence which wins most (see pre-endgame-race.ts). Moves that spare tiles of the bag are followed by plays of the
 * highest equity until the bag is empty, for each draw in one order that chance has chosen, and the endgame is searched
 * from there; with one tile in the bag the other side has all its replies. In each case the other side knows the tiles, so a
 * pass may win a little more often than is said of it.
 */

import { itemAt } from '@lexiko/rules/item-at';
import type { MoveGenerator } from '../generation/generator.ts';
import type { Play } from '../generation/play.ts';
import type { Ending } from './ending.ts';
import type { EndgameTree, TreeValue } from './endgame-tree.ts';
import type { EndgamePosition } from './memory.ts';
import {
  boardAfter,
  lettersTaken,
  preEndgameCandidates,
  type PreEndgameCandidate,
  without,
} from './pre-endgame-candidates.ts';
import type { Look, PreEndgameAnswer } from './pre-endgame-answer.ts';
import { type CaseValue, PreEndgameRace, type RaceEntry } from './pre-endgame-race.ts';
import type { EndgameSolver } from './solver.ts';
import { sampledDraws, type TileDraw } from './tile-draws.ts';

export const LARGEST_PRE_ENDGAME_BAG = 7;

export interface PreEndgamePosition {
  /** See `BoardTiles`. */
  readonly board: ArrayLike<number>;
  /** Of the side to move, letters by number. */
  readonly rack: readonly number[];
  /** On the other rack and in the bag together. */
  readonly unseen: readonly number[];
  /** 1 to 7. */
  readonly bagSize: number;
  /** By how much the side to move leads. */
  readonly lead: number;
  /** Consecutive turns without a play so far, and how many end the game while there are tiles in the bag. */
  readonly idleTurns: number;
  readonly idleLimit: number;
}

export interface PreEndgameLimits {
  /** Only these plays are judged, if given. */
  readonly only?: readonly Pick<Play, 'tiles'>[];
  /** Called between endgames; `true` makes the search answer now. */
  readonly isInterrupted?: () => boolean;
  /** The last round to run, counted from 1; all of them if absent. */
  readonly looks?: number;
  /** `wins`: it ends once it is proven which move wins most, though points may tell further moves apart. */
  readonly wanted?: 'wins' | 'points';
  /** Called after each round. */
  readonly onLook?: (answer: PreEndgameAnswer) => void;
}

const GLANCE: Look = { moves: Infinity, ways: 40, nodes: 400, depth: 1, wanted: 'glance' };
const LOOKS_OF_ONE: readonly Look[] = [
  GLANCE,
  { moves: 24, ways: 40, nodes: 150, depth: 2, wanted: 'outcome' },
  { moves: 8, ways: 80, nodes: 1500, depth: 6, wanted: 'outcome' },
  { moves: Infinity, ways: 80, nodes: 100, depth: 3, wanted: 'refutation' },
  { moves: 4, ways: 80, nodes: 4000, depth: 8, wanted: 'outcome' },
  { moves: Infinity, ways: 80, nodes: 1000, depth: 6, wanted: 'refutation' },
  { moves: 5, ways: 80, nodes: 1500, depth: 2, wanted: 'points' },
  { moves: 4, ways: 200, nodes: 20_000, depth: 12, wanted: 'outcome' },
  { moves: Infinity, ways: 200, nodes: 5000, depth: 10, wanted: 'refutation' },
  { moves: 3, ways: 200, nodes: 10_000, depth: 6, wanted: 'points' },
  { moves: 4, ways: Infinity, nodes: 100_000, depth: 40, wanted: 'outcome' },
  { moves: Infinity, ways: Infinity, nodes: 50_000, depth: 40, wanted: 'refutation' },
  { moves: 2, ways: Infinity, nodes: 100_000, depth: 40, wanted: 'points' },
];

/** About as much work as searching one position for its plays, and how many of these setting an endgame up costs. */
const NODES_PER_POSITION = 50;
const WORK_OF_BEGINNING = 1;

/** What refutations are content with, where there are more draws and plays than can be gone through. */
const DOUBT = 0.02;
/** With more than one tile in the bag: draws are taken by chance, few at first. */
const LOOKS_OF_MANY: readonly Look[] = [
  { moves: Infinity, ways: 12, nodes: 100, depth: 1, wanted: 'glance' },
  { moves: 40, ways: 36, nodes: 100, depth: 1, wanted: 'glance' },
  { moves: 5, ways: 36, nodes: 300, depth: 4, wanted: 'outcome' },
  { moves: Infinity, ways: 36, nodes: 100, depth: 2, wanted: 'refutation', trust: 'found', doubt: DOUBT },
  { moves: 4, ways: 72, nodes: 1500, depth: 6, wanted: 'outcome' },
  { moves: Infinity, ways: 72, nodes: 300, depth: 4, wanted: 'refutation', trust: 'found', doubt: DOUBT },
  { moves: 4, ways: 150, nodes: 3000, depth: 8, wanted: 'outcome' },
  { moves: Infinity, ways: 150, nodes: 600, depth: 6, wanted: 'refutation', trust: 'found', doubt: DOUBT },
  { moves: 4, ways: 330, nodes: 5000, depth: 8, wanted: 'outcome' },
  { moves: Infinity, ways: 330, nodes: 1500, depth: 8, wanted: 'refutation', trust: 'found', doubt: DOUBT },
  { moves: 3, ways: 800, nodes: 8000, depth: 10, wanted: 'outcome' },
  { moves: Infinity, ways: 800, nodes: 3000, depth: 10, wanted: 'refutation', trust: 'found', doubt: DOUBT },
  { moves: 3, ways: Infinity, nodes: 20_000, depth: 12, wanted: 'outcome' },
  { moves: Infinity, ways: Infinity, nodes: 10_000, depth: 12, wanted: 'refutation', doubt: DOUBT },
  { moves: 3, ways: Infinity, nodes: 100_000, depth: 40, wanted: 'outcome' },
  { moves: Infinity, ways: Infinity, nodes: 50_000, depth: 40, wanted: 'refutation' },
  { moves: 3, ways: Infinity, nodes: 100_000, depth: 40, wanted: 'points' },
];

/** How many replies to a pass the first look sees, those that promise most. */
const LIKELY_REPLIES = 24;
const WAITING = { type: 'pass', score: 0 } as const;
/** Turns before the bag is empty, at most: nobody can play so little for longer. */
const MOST_TURNS = 40;

export class PreEndgame {
  readonly #generator: MoveGenerator;
  readonly #solver: EndgameSolver;
  readonly #ending: Ending;
  #tree: EndgameTree;
  #position: PreEndgamePosition = {
    board: [],
    rack: [],
    unseen: [],
    bagSize: 0,
    lead: 0,
    idleTurns: 0,
    idleLimit: 0,
  };
  #isInterrupted: () => boolean = () => false;
  #endgames = 0;
  /** Endgames set up, and turns played before them. */
  #begun = 0;
  #turns = 0;

  /** By the same rules as the solver's generator, or that one itself; its leaves say what plays are worth. */
  constructor(generator: MoveGenerator, solver: EndgameSolver, ending: Ending) {
    this.#generator = generator;
    this.#solver = solver;
    this.#ending = ending;
    this.#tree = solver.tree(ending, this.#isInterrupted);
  }

  /** Searched since the last question was asked. */
  get nodes(): number {
    return this.#tree.nodes;
  }

  /** The same with all that is done besides, in positions searched for their plays. */
  get work(): number {
    return this.#tree.nodes / NODES_PER_POSITION + this.#begun * WORK_OF_BEGINNING + this.#turns;
  }

  judge(position: PreEndgamePosition, limits: PreEndgameLimits): PreEndgameAnswer {
    const steps = this.steps(position, limits);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
    }
  }

  /** The same, yielding between endgames so that the host can handle messages. */
  *steps(position: PreEndgamePosition, limits: PreEndgameLimits): Generator<void, PreEndgameAnswer> {
    const { bagSize, rack, unseen } = position;
    if (bagSize < 1 || bagSize > LARGEST_PRE_ENDGAME_BAG) throw new RangeError(`a bag of ${bagSize} tiles`);
    this.#position = position;
    this.#isInterrupted = limits.isInterrupted ?? ((): boolean => false);
    this.#tree = this.#solver.tree(this.#ending, this.#isInterrupted);
    this.#endgames = 0;
    this.#begun = 0;
    this.#turns = 0;
    this.#generator.setBoard(position.board);
    const passing = this.#ending.passing === 'unable' ? 'when-unable' : 'allowed';
    const { emptying, sparing } = preEndgameCandidates(this.#generator, { rack, bagSize }, passing);
    const only = limits.only === undefined ? null : new Set(limits.only.map(placesOf));
    const isWanted = ({ move }: PreEndgameCandidate): boolean =>
      only === null || (move.type === 'play' && only.has(placesOf(move)));
    const race = new PreEndgameRace(
      [
        ...emptying.filter(isWanted).map((one) => ({ ...one, isEmptying: true })),
        ...sparing.filter(isWanted).map((one) => ({ ...one, isEmptying: false })),
      ],
      only === null ? 'leaders' : 'all',
    );
    let answer = race.answer(this.#endgames);
    const looks = bagSize > 1 ? LOOKS_OF_MANY : LOOKS_OF_ONE;
    for (const [at, look] of looks.slice(0, limits.looks ?? looks.length).entries()) {
      race.deal(sampledDraws(unseen, bagSize, look.ways));
      const isWhole = yield* this.#round(race, look, at + 1);
      answer = race.answer(this.#endgames);
      limits.onLook?.(answer);
      const isSure = answer.isDecided || answer.settled.confidence === 1;
      if (!isWhole || race.isOver || (limits.wanted === 'wins' && isSure)) break;
    }
    return answer;
  }

  /** Case by case, so that all questions about one share what is known of its endgames; `false` if interrupted. */
  *#round(race: PreEndgameRace, look: Look, number: number): Generator<void, boolean> {
    const isRefuting = look.wanted === 'refutation';
    let entries = race.runners(look);
    if (number === 1) race.markRound(entries, number);
    for (const at of race.order(look)) {
      const one = itemAt(race.cases, at);
      const isFirstCase = number === 1 && at === 0;
      if (isRefuting) entries = entries.filter((entry) => !race.isBeatenByLeader(entry, look));
      const wanted = entries.filter((entry) => race.isOpen(entry, at, look));
      const emptying = wanted.filter(({ isEmptying }) => isEmptying);
      if (emptying.length > 0) this.#begin(this.#afterDraw(one));
      for (const entry of emptying) {
        if (!isFirstCase && this.#isInterrupted()) return false;
        if (entry.findings[at] === undefined && look.wanted !== 'glance')
          this.#search(race, entry, at, GLANCE);
        if (race.isOpen(entry, at, look)) this.#search(race, entry, at, look);
        yield;
      }
      for (const entry of wanted) {
        if (entry.isEmptying) continue;
        if (!isFirstCase && this.#isInterrupted()) return false;
        for (const closer of entry.findings[at] === undefined && isRefuting ? [GLANCE, look] : [look]) {
          const found = race.isOpen(entry, at, look) ? this.#ofSparing(entry, one, closer) : null;
          if (found !== null) race.note(entry, at, found, closer);
        }
        yield;
      }
    }
    if (!isRefuting) race.markRound(entries, number);
    return true;
  }

  #search(race: PreEndgameRace, entry: RaceEntry, at: number, look: Look): void {
    const found = this.#ofEmptying(entry, look);
    if (found !== null) race.note(entry, at, this.#ended(found), look);
    this.#endgames++;
  }

  #begin(position: EndgamePosition): void {
    this.#begun++;
    this.#tree.begin(position);
  }

  /** The side to move has its tiles and those it will draw; a play of its own tiles is a move of this endgame. */
  #afterDraw({ drawn, left }: TileDraw): EndgamePosition {
    const { board, rack } = this.#position;
    return { board, racks: [[...rack, ...drawn], [...left]], idleTurns: 0 };
  }

  #ofEmptying({ move }: RaceEntry, { wanted, nodes, depth }: Look): TreeValue | null {
    if (move.type === 'exchange') return null;
    if (wanted === 'glance') return this.#tree.value(move, depth, nodes);
    if (wanted === 'points') return this.#tree.deepValue(move, depth, nodes);
    return this.#tree.outcome(move, { target: -this.#position.lead, nodes, depth });
  }

  /** The lead at the end of the game. */
  #ended({ value, isProven }: TreeValue): TreeValue {
    return { value: this.#position.lead + value, isProven };
  }

  /** A move after which tiles are left in the bag, in one case; `null` if there is not enough time. */
  #ofSparing({ move }: RaceEntry, { drawn, left }: TileDraw, look: Look): CaseValue | null {
    const { board, rack, lead, bagSize } = this.#position;
    const taken = lettersTaken(move);
    const count = Math.min(taken.length, bagSize);
    const own = [...without(rack, taken), ...drawn.slice(0, count)];
    const bag = [...drawn.slice(count), ...(move.type === 'exchange' ? taken : [])];
    const isIdle = move.type !== 'play';
    const after = boardAfter(board, move);
    if (bag.length === 1 && isIdle)
      return this.#afterWaiting({ own, other: left, bag, look, isPass: move.type === 'pass' });
    return this.#playedOn(
      {
        board: after,
        racks: [own, [...left]],
        bag,
        lead: lead + move.score,
        idle: isIdle ? this.#position.idleTurns + 1 : 0,
      },
      look,
    );
  }

  /**
   * After a pass or an exchange with one tile in the bag: the other side plays whatever is best for it, knowing the
   * tile, or waits too, and who has waited goes on waiting until the game ends. To pass once and play later need not be
   * looked at: where the other side waits as well, it is the play that could have been made at once. After an exchange it
   * may be another one, so that waiting proves no loss.
   */
  #afterWaiting(at: {
    readonly own: readonly number[];
    readonly other: readonly number[];
    readonly bag: readonly number[];
    readonly look: Look;
    readonly isPass: boolean;
  }): TreeValue | null {
    const { own, other, bag, look, isPass } = at;
    const { board, lead } = this.#position;
    const waited = lead + this.#pointsOn(other) - this.#pointsOn(own);
    if (waited < 0) return { value: waited, isProven: isPass };
    this.#begin({ board, racks: [[...other, ...bag], [...own]], idleTurns: 0 });
    const replies = this.#tree.moves().filter((reply) => isWithin(lettersTaken(reply), other));
    let worst = waited;
    let isProven = true;
    if (look.wanted === 'glance') {
      for (const reply of replies.slice(0, LIKELY_REPLIES))
        worst = Math.min(worst, lead - (this.#tree.value(reply, 1, look.nodes)?.value ?? -Infinity));
      return { value: worst, isProven: false };
    }
    for (const reply of replies) {
      if (this.#isInterrupted()) return null;
      const { nodes, depth } = look;
      this.#endgames++;
      const found = this.#tree.outcome(reply, { target: lead, nodes, depth });
      if (found === null) return null;
      worst = Math.min(worst, lead - found.value);
      if (found.isProven && found.value > lead) return { value: worst, isProven };
      isProven &&= found.isProven;
    }
    return { value: worst, isProven };
  }

  /** Both sides take the plays of the highest equity until the bag is empty; then the endgame is searched. */
  #playedOn(
    start: {
      readonly board: Uint8Array;
      /** Of the side that asks, and of the other, which is to move. */
      readonly racks: readonly [readonly number[], readonly number[]];
      readonly bag: readonly number[];
      readonly lead: number;
      readonly idle: number;
    },
    look: Look,
  ): CaseValue | null {
    let { board, lead, idle } = start;
    const racks = [[...start.racks[0]], [...start.racks[1]]];
    const bag = [...start.bag];
    let mover = 1;
    for (let turn = 0; bag.length > 0 && turn < MOST_TURNS; turn++) {
      if (idle >= this.#position.idleLimit) break;
      const rack = itemAt(racks, mover);
      this.#generator.setBoard(board);
      this.#generator.setRack({ letters: rack, bagSize: bag.length, otherPoints: 0 });
      const best = this.#generator.best();
      this.#turns++;
      const isPlay = best.type === 'play';
      const kept = isPlay ? without(rack, lettersTaken({ ...best, type: 'play' })) : rack;
      racks[mover] = [...kept, ...(isPlay ? bag.splice(0, best.tiles.length) : [])];
      if (isPlay) {
        board = boardAfter(board, best);
        lead += mover === 0 ? best.score : -best.score;
      }
      idle = isPlay ? 0 : idle + 1;
      mover = 1 - mover;
    }
    const [own = [], other = []] = racks;
    if (bag.length > 0) {
      const settled = lead + this.#pointsOn(other) - this.#pointsOn(own);
      return { value: settled, isProven: false, isPlayedOn: true, isSettled: true };
    }
    const [waiting, moving] = mover === 1 ? [own, other] : [other, own];
    const found = this.#afterPlays({ board, waiting, moving, ahead: mover === 1 ? lead : -lead }, look);
    if (found === null) return null;
    const value = mover === 1 ? found.value : -found.value;
    const isPlayedOn = start.bag.length > 0;
    return { value, isProven: found.isProven && !isPlayedOn, isPlayedOn, isSettled: found.isProven };
  }

  /** The lead that the side before the one to move ends with. */
  #afterPlays(
    at: {
      readonly board: Uint8Array;
      readonly waiting: readonly number[];
      readonly moving: readonly number[];
      /** Of the side that waits. */
      readonly ahead: number;
    },
    { wanted, depth, nodes }: Look,
  ): TreeValue | null {
    const { board, waiting, moving, ahead } = at;
    // The side that has just played waits; its pass must not count.
    this.#begin({ board, racks: [waiting, moving], idleTurns: -1 });
    this.#endgames++;
    const found =
      wanted === 'glance'
        ? this.#tree.valueOfWaiting(depth, nodes)
        : (this.#tree.outcome(WAITING, { target: -ahead, nodes, depth }) ??
          this.#tree.valueOfWaiting(1, nodes));
    return found === null ? null : { value: ahead + found.value, isProven: found.isProven };
  }

  #pointsOn(rack: readonly number[]): number {
    return rack.reduce((sum, letter) => sum + itemAt(this.#generator.numbers.values, letter), 0);
  }
}

/** Equal for plays of the same tiles. */
function placesOf({ tiles }: Pick<Play, 'tiles'>): string {
  return tiles.map(({ square, letter, isBlank }) => `${square}:${isBlank ? -letter : letter}`).join(' ');
}

function isWithin(letters: readonly number[], rack: readonly number[]): boolean {
  const left = [...rack];
  return letters.every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
