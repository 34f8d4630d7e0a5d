/**
 * `npm run bench -- engine`: move generation on fixtures/positions/bench.cgp, kernel and twin side by side, taking turns
 * so that a busy machine disturbs both alike. A time is the median of whole rounds. Behind it, in parentheses, the mean over
 * all positions of each position's best round, which other programs on the machine can only add to. Games and playouts
 * are run in slices in between (slices.ts). `--slices`, `--endgames` and `--languages` show these alone; `--counts` writes
 * fixtures/counts/bench.txt anew instead, `--suites` carries on fixtures/endgames (suites.ts), `--last-tiles` says how far the
 * search of pre-endgames comes (last-tiles.ts), and `--files FOLDER` writes word graph, leaves and positions for other
 * engines (docs/benchmarks.md).
 */

import { ENGLISH_TABLES } from '../src/judgement/learnt/english/tables.ts';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { configure } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { ENGLISH, formatKwg } from '@lexiko/words';
import type { KernelKind } from '../src/generation/kernel.ts';
import { makeTwinKernel } from '../src/index.ts';
import { bestMoves, formatKlv2, leavesFor, makeNodeTable, MoveGenerator } from '../src/entries/moves.ts';
import { makeWordMap } from '../src/generation/word-map.ts';
import {
  type BenchPosition,
  countsText,
  defaultGraph,
  readBenchPositions,
  setUp,
  standardNumbers,
} from '../test/support/bench-positions.ts';
import { buildGenerator, type GeneratorOrder } from './bench-generator.ts';
import { endgameRows, suiteRows } from './endgame-rows.ts';
import { LANGUAGE_CELLS, languageRows } from './language-rows.ts';
import { Slices } from './slices.ts';
import { standInLeaves } from './stand-in-leaves.ts';
import { writeSuites } from './suites.ts';

const ROUNDS = 9;
/** Passes of slices after each measure of positions, and where slices are all that is measured. */
const PASSES = 3;
const PASSES_ALONE = 9;
/** To tell how strong static play is: so many runs of so many games. */
const STRENGTH_RUNS = 20;
const STRENGTH_GAMES = 200;
/** Of work on the suites of endgames, where the command does not say. */
const SUITE_SECONDS = 300;
const KINDS: readonly KernelKind[] = ['wasm', 'typescript'];

const numbers = standardNumbers();
const positions = readBenchPositions(numbers);

interface Measure {
  readonly name: string;
  readonly search: GeneratorOrder['search'];
  run(generator: MoveGenerator, position: BenchPosition): void;
}

const MEASURES: readonly Measure[] = [
  { name: 'all moves', search: 'word-map', run: (generator) => void generator.listPlacements() },
  { name: 'all moves, with exchanges', search: 'word-map', run: (generator) => void listAll(generator) },
  {
    name: 'the same and the rack set up',
    search: 'word-map',
    run: (generator, { rack }) => {
      generator.setRack(rack);
      listAll(generator);
    },
  },
  {
    name: 'ten best of them',
    search: 'word-map',
    run: (generator) => void bestMoves(generator, 'equity', 10),
  },
  { name: 'best only, word map', search: 'word-map', run: (generator) => void generator.best() },
  { name: 'rack and leaves', search: 'word-map', run: (generator, { rack }) => generator.setRack(rack) },
  { name: 'best only, graph', search: 'graph', run: (generator) => void generator.best() },
];

/** Every move with its equity, as whoever ranks them reads it; returns their sum. */
function listAll(generator: MoveGenerator): number {
  const placements = generator.listPlacements();
  const { exchangeCount } = generator;
  let sum = 0;
  for (let index = 0; index < placements; index++) sum += generator.equityMilliAt(index);
  for (let index = 0; index < exchangeCount; index++) sum += generator.exchangeEquityMilliAt(index);
  return sum;
}

/** The rounds of one generator: microseconds of every position. */
class Rounds {
  readonly #best = new Float64Array(positions.length).fill(Infinity);
  readonly #means: number[] = [];

  /** One round over all positions; setting a position up is not counted. */
  run(generator: MoveGenerator, measure: Measure): void {
    let total = 0;
    for (const [at, position] of positions.entries()) {
      setUp(generator, position);
      const startMs = performance.now();
      measure.run(generator, position);
      const time = (performance.now() - startMs) * 1000;
      this.#best[at] = Math.min(itemAt(this.#best, at), time);
      total += time;
    }
    this.#means.push(total / positions.length);
  }

  toString(): string {
    const best = this.#best.reduce((sum, time) => sum + time, 0) / positions.length;
    const median = itemAt(
      this.#means.toSorted((a, b) => a - b),
      this.#means.length >> 1,
    );
    return `${median.toFixed(1)} µs (${best.toFixed(1)}) ${Math.round(1e6 / median).toLocaleString('en')}/s`;
  }
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(42)).join(''));
}

function printNarrow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(12) + cells.map((cell) => cell.padStart(18)).join(''));
}

