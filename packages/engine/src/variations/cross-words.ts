/** Whether a letter fits a square crosswise: the crossing word it makes must be valid. Answers are cached. */

import {
  crossing,
  letterOf,
  runThrough,
  type Board,
  type Direction,
  type Layout,
  type Square,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { type Alphabet, hasWord, type WordGraph } from '@lexiko/words';
import { lettersOf } from '../generation/letter-numbers.ts';

export class CrossWords {
  readonly #board: Board;
  readonly #layout: Layout;
  readonly #graph: WordGraph;
  readonly #alphabet: Alphabet;
  readonly #answers = new Map<number, boolean>();

  constructor(at: {
    readonly board: Board;
    readonly layout: Layout;
    readonly graph: WordGraph;
    readonly alphabet: Alphabet;
  }) {
    this.#board = at.board;
    this.#layout = at.layout;
    this.#graph = at.graph;
    this.#alphabet = at.alphabet;
  }

  /** For a word along `direction` with `letter` (by number) on `square`. */
  fits(square: Square, direction: Direction, letter: number): boolean {
    const key = (square * 2 + (direction === 'across' ? 0 : 1)) * 64 + letter;
    let answer = this.#answers.get(key);
    if (answer === undefined) this.#answers.set(key, (answer = this.#look(square, direction, letter)));
    return answer;
  }

  /** The squares of the word that crosses at `square`, itself included. */
  through(square: Square, direction: Direction): readonly Square[] {
    return runThrough(this.#board, this.#layout, square, crossing(direction)).squares;
  }

  #look(square: Square, direction: Direction, letter: number): boolean {
    const squares = this.through(square, direction);
    if (squares.length === 1) return true;
    const laid = lettersOf(
      squares.map((at) => letterOf(itemAt(this.#board, at))),
      this.#alphabet,
    );
    // A letter that stays as it is changes no word.
    const place = squares.indexOf(square);
    return laid[place] === letter || hasWord(this.#graph, laid.with(place, letter));
  }
}
