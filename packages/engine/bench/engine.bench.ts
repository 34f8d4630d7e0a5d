/**
 * `npm run bench -- engine`: move generation on fixtures/positions/bench.cgp, kernel and twin side by side. Times are the
 * median of rounds over all positions, kernel and twin taking turns, so that a busy machine disturbs both alike; behind
 * them the spread, the second-best to the second-worst round. `--counts` writes fixtures/counts/bench.txt anew instead.
 */

import { writeFileSync } from 'node:fs';
import { parentPort, Worker } from 'node:worker_threads';
import { type KernelKind, makeNodeTable, makeTwinKernel, MoveGenerator } from '../src/index.ts';
import { makeWordMap } from '../src/word-map.ts';
import {
  type BenchPosition,
  countsText,
  defaultGraph,
  readBenchPositions,
  setUp,
  standardNumbers,
} from '../test/bench-positions.ts';
import { buildGenerator, type GeneratorOrder } from './bench-generator.ts';

const ROUNDS = 9;
const GAMES = 400;
const KINDS: readonly KernelKind[] = ['wasm', 'typescript'];

const numbers = standardNumbers();
const positions = readBenchPositions(numbers);

interface Measure {
  readonly name: string;
  readonly search: GeneratorOrder['search'];
  run(generator: MoveGenerator, position: BenchPosition): void;
}

const MEASURES: readonly Measure[] = [
  { name: 'all moves', search: 'graph', run: (generator) => void generator.listPlacements() },
  { name: 'best only, graph', search: 'graph', run: (generator) => void generator.best() },
  { name: 'best only, word map', search: 'word-map', run: (generator) => void generator.best() },
  { name: 'rack and leaves', search: 'word-map', run: (generator, { rack }) => generator.setRack(rack) },
];

/** Microseconds a position in one round over all positions; setting the position up is not counted. */
function timeRound(generator: MoveGenerator, { run }: Measure): number {
  let totalMs = 0;
  for (const position of positions) {
    setUp(generator, position);
    const startMs = performance.now();
    run(generator, position);
    totalMs += performance.now() - startMs;
  }
  return (totalMs * 1000) / positions.length;
}

interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

function spreadOf(rounds: readonly number[]): Spread {
  const sorted = rounds.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[Math.max(0, Math.min(sorted.length - 1, index))];
  return { median: at(sorted.length >> 1), low: at(1), high: at(sorted.length - 2) };
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(30)).join(''));
}

function timeText({ median, low, high }: Spread): string {
  const perSecond = Math.round(1e6 / median).toLocaleString('en');
  return `${median.toFixed(1)} µs (${low.toFixed(0)}–${high.toFixed(0)}) ${perSecond}/s`;
}

function sizes(): void {
  const graph = defaultGraph();
  const nodes = makeNodeTable(graph);
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  printRow('word graph, KWG', [megabytes(graph.nodes.byteLength)]);
  printRow('word graph as walked', [megabytes(nodes.words.byteLength)]);
  printRow('word map', [megabytes(makeWordMap(graph, 0).words.byteLength)]);
}

function generation(): void {
  for (const search of ['graph', 'word-map'] as const) {
    const generators = KINDS.map((kind) => buildGenerator({ kind, search }));
    for (const measure of MEASURES.filter((candidate) => candidate.search === search)) {
      const rounds = generators.map((): number[] => []);
      for (let round = -1; round < ROUNDS; round++) {
        for (const [at, generator] of generators.entries()) {
          const time = timeRound(generator, measure);
          if (round >= 0) rounds[at].push(time);
        }
      }
      printRow(
        measure.name,
        rounds.map((times) => timeText(spreadOf(times))),
      );
    }
    printRow(
      `memory, ${search}`,
      generators.map(({ byteSize }) => `${(byteSize / 1e6).toFixed(1)} MB`),
    );
  }
}

/** Games a second on so many threads, each with its own generator. */
async function gamesPerSecond(kind: KernelKind, threads: number): Promise<number> {
  const workers = Array.from({ length: threads }, (_, at) => {
    const workerData = { kind, search: 'word-map', games: GAMES, seed: 1 + at * GAMES };
    return new Worker(new URL('./self-play-worker.ts', import.meta.url), { workerData });
  });
  const next = (worker: Worker): Promise<unknown> =>
    new Promise((done, fail) => {
      worker.once('message', done);
      worker.once('error', fail);
    });
  await Promise.all(workers.map(next));
  const startMs = performance.now();
  const played = workers.map(next);
  for (const worker of workers) worker.postMessage('go');
  await Promise.all(played);
  const seconds = (performance.now() - startMs) / 1000;
  await Promise.all(workers.map((worker) => worker.terminate()));
  return (threads * GAMES) / seconds;
}

async function selfPlay(): Promise<void> {
  for (const threads of [1, 2]) {
    const cells: string[] = [];
    for (const kind of KINDS) {
      const rates = [await gamesPerSecond(kind, threads), await gamesPerSecond(kind, threads)];
      cells.push(`${Math.round(Math.max(...rates))} games/s`);
    }
    printRow(`static self-play, ${threads} thread${threads > 1 ? 's' : ''}`, cells);
  }
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
  printRow(`${positions.length} positions`, ['WASM', 'TypeScript']);
  sizes();
  generation();
  await selfPlay();
}

if (parentPort === null) await main();
