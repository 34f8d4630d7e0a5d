/**
 * What each lexicon costs the engine, and what learnt leaves gain in it: sizes and memory with and without a word map,
 * times of generation in positions of games that the engine plays, games a second, points a side. The lexica are those
 * that `node scripts/build/lexica.mjs` has built into `.cache/lexica`.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import {
  type Alphabet,
  type AlphabetData,
  countWords,
  ENGLISH,
  makeAlphabet,
  parseKwg,
  type WordGraph,
} from '@lexiko/words';
import { learntTables } from '../src/entries/all-learnt.ts';
import {
  classicNumbers,
  type GameNumbers,
  generatorTables,
  type Leaves,
  leavesFor,
  makeNodeTable,
  MoveGenerator,
} from '../src/entries/moves.ts';
import { compileKernel, makeWasmKernel, seededNumbers } from '../src/index.ts';
import { handMadeLeaves } from '../src/judgement/leave-model.ts';
import { leavesByJudge } from '../src/positions/generator-cache.ts';
import { defaultGraph } from '../test/support/bench-positions.ts';

/** A row and its cells. */
export type Row = readonly [name: string, cells: readonly string[]];

export const LANGUAGE_CELLS: readonly string[] = [
  'words',
  'graph',
  'memory with map',
  'without',
  'all moves',
  'best with map',
  'without',
  'games/s with map',
  'without',
  'points: no leaves',
  'by hand',
  'learnt',
];

const POSITIONS = 200;
const ROUNDS = 3;
/** Runs in a round: the clock of processes is too coarse for one. */
const TIMES = 5;
const GAMES = 100;
const STRENGTH_GAMES = 2000;
/** Tiles in the bag without which nobody exchanges. */
const EXCHANGE_BAG = 7;

interface Words {
  readonly alphabet: Alphabet;
  readonly graph: WordGraph;
}

interface Position {
  readonly board: Uint8Array;
  readonly rack: readonly number[];
  readonly bagSize: number;
}

export function* languageRows(folder: string): Generator<Row> {
  const built = existsSync(folder) ? readdirSync(folder).filter((name) => /-[0-9a-f]{16}$/u.test(name)) : [];
  if (built.length === 0) throw new Error('No lexica are built: node scripts/build/lexica.mjs builds them.');
  yield rowOf('english', { alphabet: ENGLISH, graph: defaultGraph() });
  const sized = built.map((name) => {
    const words = readWords(join(folder, name));
    return { name: name.slice(0, -17), words, count: countWords(words.graph) };
  });
  for (const { name, words } of sized.sort((a, b) => a.count - b.count)) yield rowOf(name, words);
}

function readWords(folder: string): Words {
  const record = JSON.parse(readFileSync(join(folder, 'lexicon.json'), 'utf8')) as { alphabet: AlphabetData };
  const alphabet = makeAlphabet(record.alphabet);
  const graph = parseKwg(readFileSync(join(folder, 'graph.kwg')));
  if (!alphabet.ok || !graph.ok) throw new Error(`The lexicon in ${folder} cannot be read.`);
  return { alphabet: alphabet.value, graph: graph.value };
}

function rowOf(name: string, { alphabet, graph }: Words): Row {
  const ruleset = configure({ preset: 'standard-2007', options: { 'letters.language': alphabet.id } });
  if (!ruleset.ok) throw new Error(ruleset.error.code);
  const numbers = { ...classicNumbers(ruleset.value, alphabet), exchangeBag: EXCHANGE_BAG };
  const learnt = leavesFor(learntTables(alphabet.id), ruleset.value, alphabet);
  const nodes = makeNodeTable(graph);
  const byHand = leavesByJudge(handMadeLeaves(alphabet, 'premiums'), numbers.counts);
  const open = (leaves: Leaves | null, search: 'word-map' | 'graph'): MoveGenerator => {
    const { wordMapOf: _, ...plain } = generatorTables(graph, leaves, nodes);
    return makeGenerator(search === 'graph' ? plain : { ...plain, wordMapOf: graph }, numbers);
  };
  const mapped = open(learnt, 'word-map');
  const bare = open(learnt, 'graph');
  const positions = playedPositions(mapped);
  const strength = [null, byHand, learnt].map((leaves) =>
    open(leaves, 'word-map').selfPlay(1, STRENGTH_GAMES),
  );
  return [
    name,
    [
      countWords(graph).toLocaleString('en'),
      megabytes(graph.nodes.byteLength),
      megabytes(mapped.byteSize),
      megabytes(bare.byteSize),
      micros(meanTime(bare, positions, () => void bare.listPlacements())),
      micros(meanTime(mapped, positions, () => void mapped.best())),
      micros(meanTime(bare, positions, () => void bare.best())),
      String(gamesPerSecond(mapped)),
      String(gamesPerSecond(bare)),
      ...strength.map(({ score }) => (score / (2 * STRENGTH_GAMES)).toFixed(1)),
    ],
  ];
}

function makeGenerator(
  tables: ConstructorParameters<typeof MoveGenerator>[1],
  numbers: GameNumbers,
): MoveGenerator {
  const bytes = readFileSync(new URL('../dist/kernel.wasm', import.meta.url));
  return new MoveGenerator(makeWasmKernel(compileKernel(bytes)), tables, numbers);
}

/** Positions of games in which both sides take the best play. */
function playedPositions(generator: MoveGenerator): readonly Position[] {
  const { columns, rows, counts, rackSize } = generator.numbers;
  const random = seededNumbers(1);
  const positions: Position[] = [];
  while (positions.length < POSITIONS) {
    const bag = Array.from(counts).flatMap((count, letter) => Array.from({ length: count }, () => letter));
    const draw = (): number => itemAt(bag.splice(Math.floor(random() * bag.length), 1), 0);
    const racks = [0, 1].map(() => Array.from({ length: rackSize }, draw));
    const board = new Uint8Array(columns * rows);
    generator.setBoard(board);
    for (let turn = 0; bag.length > 0; turn++) {
      const rack = itemAt(racks, turn % 2);
      generator.setRack({ letters: rack, bagSize: bag.length, otherPoints: 0 });
      positions.push({ board: board.slice(), rack: [...rack], bagSize: bag.length });
      const move = generator.best();
      if (move.type === 'exchange') break;
      generator.lay(move);
      for (const { square, letter, isBlank } of move.tiles) {
        board[square] = isBlank ? letter + 64 : letter;
        rack.splice(rack.indexOf(isBlank ? 0 : letter), 1);
        if (bag.length > 0) rack.push(draw());
      }
    }
  }
  return positions.slice(0, POSITIONS);
}

/** Processor time of this process, in microseconds: what else runs on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** In microseconds, of each position's best round. */
function meanTime(generator: MoveGenerator, positions: readonly Position[], run: () => void): number {
  let total = 0;
  for (const { board, rack, bagSize } of positions) {
    generator.setBoard(board);
    generator.setRack({ letters: rack, bagSize, otherPoints: 0 });
    let best = Infinity;
    for (let round = 0; round < ROUNDS; round++) {
      const start = processorTime();
      for (let time = 0; time < TIMES; time++) run();
      best = Math.min(best, (processorTime() - start) / TIMES);
    }
    total += best;
  }
  return total / positions.length;
}

/** The best of some rounds. */
function gamesPerSecond(generator: MoveGenerator): number {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = processorTime();
    generator.selfPlay(1 + round * GAMES, GAMES);
    best = Math.min(best, processorTime() - start);
  }
  return Math.round((1e6 * GAMES) / best);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function micros(time: number): string {
  return `${time.toFixed(0)} µs`;
}
