/**
 * Move generation for one lexicon and one game: fills a kernel's memory with their tables, sets up positions, and
 * reads what the kernel finds.
 */

import type { WordGraph } from '@lexiko/words';
import type { GameNumbers } from './game-numbers.ts';
import type { Kernel, KernelCalls } from './kernel.ts';
import { addToByte, byteAt, clear, setWord, wordAt } from './kernel-memory.ts';
import { writePlay } from './play-in-memory.ts';
import { cellAt, LANE_BYTES, PLANE_BYTES } from '../kernel/board/cells.ts';
import * as map from '../kernel/memory-map.ts';
import { BLANK } from '../kernel/play.ts';
import { checkNumbers, loadNumbers } from './load-numbers.ts';
import { makeLeaveTable } from './leave-table.ts';
import type { Leaves } from './leaves.ts';
import type { NodeTable } from './node-table.ts';
import type { Exchange, Move, PlacedTile, Play } from './play.ts';
import { makeWordMap, wordMapAddress, type WordMap } from './word-map.ts';

export interface GeneratorTables {
  readonly nodes: NodeTable;
  /** If absent, the best play is searched in the graph alone, which takes about three times as long and 6 MB less. */
  readonly wordMapOf?: WordGraph;
  /** The map of these words, where it is already made (`makeWordMapAfter`). */
  readonly wordMap?: WordMap;
  /** If absent, every leave is worth 0. */
  readonly leaves?: Leaves;
}

/** By square: 0 empty, else a letter's number, plus 64 for a blank standing for it. */
export type BoardTiles = ArrayLike<number>;

export interface RackInPlay {
  /** Letters by number, 0 for a blank; at most 12. */
  readonly letters: readonly number[];
  /** Undrawn tiles, without the other racks. */
  readonly bagSize: number;
  /** Points on the other racks; they matter when the bag is empty. */
  readonly otherPoints: number;
}

/** A state of the board to return to. */
export interface BoardMark {
  readonly top: number;
}

/** Totals over games. */
export interface GamesPlayed {
  readonly turns: number;
  /** Of both sides together. */
  readonly score: number;
  /** Over every play: equal games have equal checksums. */
  readonly checksum: number;
}

const BYTES_PER_MOVE = 16;
const BYTES_PER_TRAIL_ENTRY = 8;
const JOURNAL_BYTES = 1 << 20;
/** More than the cells that a play of twelve tiles touches. */
const BYTES_SAVED_PER_PLAY = 1 << 13;

/** Room for an ordinary position; it grows for larger ones. */
const INITIAL_MOVES = 1 << 14;
const TRAIL_ENTRIES_PER_MOVE = 8;

export class MoveGenerator {
  readonly numbers: GameNumbers;
  readonly #kernel: Kernel;
  #outputAt = 0;
  #rack: RackInPlay = { letters: [], bagSize: 0, otherPoints: 0 };

  constructor(kernel: Kernel, tables: GeneratorTables, numbers: GameNumbers) {
    checkNumbers(numbers);
    this.numbers = numbers;
    this.#kernel = kernel;
    kernel.grow(map.FREE);
    this.#loadTables(tables);
    loadNumbers(kernel.memory(), numbers);
    this.#calls().clearBoard();
  }

  /** For code that works on the board besides generation: see simulation/playouts.ts. */
  get kernel(): Kernel {
    return this.#kernel;
  }

  /** How much memory this generator uses. */
  get byteSize(): number {
    return this.#kernel.memory().bytes.length;
  }

  /** Sets up a whole board. */
  setBoard(tiles: BoardTiles): void {
    const calls = this.#calls();
    const { columns, rows } = this.numbers;
    calls.clearBoard();
    for (let square = 0; square < columns * rows; square++) {
      const tile = tiles[square];
      if (tile === undefined) throw new RangeError(`a board of ${tiles.length} squares`);
      if (tile !== 0) calls.layTile(cellAt(0, Math.floor(square / columns), square % columns), tile);
    }
    calls.renewBoard();
  }

  /** Lays a placement; recomputes only what its tiles change. */
  lay({ direction, tiles }: Pick<Play, 'direction' | 'tiles'>): void {
    const memory = this.#kernel.memory();
    const journalEnd = wordAt(memory, map.AT_JOURNAL) + JOURNAL_BYTES;
    if (wordAt(memory, map.JOURNAL_TOP) > journalEnd - BYTES_SAVED_PER_PLAY) {
      throw new RangeError('too many plays since the first mark');
    }
    writePlay(memory, map.DRAFT_PLAY, { direction, tiles }, this.numbers);
    this.#calls().layPlay(map.DRAFT_PLAY);
  }

