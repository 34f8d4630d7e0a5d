/**
 * Solitaire with all letters open: the best play that any tiles of the pool can make, turn by turn. Stretches of
 * the board are taken in order of what they could score at most, so that most need not be looked at.
 */

import {
  inspectPlay,
  isEmptyBoard,
  laidValue,
  letterOf,
  tilesAtHand,
  type Placement,
  type PlayerView,
  type Seat,
  type Square,
} from '@lexiko/rules';
import {
  type Alphabet,
  childOf,
  DAWG_ARC,
  endsWord,
  findSibling,
  isLastSibling,
  letterOf as arcLetter,
  type WordGraph,
} from '@lexiko/words';
import { CrossWords } from '../variations/cross-words.ts';
import { type Lane, lanesOf } from '../variations/lanes.ts';
import { lettersOf } from './letter-numbers.ts';
import type { Effort } from './thinking.ts';

export interface OpenPool {
  readonly table: PlayerView;
  readonly seat: Seat;
  readonly graph: WordGraph;
  readonly alphabet: Alphabet;
  readonly effort: Effort;
}

/** What a tile is better kept for, in points: blanks and S make long words of the rest. */
const BLANK_PRICE = 12;
const S_PRICE = 2;

/** A stretch of a lane that a word may fill, and the most it can be worth. */
interface Stretch {
  readonly lane: Lane;
  readonly from: number;
  readonly to: number;
  readonly most: number;
}

interface Best {
  tiles: readonly Placement[] | null;
  worth: number;
}

/** The play that is worth most; `null` if there is none. */
export function bestOpenPlay(open: OpenPool): readonly Placement[] | null {
  const board = new OpenBoard(open);
  const stretches = board.stretches().sort((a, b) => b.most - a.most);
  const best: Best = { tiles: null, worth: -Infinity };
  for (const stretch of stretches) {
    if (stretch.most <= best.worth || (best.tiles !== null && !open.effort.spend())) break;
    board.walk(stretch, best);
  }
  return best.tiles;
}

/** The board as numbers, and the walk over it. */
class OpenBoard {
  readonly #open: OpenPool;
  readonly #crosses: CrossWords;
  readonly #left: Uint8Array;
  readonly #values: readonly number[];
  readonly #prices: readonly number[];
  /** Values of the tiles that lie open, highest first. */
  readonly #highest: readonly number[];
  readonly #shown: readonly number[];

