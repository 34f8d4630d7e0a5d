/** Computers on threads of their own, so that a long thought delays nobody; questions are answered in turn. */

import { Worker } from 'node:worker_threads';
import { LEVELS } from '@lexiko/engine';
import type { Action, PlayerView } from '@lexiko/rules';
import type { Computers } from '@lexiko/server';
import type { Environment } from '../words/data-folder.ts';
import { ComputerDesk, type Question } from './computer-desk.ts';

type Reply = { readonly action: Action | null } | { readonly failure: string };

interface Job {
  readonly question: Question;
  readonly resolve: (action: Action | null) => void;
  readonly reject: (error: Error) => void;
}

const SOURCE: URL = new URL('./computer-worker.ts', import.meta.url);

export class ComputerPool implements Computers {
  readonly levels: readonly string[] = LEVELS;
  readonly #env: Environment;
  readonly #threads: number;
  readonly #waiting: Job[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #idle: Worker[] = [];
  readonly #here: ComputerDesk | null;
  #isClosed = false;

  constructor(env: Environment, threads: number) {
    this.#env = { ...env };
    this.#threads = threads;
    // Threads need JavaScript: from the sources, as tests run them, computers think in this one.
    this.#here = SOURCE.pathname.endsWith('.ts') ? new ComputerDesk(env) : null;
  }

  async choose(level: string, view: PlayerView, nowMs: number): Promise<Action | null> {
    const question = { level, view, nowMs };
    if (this.#here !== null) return this.#here.choose(question);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const workers = [...this.#busy.keys(), ...this.#idle];
    for (const { reject } of [...this.#waiting, ...this.#busy.values()])
      reject(new Error('the server closes'));
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#threads ? this.#hire() : undefined);
    const job = worker === undefined ? undefined : this.#waiting.shift();
    if (worker === undefined || job === undefined) return;
    this.#busy.set(worker, job);
    worker.postMessage(job.question);
  }

  #hire(): Worker {
    const worker = new Worker(SOURCE, { workerData: { env: this.#env } });
    worker.on('message', (reply: Reply) => {
      const job = this.#busy.get(worker);
      this.#busy.delete(worker);
      this.#idle.push(worker);
      if ('failure' in reply) job?.reject(new Error(reply.failure));
      else job?.resolve(reply.action);
      this.#next();
    });
    // A thread that broke down is replaced with the next question.
    worker.on('error', (error) => {
      const job = this.#busy.get(worker);
      this.#busy.delete(worker);
      job?.reject(error instanceof Error ? error : new Error(String(error)));
      this.#next();
    });
    return worker;
  }
}
