/**
 * Move generation for one lexicon and one game: fills a kernel's memory with their tables, sets positions up, and
 * reads what the kernel has found.
 */

import type { WordGraph } from '@lexiko/words';
import type { GameNumbers } from './game-numbers.ts';
import type { Kernel, KernelCalls } from './kernel.ts';
import { cellAt, LANE_BYTES, PLANE_BYTES } from '../kernel/board/cells.ts';
import * as map from '../kernel/memory-map.ts';
import { BLANK } from '../kernel/play.ts';
import { makeLeaveTable } from './leave-table.ts';
import type { Leaves } from './leaves.ts';
import type { NodeTable } from './node-table.ts';
import type { Exchange, Move, PlacedTile, Placement } from './play.ts';
import { makeWordMap } from './word-map.ts';

export interface GeneratorTables {
  readonly nodes: NodeTable;
  /** Absent: the best play is sought in the graph alone, which takes about three times as long and 6 MB less. */
  readonly wordMapOf?: WordGraph;
  /** Absent: every leave is worth 0. */
  readonly leaves?: Leaves;
}

/** By square: 0 empty, else a letter's number, plus 64 for a blank standing for it. */
export type BoardTiles = ArrayLike<number>;

export interface RackInPlay {
  /** Letters by number, 0 a blank; at most 12. */
  readonly letters: readonly number[];
  /** Undrawn tiles, the other racks not counted. */
  readonly bagSize: number;
  /** Points on the other racks; they matter when the bag is empty. */
  readonly otherPoints: number;
}

/** A state of the board to come back to. */
export interface BoardMark {
  readonly top: number;
}

/** Sums over games. */
export interface GamesPlayed {
  readonly turns: number;
  /** Of both sides. */
  readonly score: number;
  /** Over every play: equal games have equal checksums. */
  readonly checksum: number;
}

/** A letter factor times a word factor must fit a byte. */
const LARGEST_FACTOR = 15;

const BYTES_PER_SQUARE = 8;
const BYTES_PER_MOVE = 16;
const BYTES_PER_TRAIL_ENTRY = 8;
const JOURNAL_BYTES = 1 << 20;
/** More than the cells that a play of twelve tiles touches. */
const BYTES_SAVED_PER_PLAY = 1 << 13;

