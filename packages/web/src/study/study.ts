/** Asks the study workers; each starts with its first question. */

import type { Page } from '../page/page.ts';
import type { UnfitChoice } from '../page/settings.ts';
import type { WantedLexicon } from '../words/dictionaries.ts';
import { lexiconOfQuestion } from './question-lexicon.ts';
import { NoWords } from '../words/words-state.ts';
import type { Question, Questions, StudyRequest, StudyReply } from './questions.ts';

/** The asker cancelled the question. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

interface Waiting {
  /** The name of the dictionary that it is answered with. */
  readonly dictionary: string;
  readonly worker: number;
  readonly answer: (answered: unknown) => void;
  readonly fail: (reason: Error) => void;
  readonly report: (progress: unknown) => void;
}

export interface AskManner<Name extends Question> {
  /** Stops the work; the promise rejects with `Cancelled`. */
  readonly signal?: AbortSignal;
  /** Receives progress reports. */
  readonly onProgress?: (progress: Questions[Name]['progress']) => void;
  /** Which worker is asked, from 0 to below `workers`. */
  readonly worker?: number;
  /** Whose words it is answered with; if absent, those of the game it is about, or Lexiko English. */
  readonly dictionary?: WantedLexicon;
  /** Whether it may show words unfit for school; if absent, as the settings say. */
  readonly unfit?: UnfitChoice;
}

/** As much of a `Worker` as is used here. */
export interface StudyWorker {
  postMessage(message: StudyRequest): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<StudyReply>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  terminate(): void;
}

export class Study {
  /** How many questions can be worked on at the same time, each by a worker of its own. */
  readonly workers: number;
  readonly #start: () => StudyWorker;
  readonly #unfit: () => UnfitChoice;
  readonly #started: (StudyWorker | undefined)[] = [];
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  /** `unfit`: whether answers may show words unfit for school. */
  constructor(start: () => StudyWorker, workers: number, unfit: () => UnfitChoice = () => 'hidden') {
    this.#start = start;
    this.#unfit = unfit;
    this.workers = workers;
  }

  ask<Name extends Question>(
    question: Name,
    content: Questions[Name]['asked'],
    {
      signal,
      onProgress,
      worker = 0,
      dictionary = lexiconOfQuestion(content),
      unfit = this.#unfit(),
    }: AskManner<Name> = {},
  ): Promise<Questions[Name]['answered']> {
    const number = ++this.#asked;
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(new Cancelled());
        return;
      }
      this.#waiting.set(number, {
        dictionary: dictionary.identity.name,
        worker,
        answer: (answered) => resolve(answered as Questions[Name]['answered']),
        fail: reject,
        report: (progress) => onProgress?.(progress as Questions[Name]['progress']),
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
      this.#send({ type: 'ask', number, question, asked: content, dictionary, unfit }, worker);
    });
  }

  /** Ends all work; whoever waits is told that it was cancelled. */
  close(): void {
    for (const [worker] of this.#started.entries()) this.#giveUp(worker, new Cancelled());
  }

  #handleAnswer(said: StudyReply): void {
    const one = this.#waiting.get(said.number);
    if (one === undefined) return; // it was on its way when somebody stopped it
    if (said.type === 'progress') {
      one.report(said.progress);
      return;
    }
    this.#waiting.delete(said.number);
    if (said.type === 'answered') one.answer(said.answered);
    else
      one.fail(said.type === 'wordless' ? new NoWords(one.dictionary, said.fault) : new Error(said.reason));
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

  #send(message: StudyRequest, worker: number): void {
    (this.#started[worker] ??= this.#startWorker(worker)).postMessage(message);
  }
}

/** One core is left to the page, and more than three workers would take more memory than they are worth. */
export function openStudy({ settings, pupilOf }: Page): Study {
  return new Study(
    () => new Worker(new URL('../worker/study-worker.ts', import.meta.url), { type: 'module' }),
    Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1)),
    // A pupil gets no words unfit for school, whatever the last person here has set.
    () => (pupilOf.value.peek() === null ? settings.current.peek().unfit : 'hidden'),
  );
}
