/**
 * Answers the questions of a page: words and engine of its own, so that a long answer never holds up a game. Questions are
 * answered side by side, as far as their answerers let others in.
 */

import type { EngineContext } from '@lexiko/engine';
import { Instances } from '../page/instances.ts';
import type { Question, StudyAsked, StudySaid } from '../study/questions.ts';
import type { Answerer, Study, WorkerInstances } from './study/answerer.ts';

/** Thrown into work that nobody wants any more. */
class Stopped extends Error {}

export type Answerers = { readonly [Name in Question]: Answerer<Name> };

export class StudyHost {
  readonly #answerers: Answerers;
  readonly #openEngine: () => Promise<EngineContext>;
  readonly #say: (message: StudySaid) => void;
  readonly #wanted = new Set<number>();
  readonly #instances: WorkerInstances = new Instances();
  #opening: Promise<EngineContext> | null = null;

  constructor(
    answerers: Answerers,
    openEngine: () => Promise<EngineContext>,
    say: (message: StudySaid) => void,
  ) {
    this.#answerers = answerers;
    this.#openEngine = openEngine;
    this.#say = say;
  }

  handle(message: StudyAsked): void {
    if (message.type === 'stop') this.#wanted.delete(message.number);
    else void this.#answer(message);
  }

  /** What could not be fetched is fetched again for whoever asks next. */
  #engine(): Promise<EngineContext> {
    this.#opening ??= this.#openEngine().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  #studyFor(engine: EngineContext, number: number): Study<unknown> {
    return {
      engine,
      instances: this.#instances,
      tell: (news) => this.#say({ type: 'news', number, news }),
      yieldNow: () =>
        new Promise((resolve, reject) => {
          // A message that waits is heard before a timer.
          setTimeout(() => (this.#wanted.has(number) ? resolve() : reject(new Stopped())));
        }),
    };
  }

  async #answer({ number, question, asked }: Extract<StudyAsked, { type: 'ask' }>): Promise<void> {
    this.#wanted.add(number);
    try {
      const answerer = this.#answerers[question] as (asked: unknown, study: Study<unknown>) => unknown;
      const answered = await answerer(asked, this.#studyFor(await this.#engine(), number));
      if (this.#wanted.has(number)) this.#say({ type: 'answered', number, answered });
    } catch (error) {
      if (error instanceof Stopped) return;
      this.#say({ type: 'failed', number, reason: error instanceof Error ? error.message : String(error) });
    } finally {
      this.#wanted.delete(number);
    }
  }
}