  constructor(open: OpenPool) {
    const { table, seat, graph, alphabet } = open;
    const { board, ruleset } = table;
    this.#open = open;
    this.#crosses = new CrossWords({ board, layout: ruleset.layout, graph, alphabet });
    this.#left = new Uint8Array(alphabet.size + 2);
    const tiles = tilesAtHand(table, seat);
    for (const letter of lettersOf(tiles, alphabet)) this.#left[letter]++;
    this.#values = alphabet.letters.map((letter) => ruleset.tiles.values[letter] ?? 0);
    this.#prices = alphabet.letters.map((letter, at) =>
      at === 0 ? BLANK_PRICE : letter === 'S' ? S_PRICE : 0,
    );
    this.#highest = tiles.map((tile) => ruleset.tiles.values[tile] ?? 0).sort((a, b) => b - a);
    this.#shown = lettersOf(board.map(letterOf), alphabet);
  }

  stretches(): Stretch[] {
    const { table, seat } = this.#open;
    const { board, ruleset } = table;
    const isTaken = (square: Square | undefined): boolean => square !== undefined && board[square] !== '';
    const most = Math.min(ruleset.options['rack.size'], tilesAtHand(table, seat).length);
    const opening = isEmptyBoard(board);
    const found: Stretch[] = [];
    for (const lane of lanesOf(ruleset.layout)) {
      const { squares } = lane;
      for (let from = 0; from < squares.length; from++) {
        if (isTaken(squares[from - 1])) continue;
        let laid = 0;
        let meets = false;
        for (let to = from; to < squares.length; to++) {
          const square = squares[to];
          if (isTaken(square)) meets = true;
          else if (++laid > most) break;
          else if (opening ? square === ruleset.layout.centre : this.#hasCross(square, lane)) meets = true;
          if (to > from && laid > 0 && meets && !isTaken(squares[to + 1])) {
            found.push({ lane, from, to, most: this.#mostOf(lane, from, to) });
          }
        }
      }
    }
    return found;
  }

  #hasCross(square: Square, lane: Lane): boolean {
    return this.#crosses.through(square, lane.direction).length > 1;
  }

  /** The best tiles on the squares that multiply most. */
  #mostOf(lane: Lane, from: number, to: number): number {
    const { fixed, factor, coefficients, crossing, laid } = this.#frame(lane, from, to);
    coefficients.sort((a, b) => b - a);
    let sum = fixed * factor + crossing + this.#bonus(laid);
    for (const [at, coefficient] of coefficients.entries()) sum += coefficient * (this.#highest[at] ?? 0);
    return sum;
  }

  #bonus(laid: number): number {
    const { bonus } = this.#open.table.ruleset;
    return laid >= bonus.tiles ? bonus.points : 0;
  }

  /** All of a stretch's score that does not depend on the letters, and what multiplies those. */
  #frame(lane: Lane, from: number, to: number): Frame {
    const { table } = this.#open;
    const { board, ruleset } = table;
    const { letterFactors, wordFactors } = ruleset.layout;
    let [fixed, factor, crossing, laid] = [0, 1, 0, 0];
    for (let place = from; place <= to; place++) {
      const square = lane.squares[place];
      if (board[square] === '') {
        factor *= wordFactors[square];
        laid++;
      } else fixed += laidValue(ruleset.tiles, board[square]);
    }
    const coefficients: number[] = [];
    for (let place = from; place <= to; place++) {
      const square = lane.squares[place];
      if (board[square] !== '') continue;
      const across = this.#crosses.through(square, lane.direction);
      const crosses = across.length > 1 ? wordFactors[square] : 0;
      for (const other of across) crossing += crosses * laidValue(ruleset.tiles, board[other]);
      coefficients.push(letterFactors[square] * (factor + crosses));
    }
    return { fixed, factor, coefficients, crossing, laid };
  }

  /** Tries every word that fits; better ones replace the best. */
  walk({ lane, from, to }: Stretch, best: Best): void {
    const { table, seat, graph, alphabet } = this.#open;
    const { board } = table;
    const { fixed, factor, coefficients, crossing, laid } = this.#frame(lane, from, to);
    const base = fixed * factor + crossing + this.#bonus(laid);
    const left = this.#left;
    const tiles: Placement[] = [];
    const step = (place: number, index: number, worth: number): void => {
      if (place > to) {
        if (!endsWord(graph.nodes[index]) || worth <= best.worth) return;
        // Openings have rules of their own.
        if (!inspectPlay(table, seat, tiles).ok) return;
        best.tiles = [...tiles];
        best.worth = worth;
        return;
      }
      const child = childOf(graph, index);
      if (child === 0) return;
      const square = lane.squares[place];
      if (board[square] !== '') {
        const next = findSibling(graph, child, this.#shown[square]);
        if (next !== 0) step(place + 1, next, worth);
        return;
      }
      const coefficient = coefficients[tiles.length];
      for (let next = child; ; next++) {
        const letter = arcLetter(graph.nodes[next]);
        const tile = left[letter] > 0 ? letter : 0;
        if (left[tile] > 0 && this.#crosses.fits(square, lane.direction, letter)) {
          const name = alphabet.letters[letter];
          left[tile]--;
          tiles.push([square, tile === 0 ? name.toLowerCase() : name]);
          const gain = tile === 0 ? 0 : coefficient * this.#values[letter];
          step(place + 1, next, worth + gain - this.#prices[tile]);
          tiles.pop();
          left[tile]++;
        }
        if (isLastSibling(graph.nodes[next])) return;
      }
    };
    step(from, DAWG_ARC, base);
  }
}

interface Frame {
  readonly fixed: number;
  readonly factor: number;
  /** By empty square: what the value of a letter there is multiplied by. */
  readonly coefficients: number[];
  readonly crossing: number;
  readonly laid: number;
}
