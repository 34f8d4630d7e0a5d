/**
 * Playouts of Crosswords. Every side has its own colours, and so its own generator; each turn is the best play by
 * equity, scored by the rules with the dice at their mean. As in the kernel's playouts, the tiles drawn follow from
 * the number of the playout, the mover draws from the end of the deal and the others from its start, and once the bag
 * is empty the game is played to its end.
 */

import { seatsOfSide, type PlayerView, type Score, type Seat } from '@lexiko/rules';
import { inspectPlay } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { exchangeLimit, leftoverPoints } from '@lexiko/rules/rule-points';
import type { Alphabet } from '@lexiko/words';
import type { MoveGenerator } from '../generation/generator.ts';
import type { Move } from '../generation/play.ts';
import { laidTiles, lettersLeft, tileOf, usedLetters } from '../generation/letter-numbers.ts';
import { scoreAtMean, withRack } from '../positions/play-finder.ts';
import { Draws } from './draws.ts';
import type { SimulatedPosition } from './playout-runner.ts';
import type { PlySums } from './playouts.ts';
import { seededNumbers } from '../judgement/seeded-numbers.ts';
import type { PlayoutBatch, PlayoutJob } from './simulation.ts';
import { chanceAgainst, type Rival, type WinJudge } from './win-judge.ts';

export interface CrosswordsSides {
  /** The table must have an opener, which settles the colours. */
  readonly table: PlayerView;
  /** In order of turns, the mover first. */
  readonly seats: readonly Seat[];
  /** By side, in that order; sides that score alike may share one. None of them exchanges at will. */
  readonly generators: readonly MoveGenerator[];
  readonly alphabet: Alphabet;
}

const MOVER = 0;

/** The score of a turn without a play. */
const NOTHING: Pick<Score, 'total' | 'fifty'> = { total: 0, fifty: 0 };

/** The state of a playout. Tiles are letters by number. */
interface Playout {
  table: PlayerView;
  readonly racks: number[][];
  /** By side: points gained, and what the tiles kept after the last turn are worth. */
  readonly points: number[];
  readonly worth: number[];
  readonly bag: number[];
}

export class CrosswordsPlayouts {
  readonly #sides: CrosswordsSides;
  readonly #position: SimulatedPosition;
  readonly #judge: WinJudge;
  readonly #draws: Draws;
  /** Each generator once. */
  readonly #generators: readonly MoveGenerator[];
  readonly #deal: Uint8Array;
  /** By side: the sides that score with it, including itself. */
  readonly #together: readonly (readonly number[])[];

