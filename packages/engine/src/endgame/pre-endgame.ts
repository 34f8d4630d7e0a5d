/**
 * The last turns before the bag is empty, for two sides. With one to four tiles in the bag, every distribution of the
 * unseen tiles is considered, weighted by its probability. Once the bag is empty the rest is solved (solver.ts);
 * while a play leaves tiles in it, both sides take the play that scores most. Each round keeps fewer candidates and
 * looks closer: more draws, more nodes. In each case both sides know the unseen tiles, so the result is a little too
 * good for whoever has more to hide. Exchanges are not considered.
 */

import { itemAt } from '@lexiko/rules/item-at';
import type { MoveGenerator } from '../generation/generator.ts';
import type { Ending } from './ending.ts';
import type { EndgameMove } from './moves.ts';
import type { EndgameSolver } from './solver.ts';
import { drawsOf, type TileDraw } from './tile-draws.ts';

export const LARGEST_PRE_ENDGAME_BAG = 4;

export interface PreEndgamePosition {
  /** See `BoardTiles`. */
  readonly board: ArrayLike<number>;
  /** Of the side to move, letters by number. */
  readonly rack: readonly number[];
  /** On the other rack and in the bag together. */
  readonly unseen: readonly number[];
  /** 1 to 4. */
  readonly bagSize: number;
  /** By how much the side to move leads. */
  readonly lead: number;
  /** Consecutive turns without a play so far, and how many end the game while there are tiles in the bag. */
  readonly idleTurns: number;
  readonly idleLimit: number;
}

export interface PreEndgameLimits {
  readonly candidates?: number;
  /** Called between endgames; `true` makes the search answer now. */
  readonly isInterrupted?: () => boolean;
  /** The last round to run, counted from 1; all of them if absent. */
  readonly looks?: number;
  /** Called after each round. */
  readonly onLook?: (answer: PreEndgameAnswer) => void;
}

/** A candidate, over all draws of the round. */
export interface JudgedMove {
  readonly move: EndgameMove;
  /** Shares of the draws, from 0 to 1. */
  readonly win: number;
  readonly tie: number;
  /** Mean lead at the end of the game. */
  readonly spread: number;
  /** How many different draws were considered, each weighted. */
  readonly draws: number;
  /** The round of this result, counted from 1. */
  readonly look: number;
}

export interface PreEndgameAnswer {
  /** Those of the last round first, then by share of wins (a tie is half a win), then by spread. */
  readonly moves: readonly JudgedMove[];
  /** Whether the last round considered all draws. */
  readonly isComplete: boolean;
  /** Endgames solved. */
  readonly endgames: number;
}

interface Look {
  /** How many candidates it considers. */
  readonly candidates: number;
  /** How many draws, at most. */
  readonly draws: number;
  /** For each endgame. */
  readonly nodes: number;
  readonly depth: number;
}

const FIRST_LOOK: Look = { candidates: 32, draws: 24, nodes: 600, depth: 1 };
const LOOKS: readonly Look[] = [
  FIRST_LOOK,
  { candidates: 16, draws: 60, nodes: 2000, depth: 2 },
  { candidates: 8, draws: 200, nodes: 10_000, depth: 3 },
  { candidates: 4, draws: Infinity, nodes: 40_000, depth: 6 },
  { candidates: 2, draws: Infinity, nodes: 200_000, depth: 12 },
];

/** A distribution of the unseen tiles: who is to move with what, and what is in the bag. */
interface Deal {
  readonly board: Uint8Array;
  readonly rack: readonly number[];
  readonly otherRack: readonly number[];
  readonly bag: readonly number[];
  readonly idleTurns: number;
  /** Of the side to move. */
  readonly lead: number;
}

interface Tally {
  ways: number;
  wins: number;
  ties: number;
  spread: number;
}

export class PreEndgame {
  readonly #generator: MoveGenerator;
  readonly #solver: EndgameSolver;
  readonly #ending: Ending;
  #limits: PreEndgameLimits = {};
  #look: Look = FIRST_LOOK;
  #endgames = 0;
  #idleLimit = 0;

  /** The solver must belong to this generator. */
  constructor(generator: MoveGenerator, solver: EndgameSolver, ending: Ending) {
    this.#generator = generator;
    this.#solver = solver;
    this.#ending = ending;
  }

