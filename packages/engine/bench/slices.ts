/**
 * Games and playouts a second, in short slices: kernel and twin, one thread and two take turns, and the passes over all
 * of them are spread over the whole benchmark, so that no row stands or falls with one busy moment of the machine. A
 * row shows its median slice and, in parentheses, the best one.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { Worker } from 'node:worker_threads';
import type { KernelKind } from '../src/generation/kernel.ts';
import type { SliceTask, SliceWorkerOrder } from './slice-worker.ts';

interface SliceMeasure {
  readonly name: string;
  readonly unit: string;
  readonly task: SliceTask;
}

/** A slice of the kernel takes about a quarter of a second on a machine at rest. */
const MEASURES: readonly SliceMeasure[] = [
  { name: 'static self-play', unit: 'games/s', task: { kind: 'games', count: 200 } },
  {
    name: '2-ply playouts',
    unit: 'playouts/s',
    task: { kind: 'playouts', plies: 2, perCandidate: 16 },
  },
  {
    name: '2-ply playouts, judged',
    unit: 'playouts/s',
    task: { kind: 'playouts', plies: 2, perCandidate: 16, judged: true },
  },
  {
    name: '5-ply playouts',
    unit: 'playouts/s',
    task: { kind: 'playouts', plies: 5, perCandidate: 6 },
  },
];
const THREADS = [1, 2] as const;

export class Slices {
  /** By kind of kernel: a worker for each thread. */
  readonly #teams: readonly (readonly Worker[])[];
  /** By measure, threads and kind: what each slice did in a second. */
  readonly #rates: readonly (readonly number[][])[][];

  private constructor(teams: readonly (readonly Worker[])[]) {
    this.#teams = teams;
    this.#rates = MEASURES.map(() => THREADS.map(() => teams.map(() => [])));
  }

  /** Starts the workers, and lets each do a slice of everything that does not count: its code is compiled by then. */
  static async start(kinds: readonly KernelKind[]): Promise<Slices> {
    const teams = kinds.map((kind) =>
      Array.from({ length: Math.max(...THREADS) }, (_, thread) => {
        const workerData: SliceWorkerOrder = { kind, search: 'word-map', thread };
        return new Worker(new URL('./slice-worker.ts', import.meta.url), { workerData });
      }),
    );
    for (const { task } of MEASURES) {
      for (const team of teams) await rateOf(team, task);
    }
    return new Slices(teams);
  }

  /** One slice of everything. */
  async pass(): Promise<void> {
    for (const [row, { task }] of MEASURES.entries()) {
      for (const [column, threads] of THREADS.entries()) {
        for (const [at, team] of this.#teams.entries()) {
          itemAt(itemAt(itemAt(this.#rates, row), column), at).push(
            await rateOf(team.slice(0, threads), task),
          );
        }
      }
    }
  }

  /** A row for each measure and number of threads, a cell for each kind of kernel. */
  rows(): (readonly [name: string, cells: readonly string[]])[] {
    return MEASURES.flatMap(({ name, unit }, row) =>
      THREADS.map((threads, column) => {
        const cells = itemAt(itemAt(this.#rates, row), column).map(
          (rates) => `${medianAndBest(rates)} ${unit}`,
        );
        return [`${name}, ${threads} thread${threads > 1 ? 's' : ''}`, cells] as const;
      }),
    );
  }

  async stop(): Promise<void> {
    await Promise.all(this.#teams.flat().map((worker) => worker.terminate()));
  }
}

/** What the workers do in a second together, from the start to the last one's end. */
async function rateOf(workers: readonly Worker[], task: SliceTask): Promise<number> {
  const startMs = performance.now();
  const counts = await Promise.all(workers.map((worker) => answerOf(worker, task)));
  const seconds = (performance.now() - startMs) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

function answerOf(worker: Worker, task: SliceTask): Promise<number> {
  return new Promise((done, fail) => {
    worker.once('error', fail);
    worker.once('message', (count: number) => {
      worker.off('error', fail);
      done(count);
    });
    worker.postMessage(task);
  });
}

function medianAndBest(rates: readonly number[]): string {
  const sorted = rates.toSorted((a, b) => a - b);
  const written = (rate: number): string => Math.round(rate).toLocaleString('en');
  return `${written(itemAt(sorted, sorted.length >> 1))} (${written(itemAt(sorted, sorted.length - 1))})`;
}
