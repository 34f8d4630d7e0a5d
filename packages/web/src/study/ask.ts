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

const waiting = new Map<number, Waiting>();
const workers: (Worker | undefined)[] = [];
let asked = 0;

/**
 * How many questions can be worked on at the same time, each by a worker of its own: one core is left to the page, and
 * more than three would take more memory than they are worth.
 */
export const WORKERS: number = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1));

function handleAnswer(said: StudySaid): void {
  const one = waiting.get(said.number);
  if (one === undefined) return; // it was on its way when somebody stopped it
  if (said.type === 'news') {
    one.hear(said.news);
    return;
  }
  waiting.delete(said.number);
  if (said.type === 'answered') one.answer(said.answered);
  else one.fail(new Error(said.reason));
}

function startWorker(worker: number): Worker {
  const started = new Worker(new URL('../worker/study-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<StudySaid>) => handleAnswer(data));
  started.addEventListener('error', ({ message }) => giveUp(worker, message));
  return started;
}

/** A worker that cannot go on answers nobody; whoever asks next gets another. */
function giveUp(worker: number, reason: string): void {
  workers[worker]?.terminate();
  workers[worker] = undefined;
  for (const [number, one] of waiting) {
    if (one.worker !== worker) continue;
    waiting.delete(number);
    one.fail(new Error(reason));
  }
}

function send(message: StudyAsked, worker: number): void {
  (workers[worker] ??= startWorker(worker)).postMessage(message);
}

export interface AskManner<Name extends Question> {
  /** Ends the work; the promise is then broken with `Cancelled`. */
  readonly signal?: AbortSignal;
  /** Told on the way, as often as the answerer has something to tell. */
  readonly onNews?: (news: Questions[Name]['news']) => void;
  /** Which worker is asked, from 0 to below `WORKERS`. */
  readonly worker?: number;
}

export function ask<Name extends Question>(
  question: Name,
  content: Questions[Name]['asked'],
  { signal, onNews, worker = 0 }: AskManner<Name> = {},
): Promise<Questions[Name]['answered']> {
  const number = ++asked;
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(new Cancelled());
      return;
    }
    waiting.set(number, {
      worker,
      answer: (answered) => resolve(answered as Questions[Name]['answered']),
      fail: reject,
      hear: (news) => onNews?.(news as Questions[Name]['news']),
    });
    signal?.addEventListener(
      'abort',
      () => {
        if (!waiting.delete(number)) return;
        send({ type: 'stop', number }, worker);
        reject(new Cancelled());
      },
      { once: true },
    );
    send({ type: 'ask', number, question, asked: content }, worker);
  });
}
