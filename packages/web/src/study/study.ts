/** The page's end of the talk with the study workers, each of which is started by its first question. */

import type { Question, Questions, StudyAsked, StudySaid } from './questions.ts';

/** Whoever asked does not want the answer any more. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

interface Waiting {
  readonly worker: number;
  readonly answer: (answered: unknown) => void;
  readonly fail: (reason: Error) => void;
  readonly hear: (news: unknown) => void;
}

export interface AskManner<Name extends Question> {
  /** Ends the work; the promise is then broken with `Cancelled`. */
  readonly signal?: AbortSignal;
  /** Told on the way, as often as the answerer has something to tell. */
  readonly onNews?: (news: Questions[Name]['news']) => void;
  /** Which worker is asked, from 0 to below `workers`. */
  readonly worker?: number;
}

/** As much of a `Worker` as is used here. */
export interface StudyWorker {
  postMessage(message: StudyAsked): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<StudySaid>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  terminate(): void;
}

export class Study {
  /** How many questions can be worked on at the same time, each by a worker of its own. */
  readonly workers: number;
  readonly #start: () => StudyWorker;
  readonly #started: (StudyWorker | undefined)[] = [];
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(start: () => StudyWorker, workers: number) {
    this.#start = start;
    this.workers = workers;
  }

  ask<Name extends Question>(
    question: Name,
    content: Questions[Name]['asked'],
    { signal, onNews, worker = 0 }: AskManner<Name> = {},
  ): Promise<Questions[Name]['answered']> {
    const number = ++this.#asked;
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(new Cancelled());
        return;
      }
      this.#waiting.set(number, {
        worker,
        answer: (answered) => resolve(answered as Questions[Name]['answered']),
        fail: reject,
        hear: (news) => onNews?.(news as Questions[Name]['news']),
      });
      signal?.addEventListener(
        'abort',
        () => {
          if (!this.#waiting.delete(number)) return;
          this.#send({ type: 'stop', number }, worker);
          reject(new Cancelled());
        },
        { once: true },
      );
      this.#send({ type: 'ask', number, question, asked: content }, worker);
    });
  }

  /** Ends all work; whoever waits is told that it was cancelled. */
  close(): void {
    for (const [worker] of this.#started.entries()) this.#giveUp(worker, new Cancelled());
  }

  #handleAnswer(said: StudySaid): void {
    const one = this.#waiting.get(said.number);
    if (one === undefined) return; // it was on its way when somebody stopped it
    if (said.type === 'news') {
      one.hear(said.news);
      return;
    }
    this.#waiting.delete(said.number);
    if (said.type === 'answered') one.answer(said.answered);
    else one.fail(new Error(said.reason));
  }

  #startWorker(worker: number): StudyWorker {
    const started = this.#start();
    started.addEventListener('message', ({ data }) => this.#handleAnswer(data));
    started.addEventListener('error', ({ message }) => this.#giveUp(worker, new Error(message)));
    return started;
  }

  /** A worker that cannot go on answers nobody; whoever asks next gets another. */
  #giveUp(worker: number, reason: Error): void {
    this.#started[worker]?.terminate();
    this.#started[worker] = undefined;
    for (const [number, one] of this.#waiting) {
      if (one.worker !== worker) continue;
      this.#waiting.delete(number);
      one.fail(reason);
    }
  }

  #send(message: StudyAsked, worker: number): void {
    (this.#started[worker] ??= this.#startWorker(worker)).postMessage(message);
  }
}

/** One core is left to the page, and more than three workers would take more memory than they are worth. */
export function openStudy(): Study {
  return new Study(
    () => new Worker(new URL('../worker/study-worker.ts', import.meta.url), { type: 'module' }),
    Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1)),
  );
}