/** What is measured here, in the formats that other engines read. */
function writeFiles(folder: string): void {
  const graph = formatKwg(defaultGraph());
  if (graph === null) throw new Error('the default lexicon fits the format');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'lexiko.kwg'), graph);
  writeFileSync(join(folder, 'lexiko.klv2'), formatKlv2(standInLeaves(numbers)));
  copyFileSync(
    new URL('../../../fixtures/positions/bench.cgp', import.meta.url),
    join(folder, 'positions.cgp'),
  );
}

function sizes(): void {
  const graph = defaultGraph();
  const nodes = makeNodeTable(graph);
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  printRow('word graph, KWG', [megabytes(graph.nodes.byteLength)]);
  printRow('word graph as walked', [megabytes(nodes.words.byteLength)]);
  printRow('word map', [megabytes(makeWordMap(graph, 0).words.byteLength)]);
}

async function generation(slices: Slices): Promise<void> {
  // The twin is at its best with one memory in the process (src/kernel/heap.ts): what matters most comes first.
  for (const search of ['word-map', 'graph'] as const) {
    const generators = KINDS.map((kind) => buildGenerator({ kind, search }));
    for (const measure of MEASURES.filter((candidate) => candidate.search === search)) {
      const rounds = generators.map(() => new Rounds());
      for (let round = 0; round < ROUNDS; round++) {
        for (const [at, generator] of generators.entries()) itemAt(rounds, at).run(generator, measure);
      }
      printRow(measure.name, rounds.map(String));
      await runPasses(slices, PASSES);
    }
    printRow(
      `memory, ${search}`,
      generators.map(({ byteSize }) => `${(byteSize / 1e6).toFixed(1)} MB`),
    );
  }
}

async function runPasses(slices: Slices, passes: number): Promise<void> {
  for (let pass = 0; pass < passes; pass++) await slices.pass();
}

/** What static play by the learnt leaves scores, games being the same in every run; the margin is one standard error. */
function strength(): void {
  const ruleset = configure({ preset: 'standard-2007' });
  const leaves = ruleset.ok ? leavesFor(ENGLISH_TABLES, ruleset.value, ENGLISH) : null;
  if (leaves === null) throw new Error('there are no learnt leaves');
  const generator = buildGenerator({ kind: 'wasm', search: 'word-map', leaves });
  const means = Array.from({ length: STRENGTH_RUNS }, (_, run) => {
    return generator.selfPlay(1_000_000 + run * STRENGTH_GAMES, STRENGTH_GAMES).score / (2 * STRENGTH_GAMES);
  });
  const mean = means.reduce((sum, score) => sum + score, 0) / means.length;
  const variance = means.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (means.length - 1);
  const error = Math.sqrt(variance / means.length);
  printRow('static self-play, points a side', [`${mean.toFixed(1)} ± ${error.toFixed(1)}`]);
}

async function main(): Promise<void> {
  if (process.argv.includes('--counts')) {
    const graph = defaultGraph();
    const generator = new MoveGenerator(
      makeTwinKernel(),
      { nodes: makeNodeTable(graph), wordMapOf: graph },
      numbers,
    );
    writeFileSync(
      new URL('../../../fixtures/counts/bench.txt', import.meta.url),
      countsText(generator, positions),
    );
    return;
  }
  if (process.argv.includes('--suites')) {
    const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1]);
    writeSuites(process.argv.includes('--seconds') ? seconds : SUITE_SECONDS);
    return;
  }
  if (process.argv.includes('--last-tiles')) {
    const { measureLastTiles } = await import('./last-tiles.ts');
    measureLastTiles();
    return;
  }
  if (process.argv.includes('--regret')) {
    const { measureRegret } = await import('./regret/regret.ts');
    measureRegret(process.argv.slice(process.argv.indexOf('--regret') + 1));
    return;
  }
  const wanted = process.argv.indexOf('--files');
  if (wanted !== -1) {
    writeFiles(process.argv[wanted + 1] ?? 'bench-files');
    return;
  }
  if (process.argv.includes('--languages')) {
    printNarrow('lexicon', LANGUAGE_CELLS);
    for (const [name, cells] of languageRows('.cache/lexica')) printNarrow(name, cells);
    return;
  }
  printRow(`${positions.length} positions`, ['WASM', 'TypeScript']);
  if (process.argv.includes('--endgames')) {
    for (const [name, cells] of [...endgameRows(KINDS), ...suiteRows()]) printRow(name, cells);
    return;
  }
  const slices = await Slices.start(KINDS);
  if (process.argv.includes('--slices')) {
    await runPasses(slices, PASSES_ALONE);
  } else {
    sizes();
    await generation(slices);
    strength();
    for (const [name, cells] of [...endgameRows(KINDS), ...suiteRows()]) printRow(name, cells);
  }
  for (const [name, cells] of slices.rows()) printRow(name, cells);
  await slices.stop();
}

if (parentPort === null) await main();
