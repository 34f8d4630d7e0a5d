/** The type of functions that answer the page's questions in the study worker. */

import type { EngineContext } from '@lexiko/engine';
import type { Instances } from '../../page/instances.ts';
import type { UnfitChoice } from '../../page/settings.ts';
import type { Question, Questions } from '../../study/questions.ts';

/** Objects that a worker reuses between answers. */
export type WorkerInstances = Instances<null>;

/** What an answerer gets besides the question. */
export interface Study<Progress> {
  readonly engine: EngineContext;
  /** Whether a word is unfit for school and the asker's settings hide such words. */
  isHidden(word: string): boolean;
  /** The setting behind `isHidden`. */
  readonly unfit: UnfitChoice;
  readonly instances: WorkerInstances;
  /** Sends progress to the page. */
  report(progress: Progress): void;
  /** Lets the worker handle other questions; call it about every 50 ms. Throws once the page cancels this one. */
  yieldNow(): Promise<void>;
}

export type Answerer<Name extends Question> = (
  asked: Questions[Name]['asked'],
  study: Study<Questions[Name]['progress']>,
) => Questions[Name]['answered'] | Promise<Questions[Name]['answered']>;