  /** Everything laid after this can be undone; there is room for about a hundred plays. */
  mark(): BoardMark {
    return { top: this.#calls().mark() };
  }

  /** Undoes everything laid since the mark. */
  takeBack({ top }: BoardMark): void {
    this.#calls().takeBack(top);
  }

  setRack(rack: RackInPlay): void {
    if (rack.letters.length > map.MAX_RACK) throw new RangeError(`a rack of ${rack.letters.length} tiles`);
    const memory = this.#kernel.memory();
    clear(memory, map.RACK, map.MAX_LETTER + 1);
    for (const letter of rack.letters) addToByte(memory, map.RACK + letter, 1);
    this.#rack = rack;
    this.#calls().prepareRack(rack.bagSize, rack.otherPoints);
  }

  /** Finds all placements, in the order documented in kernel/listing/plays.ts, and returns their number. */
  listPlacements(): number {
    for (;;) {
      this.#calls().listPlays();
      const count = this.#word(map.MOVE_COUNT);
      const isWhole =
        count <= this.#word(map.MOVE_CAPACITY) && this.#word(map.TRAIL_TOP) <= this.#word(map.TRAIL_END);
      if (isWhole) return count;
      this.lengthenLists();
    }
  }

  /** The score of a listed placement. */
  scoreAt(index: number): number {
    return this.#moveWord(index, 2);
  }

  equityMilliAt(index: number): number {
    return this.#moveWord(index, 3);
  }

  /** A listed placement with its tiles. Valid until the next generation. */
  placementAt(index: number): Play {
    const where = this.#moveWord(index, 0);
    return {
      type: 'play',
      direction: (where & 32) === 0 ? 'across' : 'down',
      tiles: this.#tilesOfTrail(this.#moveWord(index, 1), where >>> 6),
      score: this.scoreAt(index),
      equityMilli: this.equityMilliAt(index),
    };
  }

  /**
   * The best move by equity: the first in the order documented in kernel/best/best.ts. A pass only if there is
   * nothing else.
   */
  best(): Move {
    this.#calls().findBestPlay();
    const memory = this.#kernel.memory();
    const plane = wordAt(memory, map.BEST_PLAY);
    const lane = wordAt(memory, map.BEST_PLAY + 4);
    const count = wordAt(memory, map.BEST_PLAY + 8);
    const score = wordAt(memory, map.BEST_PLAY + 12);
    const equityMilli = wordAt(memory, map.BEST_PLAY + 16);
    if (count === 0) {
      const letters = this.#lettersPlayed(wordAt(memory, map.BEST_PLAY + 20));
      return {
        type: 'exchange',
        letters,
        equityMilli: letters.length === 0 ? this.passEquityMilli() : equityMilli,
      };
    }
    const tiles = Array.from({ length: count }, (_, index) => {
      const tileAt = map.BEST_PLAY + 24 + 2 * index;
      return this.#placedTile(cellAt(plane, lane, byteAt(memory, tileAt)), byteAt(memory, tileAt + 1));
    });
    return { type: 'play', direction: plane === 0 ? 'across' : 'down', tiles, score, equityMilli };
  }

  /**
   * How many distinct exchanges there are: one for every state that the rack can be left in, fewer tiles first, in the
   * order of the rack's table; none if the bag is too small.
   */
  get exchangeCount(): number {
    return this.#rack.bagSize < this.numbers.exchangeBag ? 0 : this.#statesLeft;
  }

  /** What the tiles kept by an exchange are worth. */
  exchangeEquityMilliAt(index: number): number {
    return this.#word(this.#stateAfter(index) + 12);
  }

  exchangeAt(index: number): Exchange {
    return this.#exchangeAt(index, countsOf(this.#rack.letters));
  }

  exchanges(): readonly Exchange[] {
    return this.#exchangeList(this.exchangeCount);
  }

  /** All distinct exchanges, whatever the bag holds. */
  allExchanges(): readonly Exchange[] {
    return this.#exchangeList(this.#statesLeft);
  }

  #exchangeList(count: number): readonly Exchange[] {
    const counts = countsOf(this.#rack.letters);
    return Array.from({ length: count }, (_, index) => this.#exchangeAt(index, counts));
  }

  #exchangeAt(index: number, counts: ReturnType<typeof countsOf>): Exchange {
    const left = this.#stateAfter(index);
    const played = (this.#word(map.FULL_RACK) - left) / map.STATE_BYTES;
    return { type: 'exchange', letters: lettersOfState(played, counts), equityMilli: this.#word(left + 12) };
  }

  /** All states of the rack but the full one. */
  get #statesLeft(): number {
    return (this.#word(map.FULL_RACK) - map.STATES) / map.STATE_BYTES;
  }

  /** The state that an exchange leaves. */
  #stateAfter(index: number): number {
    return this.#word(map.FULL_RACK) - (index + 1) * map.STATE_BYTES;
  }

  /** The value of passing: the whole rack as a leave, or what it costs when the bag is empty. */
  passEquityMilli(): number {
    return this.#word(this.#word(map.FULL_RACK) + 12);
  }

  /** Plays whole games of best plays against itself. Overwrites board and rack. */
  selfPlay(seed: number, games: number): GamesPlayed {
    this.#calls().playGames(seed, games);
    return {
      turns: this.#word(map.GAMES_TURNS),
      score: this.#word(map.GAMES_SCORE),
      checksum: this.#word(map.GAMES_CHECKSUM),
    };
  }

  /** Reserves memory for a search inside the kernel and returns its address, which never changes. */
  reserve(byteSize: number): number {
    const at = this.#outputAt;
    this.#outputAt += byteSize;
    this.#makeRoom(this.#word(map.MOVE_CAPACITY));
    return at;
  }

  /** Makes the kernel's list of plays longer. */
  lengthenLists(): void {
    this.#makeRoom(4 * this.#word(map.MOVE_CAPACITY));
  }

  #calls(): KernelCalls {
    return this.#kernel.enter();
  }

  #word(address: number): number {
    return wordAt(this.#kernel.memory(), address);
  }

  #moveWord(index: number, field: number): number {
    return this.#word(this.#word(map.AT_MOVES) + index * BYTES_PER_MOVE + 4 * field);
  }

