/** Whether a rack has any play: an exhaustive walk along every line, for endings and obligations. Not fast. */

import {
  crossing,
  DIRECTIONS,
  hasNeighbour,
  isEmptyBoard,
  runThrough,
  type Board,
  type Direction,
} from '../board.ts';
import { isOnBoard, type Layout, type Square } from '../layout.ts';
import type { TileSet } from '../tile-set.ts';
import { BLANK, letterOf, type Tile } from '../tile.ts';
import type { WordTree } from '../words.ts';

export interface Search {
  readonly board: Board;
  readonly layout: Layout;
  readonly tiles: TileSet;
  readonly rack: readonly Tile[];
  readonly tree: WordTree;
  /** The most tiles that may be laid. */
  readonly most: number;
  /** Whether these squares, in one line, are a legal first play. */
  readonly opens: (squares: readonly Square[]) => boolean;
}

export function hasPlay(search: Search): boolean {
  const { layout, rack } = search;
  if (rack.length === 0) return false;
  const walk = new Walk(search);
  return DIRECTIONS.some((direction) => {
    for (let square = 0; square < layout.width * layout.height; square++) {
      if (walk.startsAt(square, direction)) return true;
    }
    return false;
  });
}

/** One search; remembers which letters fit a square crosswise. */
class Walk {
  readonly #search: Search;
  readonly #left = new Map<Tile, number>();
  readonly #laid: Square[] = [];
  readonly #crossFits = new Map<string, boolean>();
  readonly #letters: readonly string[];
  readonly #opening: boolean;

  constructor(search: Search) {
    this.#search = search;
    this.#letters = search.tiles.letters;
    this.#opening = isEmptyBoard(search.board);
    for (const tile of search.rack) this.#left.set(tile, (this.#left.get(tile) ?? 0) + 1);
  }

  /** Whether a word that starts exactly here can be completed with the rack. */
  startsAt(square: Square, direction: Direction): boolean {
    const { board, layout, tree } = this.#search;
    if (!isOnBoard(layout, square)) return false;
    const before = this.#before(square, direction);
    if (before !== null && board[before] !== '') return false;
    if (!this.#canReach(square, direction)) return false;
    return this.#walk({ square, direction, node: tree.root, length: 0, touches: this.#opening });
  }

  #walk(at: {
    square: Square | null;
    direction: Direction;
    node: number;
    length: number;
    touches: boolean;
  }): boolean {
    const { board, tree, layout } = this.#search;
    const { square, direction, node, length, touches } = at;
    const open = square === null || board[square] === '';
    if (open && length > 1 && this.#laid.length > 0 && touches && tree.endsWord(node) && this.#mayEnd())
      return true;
    if (square === null) return false;
    const next = this.#after(square, direction);
    const laid = board[square] ?? '';
    if (laid !== '') {
      const on = tree.step(node, letterOf(laid));
      return on !== 0 && this.#walk({ square: next, direction, node: on, length: length + 1, touches: true });
    }
    if (this.#laid.length >= this.#search.most) return false;
    const meets = touches || hasNeighbour(board, layout, square);
    for (const letter of this.#letters) {
      const tile = (this.#left.get(letter) ?? 0) > 0 ? letter : BLANK;
      if ((this.#left.get(tile) ?? 0) === 0) continue;
      const on = tree.step(node, letter);
      if (on === 0 || !this.#fitsCrosswise(square, direction, letter)) continue;
      this.#left.set(tile, (this.#left.get(tile) ?? 0) - 1);
      this.#laid.push(square);
      const found = this.#walk({ square: next, direction, node: on, length: length + 1, touches: meets });
      this.#laid.pop();
      this.#left.set(tile, (this.#left.get(tile) ?? 0) + 1);
      if (found) return true;
    }
    return false;
  }

  /** Whether tiles laid from here on can touch others, or open the game; if not, no letter needs to be tried. */
  #canReach(from: Square, direction: Direction): boolean {
    const { board, layout, most, opens } = this.#search;
    const laid: Square[] = [];
    for (let square: Square | null = from; square !== null; square = this.#after(square, direction)) {
      if (board[square] !== '') return true;
      if (laid.push(square) > most) return false;
      if (this.#opening ? opens(laid) : hasNeighbour(board, layout, square)) return true;
    }
    return false;
  }

  #mayEnd(): boolean {
    return !this.#opening || this.#search.opens(this.#laid);
  }

  #fitsCrosswise(square: Square, direction: Direction, letter: string): boolean {
    const key = `${direction}${square}${letter}`;
    const known = this.#crossFits.get(key);
    if (known !== undefined) return known;
    const { board, layout, tree } = this.#search;
    const run = runThrough(board, layout, square, crossing(direction));
    let node = tree.root;
    for (const at of run.squares) {
      node = node === 0 ? 0 : tree.step(node, at === square ? letter : letterOf(board[at] ?? ''));
    }
    const fits = run.squares.length === 1 || (node !== 0 && tree.endsWord(node));
    this.#crossFits.set(key, fits);
    return fits;
  }

  #before(square: Square, direction: Direction): Square | null {
    const { width } = this.#search.layout;
    if (direction === 'across') return square % width === 0 ? null : square - 1;
    return square < width ? null : square - width;
  }

  /** `null` at the edge of the board and before a blocked square. */
  #after(square: Square, direction: Direction): Square | null {
    const { layout } = this.#search;
    const edge = direction === 'across' ? square % layout.width === layout.width - 1 : false;
    const next = square + (direction === 'across' ? 1 : layout.width);
    return !edge && isOnBoard(layout, next) ? next : null;
  }
}
