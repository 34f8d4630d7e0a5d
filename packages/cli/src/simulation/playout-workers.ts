/** Plays candidates out: in threads where the command line has been built, else in this one. */

import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { MoveGenerator } from '@lexiko/engine/moves';
import type { PlayoutBatch, PlayoutRunner, PlayoutJob, SimulatedPosition } from '@lexiko/engine/simulation';
import { openPlayoutRunner, type PlayoutRules, type PlayoutWords, sharedWords } from './playout-order.ts';

const SOURCE: URL = new URL('./worker.ts', import.meta.url);

export class PlayoutWorkers {
  readonly #generator: MoveGenerator;
  readonly #rules: PlayoutRules;
  readonly #workers: readonly Worker[];
  readonly #ready: Promise<unknown>;
  #runner: PlayoutRunner | null = null;

  /** `generator` serves this thread; its board is changed by simulations. */
  constructor(generator: MoveGenerator, words: PlayoutWords, rules: PlayoutRules, threads: number) {
    this.#generator = generator;
    this.#rules = rules;
    // Threads need JavaScript: from the sources, as tests run them, everything is played out here.
    const count = threads > 1 && !SOURCE.pathname.endsWith('.ts') ? threads : 0;
    const workerData = count === 0 ? null : { words: sharedWords(words), rules };
    this.#workers = Array.from({ length: count }, () => new Worker(SOURCE, { workerData }));
    this.#ready = Promise.all(this.#workers.map(async (worker) => once(worker, 'message')));
  }

  /** Resolves when all threads can begin, so that starting them costs no thinking time. */
  async ready(): Promise<void> {
    await this.#ready;
  }

  /** The position to play out from. */
  setPosition(position: SimulatedPosition): void {
    this.#runner = openPlayoutRunner(this.#generator, position, this.#rules);
    for (const worker of this.#workers) worker.postMessage(position);
  }

  /** Runs all jobs; returns batches in their order, or `null` if interrupted. */
  async run(
    jobs: readonly PlayoutJob[],
    isInterrupted: () => boolean,
  ): Promise<readonly PlayoutBatch[] | null> {
    return this.#workers.length === 0
      ? this.#runHere(jobs, isInterrupted)
      : this.#runInThreads(jobs, isInterrupted);
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  async #runHere(
    jobs: readonly PlayoutJob[],
    isInterrupted: () => boolean,
  ): Promise<readonly PlayoutBatch[] | null> {
    const batches: PlayoutBatch[] = [];
    for (const job of jobs) {
      await setImmediate(); // lets a signal through
      if (isInterrupted() || this.#runner === null) return null;
      batches.push(this.#runner.run(job));
    }
    return batches;
  }

  async #runInThreads(
    jobs: readonly PlayoutJob[],
    isInterrupted: () => boolean,
  ): Promise<readonly PlayoutBatch[] | null> {
    await this.#ready;
    const batches: PlayoutBatch[] = [];
    let next = 0;
    const work = async (worker: Worker): Promise<void> => {
      while (next < jobs.length && !isInterrupted()) {
        const at = next++;
        worker.postMessage(jobs[at]);
        const [batch] = (await once(worker, 'message')) as [PlayoutBatch]; // all that worker.ts sends
        batches[at] = batch;
      }
    };
    await Promise.all(this.#workers.map(work));
    return next < jobs.length ? null : batches;
  }
}