  judge(position: PreEndgamePosition, limits: PreEndgameLimits): PreEndgameAnswer {
    const steps = this.steps(position, limits);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
    }
  }

  /** The same, yielding after each draw so that the host can handle messages. */
  *steps(position: PreEndgamePosition, limits: PreEndgameLimits): Generator<void, PreEndgameAnswer> {
    const { bagSize, unseen } = position;
    if (bagSize < 1 || bagSize > LARGEST_PRE_ENDGAME_BAG) throw new RangeError(`a bag of ${bagSize} tiles`);
    this.#limits = limits;
    this.#endgames = 0;
    this.#idleLimit = position.idleLimit;
    const bags = drawsOf(unseen, bagSize);
    let judged: readonly JudgedMove[] = this.#candidates(
      position,
      limits.candidates ?? FIRST_LOOK.candidates,
    );
    let isComplete = false;
    for (const [at, look] of LOOKS.slice(0, limits.looks ?? LOOKS.length).entries()) {
      this.#look = look;
      const chosen = spreadOver(bags, look.draws);
      const closer: JudgedMove[] = [];
      for (const { move } of judged.slice(0, look.candidates)) {
        // At least one candidate must be judged before there is an answer.
        const isFirst = at === 0 && closer.length === 0;
        const tally = yield* this.#tally(position, move, chosen, isFirst ? 'must' : 'may');
        if (tally === null) break;
        closer.push(asJudged(move, tally, chosen.length, at + 1));
      }
      if (closer.length === 0) break;
      closer.sort(byWorth);
      judged = [...closer, ...judged.filter(({ move }) => closer.every((other) => other.move !== move))];
      isComplete = chosen.length === bags.length;
      const answer = { moves: judged, isComplete, endgames: this.#endgames };
      limits.onLook?.(answer);
      if (closer.length < Math.min(look.candidates, judged.length) || this.#isInterrupted()) break;
    }
    return { moves: judged, isComplete, endgames: this.#endgames };
  }

  #isInterrupted(): boolean {
    return this.#limits.isInterrupted?.() === true;
  }

  /** The plays that score most, and passing. */
  #candidates({ board, rack, bagSize }: PreEndgamePosition, most: number): JudgedMove[] {
    this.#generator.setBoard(board);
    this.#generator.setRack({ letters: rack, bagSize, otherPoints: 0 });
    const count = this.#generator.listPlacements();
    const order = Array.from({ length: count }, (_, index) => index).sort(
      (a, b) => this.#generator.scoreAt(b) - this.#generator.scoreAt(a) || a - b,
    );
    const moves: EndgameMove[] = order.slice(0, most - 1).map((index) => {
      const { type, direction, tiles, score } = this.#generator.placementAt(index);
      return { type, direction, tiles, score };
    });
    if (count === 0 || this.#ending.passing !== 'unable') moves.push({ type: 'pass', score: 0 });
    return moves.map((move) => ({ move, win: 0, tie: 0, spread: 0, draws: 0, look: 0 }));
  }

  /** How the game ends after the move, over all bags; `null` if interrupted. */
  *#tally(
    position: PreEndgamePosition,
    move: EndgameMove,
    bags: readonly TileDraw[],
    finish: 'must' | 'may',
  ): Generator<void, Tally | null> {
    const { rack, lead, idleTurns } = position;
    const board = Uint8Array.from(position.board);
    const tally: Tally = { ways: 0, wins: 0, ties: 0, spread: 0 };
    for (const { drawn: bag, left: otherRack, ways } of bags) {
      const note = (spread: number, share: number): void => {
        tally.ways += ways * share;
        tally.wins += spread > 0 ? ways * share : 0;
        tally.ties += spread === 0 ? ways * share : 0;
        tally.spread += spread * ways * share;
      };
      this.#goOn({ board, rack, otherRack, bag, idleTurns, lead }, move, note, 1);
      yield;
      if (finish === 'may' && this.#isInterrupted()) return null;
    }
    return tally;
  }

  /** Plays the move, draws in every way, and passes each ending to `note`: the mover's lead, and its share. */
  #goOn(deal: Deal, move: EndgameMove, note: (spread: number, share: number) => void, share: number): void {
    const { board, rack, otherRack, bag, lead } = deal;
    const idleTurns = move.type === 'pass' ? deal.idleTurns + 1 : 0;
    const kept = [...rack];
    const after = Uint8Array.from(board);
    const placed = move.type === 'pass' ? [] : move.tiles;
    for (const { square, letter, isBlank } of placed) {
      kept.splice(kept.indexOf(isBlank ? 0 : letter), 1);
      after[square] = isBlank ? letter + 64 : letter;
    }
    const draws = drawsOf(bag, Math.min(placed.length, bag.length));
    const ways = draws.reduce((sum, draw) => sum + draw.ways, 0);
    for (const draw of draws) {
      const own = [...kept, ...draw.drawn];
      const next = { board: after, rack: otherRack, otherRack: own, bag: draw.left, idleTurns };
      this.#reply(
        { ...next, lead: -(lead + move.score) },
        (spread, part) => note(-spread, part),
        (share * draw.ways) / ways,
      );
    }
  }

  #reply(deal: Deal, note: (spread: number, share: number) => void, share: number): void {
    const { board, rack, otherRack, bag, idleTurns, lead } = deal;
    if (idleTurns >= this.#idleLimit) {
      note(lead + this.#pointsOn(otherRack) - this.#pointsOn(rack), share);
      return;
    }
    if (bag.length === 0) {
      this.#endgames++;
      const racks = [rack, otherRack];
      const { nodes, depth } = this.#look;
      const limits = { nodes, depth, line: 'left-out' } as const;
      const { value } = this.#solver.solve({ board, racks, idleTurns: 0 }, this.#ending, limits);
      note(lead + value, share);
      return;
    }
    this.#generator.setBoard(board);
    this.#generator.setRack({ letters: rack, bagSize: bag.length, otherPoints: 0 });
    const best = this.#generator.best();
    this.#goOn(deal, best.type === 'play' ? best : { type: 'pass', score: 0 }, note, share);
  }

  #pointsOn(rack: readonly number[]): number {
    return rack.reduce((sum, letter) => sum + itemAt(this.#generator.numbers.values, letter), 0);
  }
}

/** At most this many of them, evenly spaced. */
function spreadOver(bags: readonly TileDraw[], most: number): readonly TileDraw[] {
  if (bags.length <= most) return bags;
  return Array.from({ length: most }, (_, at) => itemAt(bags, Math.floor(((at + 0.5) * bags.length) / most)));
}

function asJudged(move: EndgameMove, tally: Tally, draws: number, look: number): JudgedMove {
  const { ways, wins, ties, spread } = tally;
  return { move, win: wins / ways, tie: ties / ways, spread: spread / ways, draws, look };
}

function byWorth(a: JudgedMove, b: JudgedMove): number {
  return b.win + b.tie / 2 - (a.win + a.tie / 2) || b.spread - a.spread;
}