/** Room for a usual position; a larger one makes room for itself. */
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
    this.#loadNumbers();
    this.#calls().clearBoard();
  }

  /** For what works on the board that is set up, beside generation: see simulation/playouts.ts. */
  get kernel(): Kernel {
    return this.#kernel;
  }

  /** How much memory this generator holds. */
  get byteSize(): number {
    return this.#kernel.memory().bytes.length;
  }

  /** Sets up a board anew. */
  setBoard(tiles: BoardTiles): void {
    const calls = this.#calls();
    const { columns, rows } = this.numbers;
    calls.clearBoard();
    for (let square = 0; square < columns * rows; square++) {
      if (tiles[square] !== 0) {
        calls.layTile(cellAt(0, Math.floor(square / columns), square % columns), tiles[square]);
      }
    }
    calls.renewBoard();
  }

  /** Puts a placement's tiles on the board; only what they change is worked out anew. */
  lay({ direction, tiles }: Pick<Placement, 'direction' | 'tiles'>): void {
    const { columns } = this.numbers;
    const { bytes, words } = this.#kernel.memory();
    if (words[map.JOURNAL_TOP >> 2] > words[map.AT_JOURNAL >> 2] + JOURNAL_BYTES - BYTES_SAVED_PER_PLAY) {
      throw new RangeError('too many plays since the first mark');
    }
    const places = tiles.map(({ square }) => [Math.floor(square / columns), square % columns] as const);
    const plane = direction === 'across' ? 0 : 1;
    words[map.DRAFT_PLAY >> 2] = plane;
    words[(map.DRAFT_PLAY >> 2) + 1] = places[0][plane];
    words[(map.DRAFT_PLAY >> 2) + 2] = tiles.length;
    for (const [index, { letter, isBlank }] of tiles.entries()) {
      bytes[map.DRAFT_PLAY + 24 + 2 * index] = places[index][1 - plane];
      bytes[map.DRAFT_PLAY + 25 + 2 * index] = isBlank ? letter + BLANK : letter;
    }
    this.#calls().layPlay(map.DRAFT_PLAY);
  }

  /** What is laid from here on can be taken back. Some hundred plays fit. */
  mark(): BoardMark {
    return { top: this.#calls().mark() };
  }

  /** Takes back all that was laid since the mark. */
  takeBack({ top }: BoardMark): void {
    this.#calls().takeBack(top);
  }

  setRack(rack: RackInPlay): void {
    if (rack.letters.length > map.MAX_RACK) throw new RangeError(`a rack of ${rack.letters.length} tiles`);
    const { bytes } = this.#kernel.memory();
    bytes.fill(0, map.RACK, map.RACK + map.MAX_LETTER + 1);
    for (const letter of rack.letters) bytes[map.RACK + letter]++;
    this.#rack = rack;
    this.#calls().prepareRack(rack.bagSize, rack.otherPoints);
  }

  /** Finds all placements, in the order that kernel/listing/plays.ts documents. Answers how many there are. */
  listPlacements(): number {
    for (;;) {
      this.#calls().listPlays();
      const { words } = this.#kernel.memory();
      const count = words[map.MOVE_COUNT >> 2];
      const isWhole =
        count <= words[map.MOVE_CAPACITY >> 2] && words[map.TRAIL_TOP >> 2] <= words[map.TRAIL_END >> 2];
      if (isWhole) return count;
      this.#makeRoom(4 * words[map.MOVE_CAPACITY >> 2]);
    }
  }

  /** Score of a listed placement. */
  scoreAt(index: number): number {
    return this.#moveWord(index, 2);
  }

  equityMilliAt(index: number): number {
    return this.#moveWord(index, 3);
  }

  /** A listed placement, whole. Valid until the next call that generates. */
  placementAt(index: number): Placement {
    const where = this.#moveWord(index, 0);
    return {
      type: 'play',
      direction: (where & 32) === 0 ? 'across' : 'down',
      tiles: this.#tilesOfTrail(this.#moveWord(index, 1), where >>> 6),
      score: this.scoreAt(index),
      equityMilli: this.equityMilliAt(index),
    };
  }

  /** The best move by equity: the first of the order that kernel/best/best.ts documents. A pass only if there is no other. */
  best(): Move {
    this.#calls().findBestPlay();
    const { bytes, words } = this.#kernel.memory();
    const at = map.BEST_PLAY >> 2;
    const [plane, lane, count, score, equityMilli, left] = words.subarray(at, at + 6);
    if (count === 0) {
      const letters = this.#lettersPlayed(left);
      return {
        type: 'exchange',
        letters,
        equityMilli: letters.length === 0 ? this.passEquityMilli() : equityMilli,
      };
    }
    const tiles = Array.from({ length: count }, (_, index) => {
      const tileAt = map.BEST_PLAY + 24 + 2 * index;
      return this.#placedTile(cellAt(plane, lane, bytes[tileAt]), bytes[tileAt + 1]);
    });
    return { type: 'play', direction: plane === 0 ? 'across' : 'down', tiles, score, equityMilli };
  }

  /** All distinct exchanges, fewer tiles first as they come from the rack's states; none while the bag is too small. */
  exchanges(): readonly Exchange[] {
    return this.#rack.bagSize < this.numbers.exchangeBag ? [] : this.allExchanges();
  }

  /** The same whatever the bag holds. */
  allExchanges(): readonly Exchange[] {
    const { words } = this.#kernel.memory();
    const full = words[map.FULL_RACK >> 2];
    const found: Exchange[] = [];
    for (let state = full - map.STATE_BYTES; state >= map.STATES; state -= map.STATE_BYTES) {
      found.push({
        type: 'exchange',
        letters: this.#lettersPlayed(state),
        equityMilli: words[(state >> 2) + 3],
      });
    }
    return found;
  }

  /** What passing is worth: the whole rack as leave, or what it costs when the bag is empty. */
  passEquityMilli(): number {
    const { words } = this.#kernel.memory();
    return words[(words[map.FULL_RACK >> 2] >> 2) + 3];
  }

  /** Plays whole games of best plays against itself; the board and rack that were set are gone afterwards. */
  selfPlay(seed: number, games: number): GamesPlayed {
    this.#calls().playGames(seed, games);
    const { words } = this.#kernel.memory();
    return {
      turns: words[map.GAMES_TURNS >> 2],
      score: words[map.GAMES_SCORE >> 2],
      checksum: words[map.GAMES_CHECKSUM >> 2],
    };
  }

  /** Sets memory aside for a search that goes on inside the kernel; it stays where it is. Answers its address. */
  reserve(byteSize: number): number {
    const at = this.#outputAt;
    this.#outputAt += byteSize;
    this.#makeRoom(this.#kernel.memory().words[map.MOVE_CAPACITY >> 2]);
    return at;
  }

  /** Makes the kernel's list of plays longer. */
  lengthenLists(): void {
    this.#makeRoom(4 * this.#kernel.memory().words[map.MOVE_CAPACITY >> 2]);
  }

  #calls(): KernelCalls {
    return this.#kernel.enter();
  }

  #moveWord(index: number, field: number): number {
    const { words } = this.#kernel.memory();
    return words[(words[map.AT_MOVES >> 2] >> 2) + index * (BYTES_PER_MOVE / 4) + field];
  }

  /** `blanks` has a bit for each tile from the last placed back. */
  #tilesOfTrail(entry: number, blanks: number): PlacedTile[] {
    const { words } = this.#kernel.memory();
    const tiles: PlacedTile[] = [];
    for (let at = entry; at !== 0; at = words[at >> 2]) {
      const packed = words[(at >> 2) + 1];
      const letter = (packed >>> 24) & (BLANK - 1);
      tiles.push(this.#placedTile(packed & 0xff_ffff, (blanks & 1) === 0 ? letter : letter + BLANK));
      blanks >>= 1;
    }
    return tiles.sort((a, b) => a.square - b.square);
  }

  /** The tiles that are on the rack but not in the state left. */
  #lettersPlayed(left: number): readonly number[] {
    const full = this.#kernel.memory().words[map.FULL_RACK >> 2];
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

  #loadTables({ nodes, wordMapOf, leaves }: GeneratorTables): void {
    const wordMapAt = map.FREE + nodes.words.byteLength;
    const wordMap = wordMapOf === undefined ? null : makeWordMap(wordMapOf, wordMapAt);
    const leavesAt = wordMapAt + (wordMap?.words.byteLength ?? 0);
    const leaveTable = leaves === undefined ? null : makeLeaveTable(leaves, leavesAt);
    const journalAt = leavesAt + (leaveTable?.words.byteLength ?? 0);
    this.#outputAt = journalAt + JOURNAL_BYTES;
    this.#makeRoom(INITIAL_MOVES);
    const { words } = this.#kernel.memory();
    words.set(nodes.words, map.FREE >> 2);
    words[map.AT_GADDAG >> 2] = nodes.gaddag;
    words[map.WIDE >> 2] = nodes.wide ? 1 : 0;
    words[map.AT_JOURNAL >> 2] = journalAt;
    if (wordMap !== null) {
      words.set(wordMap.words, wordMapAt >> 2);
      words.set(wordMap.hashes, map.HASHES >> 2);
      words.set(wordMap.heads, map.WORD_MAP_HEADS >> 2);
    }
    if (leaveTable !== null) {
      words.set(leaveTable.words, leavesAt >> 2);
      words[map.AT_LEAVES >> 2] = leavesAt;
      words[map.LEAVES_ADD_UP >> 2] = leaves?.kind === 'parts' ? 1 : 0;
      words[map.AT_LEAVE_VALUES >> 2] = leavesAt + leaveTable.valuesOffset;
    }
  }

  /** The lists are the last thing in memory, so that they can grow. */
  #makeRoom(moves: number): void {
    const trailAt = this.#outputAt + moves * BYTES_PER_MOVE;
    const end = trailAt + moves * TRAIL_ENTRIES_PER_MOVE * BYTES_PER_TRAIL_ENTRY;
    this.#kernel.grow(end);
    const { words } = this.#kernel.memory();
    words[map.AT_MOVES >> 2] = this.#outputAt;
    words[map.MOVE_CAPACITY >> 2] = moves;
    words[map.AT_TRAIL >> 2] = trailAt;
    words[map.TRAIL_END >> 2] = end - BYTES_PER_TRAIL_ENTRY;
  }

  #loadNumbers(): void {
    const { numbers } = this;
    const { bytes, words } = this.#kernel.memory();
    words[map.COLUMNS >> 2] = numbers.columns;
    words[map.ROWS >> 2] = numbers.rows;
    words[map.LETTERS >> 2] = numbers.values.length - 1;
    words[map.RACK_SIZE >> 2] = numbers.rackSize;
    words[map.OPENING_TILES >> 2] = numbers.openingTiles;
    words[map.OPENING_DOWN >> 2] = numbers.openingDown ? 1 : 0;
    words[map.EXCHANGE_BAG >> 2] = numbers.exchangeBag;
    for (const letter of numbers.costlyLetters) {
      words[(map.COSTLY_LETTERS >> 2) + (letter >> 5)] |= 1 << (letter & 31);
    }
    for (let letter = 0; letter < numbers.values.length; letter++) {
      words[(map.VALUES >> 2) + letter] = numbers.values[letter];
    }
    for (let letter = 0; letter < numbers.counts.length; letter++)
      bytes[map.BOX + letter] = numbers.counts[letter];
    for (let placed = 0; placed <= map.MAX_RACK; placed++) {
      words[(map.BONUS >> 2) + placed] = numbers.bonus[Math.min(placed, numbers.bonus.length - 1)];
    }
    for (let square = 0; square < numbers.columns * numbers.rows; square++) {
      const at = map.SQUARES + square * BYTES_PER_SQUARE;
      bytes[at] = numbers.letterFactors[square];
      bytes[at + 1] = numbers.wordFactors[square];
      bytes[at + 2] = numbers.starts[square];
      setHalfWord(bytes, at + 4, numbers.tilePoints[square]);
      setHalfWord(bytes, at + 6, numbers.openingCosts[square]);
    }
  }
}

/** Numbers beyond these have no room in the kernel's tables. */
function checkNumbers(numbers: GameNumbers): void {
  const { columns, rows, rackSize, values, letterFactors, wordFactors } = numbers;
  const factor = Math.max(...Array.from(letterFactors), ...Array.from(wordFactors));
  if (factor > LARGEST_FACTOR) throw new RangeError(`a premium of ${factor} times`);
  if (values[0] !== 0) throw new RangeError('a blank that is worth points');
  if (Math.max(columns, rows) > map.MAX_SIDE) throw new RangeError(`a board of ${columns}×${rows} squares`);
  if (rackSize < 1 || rackSize > map.MAX_RACK) throw new RangeError(`a rack of ${rackSize} tiles`);
  if (values.length - 1 > map.MAX_LETTER) throw new RangeError(`an alphabet of ${values.length - 1} letters`);
}

function setHalfWord(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value & 255;
  bytes[at + 1] = value >> 8;
}

/** The distinct letters in rising order, with how often each is there. */
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
