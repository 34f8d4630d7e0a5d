/** How a question of the page is answered in the study worker. */

import type { EngineContext } from '@lexiko/engine';
import type { Instances } from '../../page/instances.ts';
import type { Question, Questions } from '../../study/questions.ts';

/** What a worker keeps between answers. */
export type WorkerInstances = Instances<null>;

/** What there is for an answer, besides what was asked. */
export interface Study<News> {
  readonly engine: EngineContext;
  /** What this worker has one of. */
  readonly instances: WorkerInstances;
  /** Tells the page how far the answer is. */
  tell(news: News): void;
  /** Lets other questions in. Long work calls it every 50 ms or so; it throws when nobody wants the answer any more. */
  yieldNow(): Promise<void>;
}

export type Answerer<Name extends Question> = (
  asked: Questions[Name]['asked'],
  study: Study<Questions[Name]['news']>,
) => Questions[Name]['answered'] | Promise<Questions[Name]['answered']>;
