/**
 * Drills in IndexedDB: cards by id, every answer, missed plays, and the plan. Each dictionary has its own database,
 * separate from the stored games.
 */

import { answered, completed } from '../../page/storage/browser-database.ts';
import { PAGE_DICTIONARY } from '../../words/dictionaries.ts';
import type { DrillAnswer, DrillCard, MissedPlay } from './drill-card.ts';
import type { DrillPlan } from './drill-plan.ts';

const NAME = 'lexiko-drills';
const VERSION = 1;
const STORES = ['cards', 'answers', 'missed', 'plans'] as const;

/** The key of the only plan. */
const PLAN = 'plan';

/** Everything stored for one dictionary. */
export interface DrillRecord {
  readonly cards: readonly DrillCard[];
  /** The oldest first. */
  readonly answers: readonly DrillAnswer[];
  readonly missed: readonly MissedPlay[];
  /** `null`: the learner has not changed the default plan. */
  readonly plan: DrillPlan | null;
}

export const EMPTY_RECORD: DrillRecord = { cards: [], answers: [], missed: [], plan: null };

export class DrillStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** `dictionary` is an id. Lexiko English came first, so its database has no suffix. */
  static async open(dictionary: string): Promise<DrillStore> {
    const name = dictionary === PAGE_DICTIONARY ? NAME : `${NAME}-${dictionary}`;
    const request = indexedDB.open(name, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('cards', { keyPath: 'id' });
      request.result.createObjectStore('answers', { autoIncrement: true });
      request.result.createObjectStore('missed', { keyPath: 'id' });
      request.result.createObjectStore('plans');
    });
    return new DrillStore(await answered(request));
  }

  close(): void {
    this.#database.close();
  }

  async read(): Promise<DrillRecord> {
    const reading = this.#database.transaction(STORES);
    const [cards, answers, missed, plan] = await Promise.all([
      answered(reading.objectStore('cards').getAll()) as Promise<DrillCard[]>,
      answered(reading.objectStore('answers').getAll()) as Promise<DrillAnswer[]>,
      answered(reading.objectStore('missed').getAll()) as Promise<MissedPlay[]>,
      answered(reading.objectStore('plans').get(PLAN)) as Promise<DrillPlan | undefined>,
    ]);
    return { cards, answers, missed, plan: plan ?? null };
  }

  /** Saves an answer and its updated card in one transaction. */
  async keepAnswer(card: DrillCard, answer: DrillAnswer): Promise<void> {
    const writing = this.#database.transaction(['cards', 'answers'], 'readwrite');
    writing.objectStore('cards').put(card);
    writing.objectStore('answers').add(answer);
    await completed(writing);
  }

  async keepMissed(play: MissedPlay): Promise<void> {
    const writing = this.#database.transaction('missed', 'readwrite');
    writing.objectStore('missed').put(play);
    await completed(writing);
  }

  async keepPlan(plan: DrillPlan): Promise<void> {
    const writing = this.#database.transaction('plans', 'readwrite');
    writing.objectStore('plans').put(plan, PLAN);
    await completed(writing);
  }

  /** Replaces everything stored, in one transaction. */
  async replace({ cards, answers, missed, plan }: DrillRecord): Promise<void> {
    const writing = this.#database.transaction(STORES, 'readwrite');
    for (const store of STORES) writing.objectStore(store).clear();
    for (const card of cards) writing.objectStore('cards').put(card);
    for (const answer of answers) writing.objectStore('answers').add(answer);
    for (const play of missed) writing.objectStore('missed').put(play);
    if (plan !== null) writing.objectStore('plans').put(plan, PLAN);
    await completed(writing);
  }
}
