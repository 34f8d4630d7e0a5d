/**
 * Answers the page's study questions with its own dictionary and engine, so that a long answer never delays a game.
 * Questions run concurrently when their answerers yield, each with the dictionary that it names.
 */

import type { EngineContext } from '@lexiko/engine';
import { Instances } from '../page/instances.ts';
import type { UnfitChoice } from '../page/settings.ts';
import type { Question, StudyRequest, StudyReply } from '../study/questions.ts';
import type { WantedLexicon } from '../words/dictionaries.ts';
import { LexiconError } from './lexicon/lexicon-fault.ts';
import type { Answerer, Study, WorkerInstances } from './study/answerer.ts';

/** A player may open an English puzzle between two German ones; more engines would take too much memory. */
const MOST_ENGINES = 2;

type OpenEngine = (wanted: WantedLexicon) => Promise<EngineContext>;

/** Ends the work on a question that the page has cancelled. */
class Stopped extends Error {}

export type Answerers = { readonly [Name in Question]: Answerer<Name> };

export class StudyHost {
  readonly #answerers: Answerers;
  readonly #openEngine: OpenEngine;
  readonly #say: (message: StudyReply) => void;
  readonly #wanted = new Set<number>();
  readonly #instances: WorkerInstances = new Instances();
  /** By id and checksum, most recently used last. */
  readonly #engines = new Map<string, Promise<EngineContext>>();

  constructor(answerers: Answerers, openEngine: OpenEngine, say: (message: StudyReply) => void) {
    this.#answerers = answerers;
    this.#openEngine = openEngine;
    this.#say = say;
  }

  handle(message: StudyRequest): void {
    if (message.type === 'stop') this.#wanted.delete(message.number);
    else void this.#answer(message);
  }

  /** Opens or reuses an engine. Drops one that failed to load, so that the next question tries again. */
  #engine(wanted: WantedLexicon): Promise<EngineContext> {
    const key = `${wanted.identity.id} ${wanted.identity.checksum}`;
    const engine =
      this.#engines.get(key) ??
      this.#openEngine(wanted).catch((error: unknown) => {
        this.#engines.delete(key);
        throw error;
      });
    this.#engines.delete(key);
    this.#engines.set(key, engine);
    const [oldest] = this.#engines.keys();
    if (this.#engines.size > MOST_ENGINES && oldest !== undefined) this.#engines.delete(oldest);
    return engine;
  }

  #studyFor(engine: EngineContext, number: number, unfit: UnfitChoice): Study<unknown> {
    return {
      engine,
      isHidden: (word) => unfit === 'hidden' && engine.library.lexicon.isUnfit(word),
      unfit,
      instances: this.#instances,
      report: (progress) => this.#say({ type: 'progress', number, progress }),
      yieldNow: () =>
        new Promise((resolve, reject) => {
          // Waiting messages, such as a `stop`, are handled before the timer fires.
          setTimeout(() => (this.#wanted.has(number) ? resolve() : reject(new Stopped())));
        }),
    };
  }

  async #answer({
    number,
    question,
    asked,
    dictionary,
    unfit,
  }: Extract<StudyRequest, { type: 'ask' }>): Promise<void> {
    this.#wanted.add(number);
    try {
      const answerer = this.#answerers[question] as (asked: unknown, study: Study<unknown>) => unknown;
      const answered = await answerer(asked, this.#studyFor(await this.#engine(dictionary), number, unfit));
      if (this.#wanted.has(number)) this.#say({ type: 'answered', number, answered });
    } catch (error) {
      if (error instanceof Stopped) return;
      const reason = error instanceof Error ? error.message : String(error);
      this.#say(
        error instanceof LexiconError
          ? { type: 'wordless', number, fault: error.fault }
          : { type: 'failed', number, reason },
      );
    } finally {
      this.#wanted.delete(number);
    }
  }
}
