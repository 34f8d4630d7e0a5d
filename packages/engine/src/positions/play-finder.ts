/**
 * Finds plays at a table with the move generator; one generator for each set of words and rules is kept for the next
 * turn.
 */

import type { PlayerView, Score, Seat } from '@lexiko/rules';
import {
  inspectPlay,
  scoreOf,
  tilesAtHand,
  type InspectedPlay,
  type Placement,
  type Tile,
} from '@lexiko/rules/board';
import { diceCount } from '@lexiko/rules/rule-points';
import { type Alphabet, type WordGraph } from '@lexiko/words';
import { EndgameSolver } from '../endgame/solver.ts';
import { MoveGenerator } from '../generation/generator.ts';
import type { MakeKernel } from '../generation/kernel.ts';
import { makeNodeTable, type NodeTable } from '../generation/node-table.ts';
import type { Play } from '../generation/play.ts';
import { MEAN_OF_DIE, numbersKey, tableNumbers } from '../generation/ruleset-numbers.ts';
import { boardNumbers, laidTiles, lettersOf } from '../generation/letter-numbers.ts';

/** A play that the rules allow, with its score; dice count with their mean. */
export interface FoundPlay {
  readonly tiles: readonly Placement[];
  readonly play: InspectedPlay;
  readonly score: number;
  /** The letters that stay on the rack, by number. */
  readonly kept: readonly number[];
}

/** Each holds the whole word graph; no more than these are in use at a time. */
const MOST_GENERATORS = 6;

/**
 * Two blanks make some ten thousand plays of a rack, each further one ten times as many (Crosswords has four, a
 * custom box any number). More than two are tried only if two find nothing.
 */
const USUAL_BLANKS = 2;

export class PlayFinder {
  readonly #makeKernel: MakeKernel;
  readonly #nodes = new WeakMap<WordGraph, NodeTable>();
  readonly #graphNumbers = new WeakMap<WordGraph, number>();
  readonly #generators = new Map<string, MoveGenerator>();
  readonly #solvers = new WeakMap<MoveGenerator, EndgameSolver>();
  #graphCount = 0;

  constructor(makeKernel: MakeKernel) {
    this.#makeKernel = makeKernel;
  }

  /** All plays of `rack` (the side's own if absent), best score first, each inspected only when it is taken. */
  plays(at: Position): PlayList {
    const { table, seat, alphabet } = at;
    const rack = lettersOf(at.rack ?? tilesAtHand(table, seat), alphabet);
    const generator = this.#generator(at);
    generator.setBoard(boardNumbers(table.board, alphabet));
    for (let blanks = USUAL_BLANKS; ; blanks *= 2) {
      const tried = withBlanks(rack, blanks);
      const letters = tried.filter((letter) => letter <= alphabet.size);
      generator.setRack({ letters, bagSize: 0, otherPoints: 0 });
      const list = new PlayList(generator, at, rack);
      if (list.count > 0 || tried.length === rack.length) return list;
    }
  }

  /** Solves endgames with the words and rules of the position. */
  solver(at: Position): EndgameSolver {
    const generator = this.#generator(at);
    let solver = this.#solvers.get(generator);
    if (solver === undefined) this.#solvers.set(generator, (solver = new EndgameSolver(generator)));
    return solver;
  }

  #generator({ table, seat, graph, alphabet }: Position): MoveGenerator {
    let number = this.#graphNumbers.get(graph);
    if (number === undefined) this.#graphNumbers.set(graph, (number = this.#graphCount++));
    const key = `${number} ${numbersKey(table, seat)}`;
    let generator = this.#generators.get(key);
    if (generator === undefined) {
      let nodes = this.#nodes.get(graph);
      if (nodes === undefined) this.#nodes.set(graph, (nodes = makeNodeTable(graph)));
      generator = new MoveGenerator(this.#makeKernel(), { nodes }, tableNumbers(table, seat, alphabet));
    } else this.#generators.delete(key);
    this.#generators.set(key, generator); // most recently used last
    for (const oldest of this.#generators.keys()) {
      if (this.#generators.size <= MOST_GENERATORS) break;
      this.#generators.delete(oldest);
    }
    return generator;
  }
}

/** The rack with at most this many of its blanks. */
function withBlanks(rack: readonly number[], most: number): readonly number[] {
  let blanks = most;
  return rack.filter((letter) => letter > 0 || --blanks >= 0);
}

export interface Position {
  readonly table: PlayerView;
  readonly seat: Seat;
  readonly graph: WordGraph;
  readonly alphabet: Alphabet;
  /** The rack to play from, if not the side's own in the view. */
  readonly rack?: readonly Tile[];
}

/** The plays of one position. Valid until the next position is searched. */
export class PlayList {
  /** By descending score. */
  readonly #order: Float64Array;
  readonly #generator: MoveGenerator;
  readonly #at: Position;
  readonly #rack: readonly number[];

  constructor(generator: MoveGenerator, at: Position, rack: readonly number[]) {
    this.#generator = generator;
    this.#at = at;
    this.#rack = rack;
    const count = generator.listPlacements();
    this.#order = new Float64Array(count);
    for (let index = 0; index < count; index++)
      this.#order[index] = index - generator.scoreAt(index) * PLACES;
    this.#order.sort();
  }

  get count(): number {
    return this.#order.length;
  }

  /** Generation's score of the play at an index of the order; exact in the classic game. */
  scoreAt(place: number): number {
    return this.#generator.scoreAt(this.#indexAt(place));
  }

  placementAt(place: number): Play {
    return this.#generator.placementAt(this.#indexAt(place));
  }

  /** `null` if the rules refuse the play: openings have rules of their own. */
  take(placement: Play): FoundPlay | null {
    const { table, seat, alphabet } = this.#at;
    const tiles = laidTiles(placement, alphabet);
    const owner = this.#at.rack === undefined ? table : withRack(table, seat, this.#at.rack);
    const play = inspectPlay(owner, seat, tiles);
    if (!play.ok) return null;
    // In the classic game generation scores as the rules do; tests compare every score.
    const isExact = table.ruleset.scoring.kind === 'premiums';
    const score = isExact ? placement.score : expectedScore(table, seat, play.value);
    return { tiles, play: play.value, score, kept: this.keptAfter(placement) };
  }

  keptAfter({ tiles }: Play): readonly number[] {
    const kept = [...this.#rack];
    for (const { letter, isBlank } of tiles) kept.splice(kept.indexOf(isBlank ? 0 : letter), 1);
    return kept;
  }

  #indexAt(place: number): number {
    const key = this.#order[place];
    if (key === undefined) throw new RangeError(`no play at ${place}`);
    const index = key % PLACES;
    return index < 0 ? index + PLACES : index;
  }
}

/** More plays than any position has. */
const PLACES = 2 ** 24;

/** The points with every die at its mean. */
export function expectedScore(table: PlayerView, seat: Seat, play: InspectedPlay): number {
  return scoreAtMean(table, seat, play).total;
}

/** The score with every die at its mean. */
export function scoreAtMean(table: PlayerView, seat: Seat, play: InspectedPlay): Score {
  const { dice, layout } = table.ruleset;
  const readings = layout.crosses.map(() => MEAN_OF_DIE * diceCount(dice));
  return scoreOf(table, seat, play, readings);
}

export function withRack(table: PlayerView, seat: Seat, rack: readonly Tile[]): PlayerView {
  return { ...table, racks: table.racks.map((other, at) => (at === seat ? rack : other)) };
}