  /** `blanks` has a bit for each tile, starting with the last one placed. */
  #tilesOfTrail(entry: number, blanks: number): PlacedTile[] {
    const memory = this.#kernel.memory();
    const tiles: PlacedTile[] = [];
    for (let at = entry; at !== 0; at = wordAt(memory, at)) {
      const packed = wordAt(memory, at + 4);
      const letter = (packed >>> 24) & (BLANK - 1);
      tiles.push(this.#placedTile(packed & 0xff_ffff, (blanks & 1) === 0 ? letter : letter + BLANK));
      blanks >>= 1;
    }
    return tiles.sort((a, b) => a.square - b.square);
  }

  /** The tiles that are on the rack but not in the state left. */
  #lettersPlayed(left: number): readonly number[] {
    const full = this.#word(map.FULL_RACK);
    return lettersOfState((full - left) / map.STATE_BYTES, countsOf(this.#rack.letters));
  }

  #placedTile(cell: number, tile: number): PlacedTile {
    const { columns } = this.numbers;
    const offset = cell - map.CELLS;
    const plane = offset < PLANE_BYTES ? 0 : 1;
    const lane = Math.floor((offset - plane * PLANE_BYTES) / LANE_BYTES);
    const position = (cell - cellAt(plane, lane, 0)) / map.CELL_BYTES;
    const square = plane === 0 ? lane * columns + position : position * columns + lane;
    return { square, letter: tile & (BLANK - 1), isBlank: tile >= BLANK };
  }

  #loadTables({ nodes, wordMapOf, leaves, ...made }: GeneratorTables): void {
    const wordMapAt = wordMapAddress(nodes);
    const wordMap = made.wordMap ?? (wordMapOf === undefined ? null : makeWordMap(wordMapOf, wordMapAt));
    const leavesAt = wordMapAt + (wordMap?.words.byteLength ?? 0);
    const leaveTable = leaves === undefined ? null : makeLeaveTable(leaves, leavesAt);
    const journalAt = leavesAt + (leaveTable?.words.byteLength ?? 0);
    this.#outputAt = journalAt + JOURNAL_BYTES;
    this.#makeRoom(INITIAL_MOVES);
    const memory = this.#kernel.memory();
    const { words } = memory;
    words.set(nodes.words, map.FREE >> 2);
    setWord(memory, map.AT_GADDAG, nodes.gaddag);
    setWord(memory, map.WIDE, nodes.wide ? 1 : 0);
    setWord(memory, map.AT_JOURNAL, journalAt);
    if (wordMap !== null) {
      words.set(wordMap.words, wordMapAt >> 2);
      words.set(wordMap.hashes, map.HASHES >> 2);
      words.set(wordMap.heads, map.WORD_MAP_HEADS >> 2);
    }
    if (leaveTable !== null) {
      words.set(leaveTable.words, leavesAt >> 2);
      setWord(memory, map.AT_LEAVES, leavesAt);
      setWord(memory, map.LEAVES_ADD_UP, leaves?.kind === 'parts' ? 1 : 0);
      setWord(memory, map.AT_LEAVE_VALUES, leavesAt + leaveTable.valuesOffset);
    }
  }

  /** The lists are last in memory, so that they can grow. */
  #makeRoom(moves: number): void {
    const trailAt = this.#outputAt + moves * BYTES_PER_MOVE;
    const end = trailAt + moves * TRAIL_ENTRIES_PER_MOVE * BYTES_PER_TRAIL_ENTRY;
    this.#kernel.grow(end);
    const memory = this.#kernel.memory();
    setWord(memory, map.AT_MOVES, this.#outputAt);
    setWord(memory, map.MOVE_CAPACITY, moves);
    setWord(memory, map.AT_TRAIL, trailAt);
    setWord(memory, map.TRAIL_END, end - BYTES_PER_TRAIL_ENTRY);
  }
}

/** The distinct letters in ascending order, with their counts. */
function countsOf(letters: readonly number[]): readonly (readonly [letter: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const letter of letters.toSorted((a, b) => a - b)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts];
}

/** A state is a number in mixed radix, the lowest letter last: see kernel/rack/rack.ts. */
function lettersOfState(state: number, counts: readonly (readonly [number, number])[]): number[] {
  const letters: number[] = [];
  for (const [letter, count] of counts) {
    for (let copies = state % (count + 1); copies > 0; copies--) letters.push(letter);
    state = Math.floor(state / (count + 1));
  }
  return letters;
}
