/**
 * Computers on threads of their own, so that a long thought delays nobody. Those that answer at sight have a thread more,
 * and never wait for a long thought. The pool is handed no more than it has threads for: what waits, waits in the store.
 */

import { Worker } from 'node:worker_threads';
import { LEVELS } from '@lexiko/engine';
import type { Action, PlayerView } from '@lexiko/rules';
import { isLongThought, type Computers, type Thought } from '@lexiko/server';
import type { Environment } from '../words/data-folder.ts';
import { ComputerPlayers, type Question } from './computer-players.ts';
import type { WorkerData } from './computer-worker.ts';

type Reply = { readonly action: Action | null } | { readonly failure: string };

interface Job {
  readonly question: Question;
  readonly resolve: (action: Action | null) => void;
  readonly reject: (error: Error) => void;
}

/** A thread, with the job that it is at. */
interface Thread {
  readonly worker: Worker;
  readonly kind: 'long' | 'quick';
  readonly unwanted: Int32Array<SharedArrayBuffer>;
  job: Job | null;
  /** Ends the thread if it does not answer. */
  alarm: NodeJS.Timeout | null;
}

const SOURCE: URL = new URL('./computer-worker.ts', import.meta.url);
/** A thread that answers so much later than it should is stuck, and another takes its place. */
const STUCK_MS = 30_000;

export class ComputerPool implements Computers {
  readonly levels: readonly string[] = LEVELS;
  readonly #env: Environment;
  readonly #long: number;
  readonly #waiting = new Set<Job>();
  readonly #threads = new Set<Thread>();
  readonly #here: ComputerPlayers | null;
  readonly #prepare: (view: PlayerView) => Promise<void>;
  #isClosed = false;

  /** `threads`: how many think for long at the same time. `prepare` gets the words of a game ready. */
  constructor(env: Environment, threads: number, prepare: (view: PlayerView) => Promise<void>) {
    this.#prepare = prepare;
    this.#env = { ...env };
    this.#long = threads;
    // Threads need JavaScript: from the sources, as tests run them, computers think in this one.
    this.#here = SOURCE.pathname.endsWith('.ts') ? new ComputerPlayers(env) : null;
  }

  async choose(
    level: string,
    view: PlayerView,
    { nowMs, longestMs, signal }: Thought,
  ): Promise<Action | null> {
    await this.#prepare(view);
    if (signal.aborted) return null;
    const question = { level, view, nowMs, longestMs };
    if (this.#here !== null) return this.#here.choose(question, () => signal.aborted);
    return new Promise((resolve, reject) => {
      const job = { question, resolve, reject };
      this.#waiting.add(job);
      signal.addEventListener('abort', () => this.#drop(job), { once: true });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting) reject(new Error('the server closes'));
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, new Error('the server closes'))));
  }

  /** Nobody waits for it any more: the thread is free as soon as it notices. */
  #drop(job: Job): void {
    this.#waiting.delete(job);
    for (const thread of this.#threads) if (thread.job === job) Atomics.store(thread.unwanted, 0, 1);
    job.resolve(null);
  }

  #next(): void {
    if (this.#isClosed) return;
    for (const job of this.#waiting) {
      const thread = this.#threadFor(job);
      if (thread === null) continue;
      this.#waiting.delete(job);
      thread.job = job;
      Atomics.store(thread.unwanted, 0, 0);
      thread.alarm = setTimeout(() => {
        this.#end(thread, new Error('a computer did not answer')).then(() => this.#next(), job.reject);
      }, job.question.longestMs + STUCK_MS);
      thread.worker.postMessage(job.question);
    }
  }

  /** Long thoughts have their own threads; answers at sight have one, and may use the others while those are idle. */
  #threadFor({ question }: Job): Thread | null {
    const own = isLongThought(question.level) ? 'long' : 'quick';
    const threads = [...this.#threads];
    const idle = threads.filter(({ job }) => job === null);
    const hired = threads.filter(({ kind }) => kind === own).length;
    return (
      idle.find(({ kind }) => kind === own) ??
      (hired < (own === 'long' ? this.#long : 1) ? this.#hire(own) : null) ??
      (own === 'quick' ? (idle[0] ?? null) : null)
    );
  }

  #hire(kind: Thread['kind']): Thread {
    const unwanted = new Int32Array(new SharedArrayBuffer(4));
    const data: WorkerData = { env: this.#env, unwanted };
    const thread: Thread = {
      worker: new Worker(SOURCE, { workerData: data }),
      kind,
      unwanted,
      job: null,
      alarm: null,
    };
    this.#threads.add(thread);
    thread.worker.on('message', (reply: Reply) => {
      const { job } = thread;
      this.#rest(thread);
      if ('failure' in reply) job?.reject(new Error(reply.failure));
      else job?.resolve(reply.action);
      this.#next();
    });
    // A thread that broke down is replaced with the next question.
    thread.worker.on('error', (error) => {
      void this.#end(thread, error instanceof Error ? error : new Error(String(error)));
      this.#next();
    });
    return thread;
  }

  async #end(thread: Thread, reason: Error): Promise<void> {
    const { job } = thread;
    this.#threads.delete(thread);
    this.#rest(thread);
    job?.reject(reason);
    await thread.worker.terminate();
  }

  #rest(thread: Thread): void {
    if (thread.alarm !== null) clearTimeout(thread.alarm);
    thread.alarm = null;
    thread.job = null;
  }
}