  /** Overwrites the generators' boards. */
  constructor(sides: CrosswordsSides, position: SimulatedPosition, judge: WinJudge) {
    this.#sides = sides;
    this.#position = position;
    this.#judge = judge;
    this.#draws = new Draws(position.unseen, position.seed);
    this.#deal = new Uint8Array(this.#draws.size);
    this.#generators = [...new Set(sides.generators)];
    for (const generator of this.#generators) generator.setBoard(position.board);
    const { seats, table } = sides;
    this.#together = seats.map((seat) => {
      const members = seatsOfSide(table.ruleset, seat);
      return [...seats.keys()].filter((side) => members.includes(itemAt(seats, side)));
    });
  }

  run(job: PlayoutJob): PlayoutBatch {
    const { candidates, plies, scores } = this.#position;
    const candidate = itemAt(candidates, job.candidate);
    const wins = new Float64Array(job.count);
    const spreads = new Float64Array(job.count);
    const sums = Array.from({ length: plies }, (): Writable<PlySums> => ({
      turns: 0,
      score: 0,
      squares: 0,
      bonuses: 0,
    }));
    const lead = Math.min(...this.#leads(scores.map(() => 0)).values());
    this.#between(() => {
      const table = this.#lay(this.#sides.table, MOVER, candidate);
      for (let at = 0; at < job.count; at++) {
        this.#between(() => {
          const playout = this.#start(table, candidate, job.from + at);
          const turn = this.#playOn(playout, sums);
          const leads = this.#leads(
            playout.points.map((points, side) => points + itemAt(playout.worth, side)),
          );
          spreads[at] = Math.min(...leads.values()) - lead;
          wins[at] = this.#winIn(playout, leads, turn);
        });
      }
    });
    return { job, wins, spreads, plies: sums };
  }

  /** Undoes everything laid by `playing` afterwards. */
  #between(playing: () => void): void {
    const marks = this.#generators.map((generator) => generator.mark());
    playing();
    for (const [at, generator] of this.#generators.entries()) generator.takeBack(itemAt(marks, at));
  }

  /** The table after the move. */
  #lay(table: PlayerView, side: number, move: Move): PlayerView {
    if (move.type === 'exchange') return table;
    for (const generator of this.#generators) generator.lay(move);
    const board = [...table.board];
    for (const [square, laid] of laidTiles(move, this.#sides.alphabet)) board[square] = laid;
    return { ...table, board, opener: table.opener ?? itemAt(this.#sides.seats, side) };
  }

  /** Deals the racks; the mover has made the candidate and drawn. */
  #start(table: PlayerView, candidate: Move, number: number): Playout {
    const { rack, unseen } = this.#position;
    this.#draws.deal(number, this.#deal);
    const bag = Array.from(this.#deal);
    const racks = [[...rack], ...unseen.rackSizes.map((size) => bag.splice(0, size))];
    const playout = { table, racks, points: racks.map(() => 0), worth: racks.map(() => 0), bag };
    if (candidate.type === 'play') {
      playout.points[MOVER] = candidate.score;
      playout.worth[MOVER] = candidate.equityMilli / 1000 - candidate.score;
      racks[MOVER] = [...lettersLeft(rack, usedLetters(candidate))];
      draw(playout, MOVER, candidate.tiles.length);
    } else {
      playout.worth[MOVER] = candidate.equityMilli / 1000;
      exchange(playout, MOVER, candidate.letters, seededNumbers(number));
    }
    return playout;
  }

  /** Returns the side on turn afterwards; -1 if the game is over. */
  #playOn(playout: Playout, sums: readonly Writable<PlySums>[]): number {
    const { plies } = this.#position;
    const { length } = playout.racks;
    let idle = 0;
    let side = MOVER;
    for (let ply = 1; ply <= plies || playout.bag.length === 0; ply++) {
      if (this.#isOver(playout) || idle >= length) {
        this.#settle(playout);
        return -1;
      }
      side = (side + 1) % length;
      const { total: score, fifty } =
        itemAt(playout.racks, side).length === 0 ? NOTHING : this.#takeTurn(playout, side);
      idle = score === 0 && playout.bag.length === 0 ? idle + 1 : 0;
      const sum = itemAt(sums, Math.min(ply, plies) - 1);
      sum.turns++;
      sum.score += score;
      sum.squares += score * score;
      if (ply <= plies && fifty > 0) sum.bonuses++;
    }
    return (side + 1) % length;
  }

  /** The best play of the side, or an exchange where it has none. */
  #takeTurn(playout: Playout, side: number): Pick<Score, 'total' | 'fifty'> {
    const { generators, seats, alphabet, table } = this.#sides;
    const rack = itemAt(playout.racks, side);
    const { bag } = playout;
    const generator = itemAt(generators, side);
    generator.setRack({ letters: rack, bagSize: bag.length, otherPoints: 0 });
    const move = generator.best();
    if (move.type === 'exchange') {
      const returned = rack.slice(0, exchangeLimit(table.ruleset.exchange, bag.length));
      exchange(playout, side, returned, seededNumbers(bag.length));
      return NOTHING;
    }
    const owner = withRack(
      playout.table,
      itemAt(seats, side),
      rack.map((letter) => tileOf(letter, alphabet)),
    );
    const play = inspectPlay(owner, itemAt(seats, side), laidTiles(move, alphabet));
    // Openings have rules of their own, which generation does not know.
    if (!play.ok) return NOTHING;
    const score = scoreAtMean(owner, itemAt(seats, side), play.value);
    playout.table = this.#lay(playout.table, side, move);
    playout.points[side] = itemAt(playout.points, side) + score.total;
    playout.worth[side] = bag.length === 0 ? 0 : move.equityMilli / 1000 - move.score;
    playout.racks[side] = [...lettersLeft(rack, usedLetters(move))];
    draw(playout, side, move.tiles.length);
    return score;
  }

  #isOver({ bag, racks }: Playout): boolean {
    if (bag.length > 0) return false;
    const out = racks.filter((rack) => rack.length === 0).length;
    const rule = this.#sides.table.ruleset.ending.out;
    return rule.kind === 'rests' && rule.ends === 'allExhausted' ? out === racks.length : out > 0;
  }

  /** Tiles left count against their owners (W-28). */
  #settle(playout: Playout): void {
    const { table, alphabet } = this.#sides;
    const { scoring, tiles: set } = table.ruleset;
    for (const [side, rack] of playout.racks.entries()) {
      const tiles = rack.map((letter) => tileOf(letter, alphabet));
      const lost = leftoverPoints(scoring, set, tiles);
      playout.points[side] = itemAt(playout.points, side) - lost;
      playout.worth[side] = 0;
    }
  }

  /** The mover's lead over each of the others after these gains; partners score together (W-32). */
  #leads(gained: readonly number[]): ReadonlyMap<number, number> {
    const totals = this.#position.scores.map((score, side) =>
      itemAt(this.#together, side).reduce((sum, member) => sum + itemAt(gained, member), score),
    );
    // The first of two partners stands for both.
    const others = [...totals.keys()].filter(
      (side) => !this.#isOwn(side) && itemAt(this.#together, side)[0] === side,
    );
    return new Map(others.map((side) => [side, itemAt(totals, MOVER) - itemAt(totals, side)]));
  }

  #isOwn(side: number): boolean {
    return itemAt(this.#together, MOVER).includes(side);
  }

  /** The winning chance of the mover's side; `turn` is the side on turn, -1 if the game is over. */
  #winIn({ bag, racks }: Playout, leads: ReadonlyMap<number, number>, turn: number): number {
    const { length } = racks;
    const unseen =
      bag.length + racks.reduce((sum, rack, side) => (side === turn ? sum : sum + rack.length), 0);
    const turnsUntil = (side: number): number =>
      Math.min(...itemAt(this.#together, side).map((member) => (member - turn + length) % length));
    const rivals = [...leads].map(([side, lead]): Rival => ({
      lead,
      movesBefore: turnsUntil(side) < turnsUntil(MOVER),
    }));
    return chanceAgainst(this.#judge, rivals, turn < 0 ? 0 : unseen);
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function draw({ bag, racks }: Playout, side: number, count: number): void {
  const drawn = Math.min(count, bag.length);
  itemAt(racks, side).push(...(side === MOVER ? bag.splice(bag.length - drawn) : bag.splice(0, drawn)));
}

/** Draws first, so that nobody draws back a tile they have just returned; returned tiles go to random places. */
function exchange(playout: Playout, side: number, letters: readonly number[], random: () => number): void {
  const { bag, racks } = playout;
  racks[side] = [...lettersLeft(itemAt(racks, side), letters)];
  draw(playout, side, letters.length);
  for (const letter of letters) bag.splice(Math.floor(random() * (bag.length + 1)), 0, letter);
}
