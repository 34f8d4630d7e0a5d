/**
 * Solitaire with an open pool: the plays that any tiles of the pool can make. Stretches of the board are
 * searched in order of the most they could be worth, so that most need not be searched at all. The walk over words
 * reads the graph and counts tiles by letter with `!`: both hold every index it makes.
 */

import type { PlayerView, Seat } from '@lexiko/rules';
import {
  inspectPlay,
  isEmptyBoard,
  laidValue,
  letterOf,
  tilesAtHand,
  type Placement,
  type Square,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import {
  type Alphabet,
  childOf,
  DAWG_ARC,
  endsWord,
  findSibling,
  isLastSibling,
  arcLetter,
  type WordGraph,
} from '@lexiko/words';
import { lettersOf } from '../generation/letter-numbers.ts';
import { CrossWords } from '../variations/cross-words.ts';
import { type Lane, lanesOf } from '../variations/lanes.ts';
import { BestPlays, type OpenPlay } from './best-plays.ts';
import { mostOnSquares, type WordWealth, wordWealth } from './word-wealth.ts';

/** What tiles are worth if kept for later, in points. */
export interface TilePrices {
  readonly blank: number;
  readonly s: number;
  /** For every tile played. */
  readonly tile: number;
  /** For every point of a tile's value: valuable letters belong on squares that multiply them. */
  readonly point: number;
}

/** Blanks and S turn the rest into long words. */
export const PLAIN_PRICES: TilePrices = { blank: 12, s: 2, tile: 0, point: 0 };

export interface OpenPool {
  readonly table: PlayerView;
  readonly seat: Seat;
  readonly graph: WordGraph;
  readonly alphabet: Alphabet;
  readonly prices: TilePrices;
  /** Called between stretches once a play is found; `false` ends the search. */
  readonly goOn: () => boolean;
}

/** The most valuable plays, best first; at most `perStretch` on the same squares. */
export function bestOpenPlays(open: OpenPool, most: number, perStretch: number = most): readonly OpenPlay[] {
  const board = new OpenBoard(open);
  const stretches = board.stretches().sort((a, b) => b.most - a.most);
  const found = new BestPlays(most, perStretch);
  for (const stretch of stretches) {
    if (stretch.most <= found.least || (found.size > 0 && !open.goOn())) break;
    found.beginStretch();
    board.walk(stretch, found);
  }
  return found.inOrder();
}

/** A stretch of a lane that a word may fill, and the most it can be worth. */
interface Stretch extends Frame {
  readonly lane: Lane;
  readonly from: number;
  readonly to: number;
  readonly most: number;
}

/** The part of a stretch's worth that does not depend on the letters, and what multiplies those. */
interface Frame {
  readonly fixed: number;
  /** By empty square: the factor for the value of a letter there, minus its price. */
  readonly coefficients: readonly number[];
}

/** The board as numbers, and the walk over it. */
class OpenBoard {
  readonly #open: OpenPool;
  readonly #crosses: CrossWords;
  /** Tiles of the pool, by letter. */
  readonly #left: Uint8Array;
  readonly #values: readonly number[];
  readonly #wealth: WordWealth;
  readonly #prices: readonly number[];
  /** What the 0, 1, 2 … most valuable tiles of the pool are worth together. */
  readonly #sums: readonly number[];
  readonly #shown: readonly number[];
  /** By direction and square, then letter: 0 not tried yet, 1 fits crosswise, 2 does not. */
  readonly #fits: Uint8Array;

  constructor(open: OpenPool) {
    const { table, seat, graph, alphabet, prices } = open;
    const { board, ruleset } = table;
    this.#open = open;
    this.#crosses = new CrossWords({ board, layout: ruleset.layout, graph, alphabet });
    this.#left = new Uint8Array(alphabet.size + 2);
    const tiles = lettersOf(tilesAtHand(table, seat), alphabet);
    for (const letter of tiles) this.#left[letter]!++;
    const values = alphabet.letters.map((letter) => ruleset.tiles.values[letter] ?? 0);
    this.#values = values;
    this.#wealth = wordWealth(graph, values, Math.max(ruleset.layout.width, ruleset.layout.height));
    this.#prices = alphabet.letters.map((letter, at) =>
      at === 0 ? prices.blank : letter === 'S' ? prices.s : 0,
    );
    const sums = [0];
    for (const value of tiles.map((letter) => values[letter] ?? 0).sort((a, b) => b - a)) {
      sums.push((sums.at(-1) ?? 0) + value);
    }
    this.#sums = sums;
    this.#shown = lettersOf(board.map(letterOf), alphabet);
    this.#fits = new Uint8Array(2 * board.length * (alphabet.size + 1));
  }

  stretches(): Stretch[] {
    const { table, seat } = this.#open;
    const { board, ruleset } = table;
    const isTaken = (square: Square | undefined): boolean => square !== undefined && board[square] !== '';
    const mostLaid = Math.min(ruleset.rack.size, tilesAtHand(table, seat).length);
    const opening = isEmptyBoard(board);
    const found: Stretch[] = [];
    for (const lane of lanesOf(ruleset.layout)) {
      const { squares } = lane;
      const crossing = squares.map((square) => this.#crosses.through(square, lane.direction));
      for (let from = 0; from < squares.length; from++) {
        if (isTaken(squares[from - 1])) continue;
        let laid = 0;
        let meets = false;
        for (let to = from; to < squares.length; to++) {
          const square = squares[to];
          if (isTaken(square)) meets = true;
          else if (++laid > mostLaid) break;
          else if (opening ? square === ruleset.layout.centre : itemAt(crossing, to).length > 1) meets = true;
          if (to > from && laid > 0 && meets && !isTaken(squares[to + 1])) {
            const frame = this.#frame(lane, from, to, crossing);
            const most = frame.fixed + this.#mostOf(frame.coefficients, to - from + 1);
            found.push({ lane, from, to, ...frame, most });
          }
        }
      }
    }
    return found;
  }

  #mostOf(coefficients: readonly number[], length: number): number {
    return mostOnSquares(coefficients, itemAt(this.#wealth, length), this.#sums);
  }

  #frame(lane: Lane, from: number, to: number, crossing: readonly (readonly Square[])[]): Frame {
    const { table, prices } = this.#open;
    const { board, ruleset } = table;
    const { letterFactors, wordFactors } = ruleset.layout;
    let [along, factor] = [0, 1];
    for (let place = from; place <= to; place++) {
      const square = itemAt(lane.squares, place);
      const laid = itemAt(board, square);
      if (laid === '') factor *= itemAt(wordFactors, square);
      else along += laidValue(ruleset.tiles, laid);
    }
    let crossed = 0;
    const coefficients: number[] = [];
    for (let place = from; place <= to; place++) {
      const square = itemAt(lane.squares, place);
      if (board[square] !== '') continue;
      const through = itemAt(crossing, place);
      const crosses = through.length > 1 ? itemAt(wordFactors, square) : 0;
      for (const other of through) crossed += crosses * laidValue(ruleset.tiles, itemAt(board, other));
      coefficients.push(itemAt(letterFactors, square) * (factor + crosses) - prices.point);
    }
    const laid = coefficients.length;
    const bonus = laid >= ruleset.scoring.bonus.tiles ? ruleset.scoring.bonus.points : 0;
    return { fixed: along * factor + crossed + bonus - prices.tile * laid, coefficients };
  }

  /** Tries every word that fits a stretch. */
  walk({ lane, from, to, fixed, coefficients }: Stretch, found: BestPlays): void {
    const { table, graph } = this.#open;
    const { nodes } = graph;
    const left = this.#left;
    const values = this.#values;
    const prices = this.#prices;
    const shown = lane.squares.map((square) => (table.board[square] === '' ? 0 : this.#shown[square]));
    // By number of tiles laid: the most that the rest can still add.
    const rest = [...coefficients.keys(), coefficients.length].map((at) =>
      this.#mostOf(coefficients.slice(at), to - from + 1),
    );
    const laid = new Uint8Array(coefficients.length);
    const blanks = new Uint8Array(coefficients.length);
    const step = (place: number, index: number, count: number, worth: number): void => {
      if (worth + rest[count]! <= found.leastHere) return;
      if (place > to) {
        if (endsWord(nodes[index]!)) this.#keep({ lane, from, laid, blanks, worth }, found);
        return;
      }
      const child = childOf(graph, index);
      if (child === 0) return;
      if (shown[place] !== 0) {
        const next = findSibling(graph, child, shown[place]!);
        if (next !== 0) step(place + 1, next, count, worth);
        return;
      }
      const coefficient = coefficients[count]!;
      for (let next = child; ; next++) {
        const letter = arcLetter(nodes[next]!);
        // A blank stands only for letters that are used up.
        const tile = left[letter]! > 0 ? letter : 0;
        if (left[tile]! > 0 && this.#fitsAt(lane, place, letter)) {
          left[tile]!--;
          laid[count] = letter;
          blanks[count] = tile === 0 ? 1 : 0;
          const gain = tile === 0 ? 0 : coefficient * values[letter]!;
          step(place + 1, next, count + 1, worth + gain - prices[tile]!);
          left[tile]!++;
        }
        if (isLastSibling(nodes[next]!)) return;
      }
    };
    step(from, DAWG_ARC, 0, fixed);
  }

  #fitsAt({ direction, squares }: Lane, place: number, letter: number): boolean {
    const square = squares[place]!;
    const plane = direction === 'across' ? 0 : this.#shown.length;
    const at = (plane + square) * (this.#open.alphabet.size + 1) + letter;
    if (this.#fits[at] === 0) this.#fits[at] = this.#crosses.fits(square, direction, letter) ? 1 : 2;
    return this.#fits[at] === 1;
  }

  /** Openings have rules of their own. */
  #keep({ lane, from, laid, blanks, worth }: Filled, found: BestPlays): void {
    const { table, seat, alphabet } = this.#open;
    const empty = lane.squares.slice(from).filter((square) => table.board[square] === '');
    const tiles = Array.from(laid, (letter, at): Placement => {
      const name = itemAt(alphabet.letters, letter);
      return [itemAt(empty, at), blanks[at] === 1 ? name.toLowerCase() : name];
    });
    if (inspectPlay(table, seat, tiles).ok) found.add({ tiles, worth });
  }
}

/** A stretch with letters on its empty squares. */
interface Filled {
  readonly lane: Lane;
  readonly from: number;
  readonly laid: Uint8Array;
  readonly blanks: Uint8Array;
  readonly worth: number;
}
