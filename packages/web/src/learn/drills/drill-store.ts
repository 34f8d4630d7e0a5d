/**
 * Drills in IndexedDB: cards by id, every answer, missed plays, and the plan. Each dictionary has its own database
 * in each learner's place, separate from the stored games.
 */

import { LEXICA } from '@lexiko/words';
import { answered, completed, openedDatabase } from '../../page/storage/browser-database.ts';
import { nameIn } from '../../page/storage/learner.ts';
import { browserStorage, StoredValue } from '../../page/storage/stored-value.ts';
import { PAGE_DICTIONARY } from '../../words/dictionaries.ts';
import type { DrillAnswer, DrillCard, MissedPlay } from './drill-card.ts';
import type { DrillPlan } from './drill-plan.ts';

const DRILLS_NAME = 'lexiko-drills';
const DRILLED_KEY = 'lexiko.drilled';
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

/** Lexiko English came first, so its database has no suffix. */
export function drillsName(dictionary: string, place: string | null): string {
  return nameIn(place, dictionary === PAGE_DICTIONARY ? DRILLS_NAME : `${DRILLS_NAME}-${dictionary}`);
}

/** Of the ids of dictionaries; what else a stored list may hold is not ours. */
const PLAIN_ID = /^[\w.-]{1,60}$/u;

export function isDictionaryId(value: unknown): value is string {
  return typeof value === 'string' && PLAIN_ID.test(value);
}

function drilledIn(place: string | null): StoredValue<readonly string[]> {
  return new StoredValue(browserStorage(), nameIn(place, DRILLED_KEY), (stored) =>
    Array.isArray(stored) ? stored.filter(isDictionaryId) : [],
  );
}

/** Not every browser can list its databases, so their dictionaries are noted. */
function noteDrilled(dictionary: string, place: string | null): void {
  const drilled = drilledIn(place);
  const known = drilled.value.peek();
  if (!known.includes(dictionary)) drilled.set([...known, dictionary]);
}

/**
 * The dictionaries that somebody may have drilled in a place: those noted, those that everybody can choose, which earlier
 * versions did not note, and where the browser can list its databases those that it has.
 */
export async function perhapsDrilled(place: string | null): Promise<readonly string[]> {
  // Firefox before 126 and earlier Safaris cannot.
  const listing = indexedDB as { readonly databases?: IDBFactory['databases'] };
  const all = listing.databases === undefined ? [] : await indexedDB.databases();
  const suffix = nameIn(place, '');
  const listed = all.flatMap(({ name = '' }) =>
    name.startsWith(`${DRILLS_NAME}-`) && name.endsWith(suffix)
      ? [name.slice(DRILLS_NAME.length + 1, name.length - suffix.length)]
      : [],
  );
  const builtIn = LEXICA.map(({ id }) => id);
  return [...new Set([...drilledIn(place).value.peek(), ...builtIn, ...listed])].filter(isDictionaryId);
}

function answerKey({ atMs, card, grade }: DrillAnswer): string {
  return `${atMs} ${grade} ${card}`;
}

async function recordIn(reading: IDBTransaction): Promise<DrillRecord> {
  const [cards, answers, missed, plan] = await Promise.all([
    answered(reading.objectStore('cards').getAll()) as Promise<DrillCard[]>,
    answered(reading.objectStore('answers').getAll()) as Promise<DrillAnswer[]>,
    answered(reading.objectStore('missed').getAll()) as Promise<MissedPlay[]>,
    answered(reading.objectStore('plans').get(PLAN)) as Promise<DrillPlan | undefined>,
  ]);
  // Those of other devices come late.
  return { cards, answers: answers.toSorted((a, b) => a.atMs - b.atMs), missed, plan: plan ?? null };
}

export class DrillStore {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** `dictionary` is an id. */
  static async open(dictionary: string, place: string | null): Promise<DrillStore> {
    noteDrilled(dictionary, place);
    const request = indexedDB.open(drillsName(dictionary, place), VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('cards', { keyPath: 'id' });
      request.result.createObjectStore('answers', { autoIncrement: true });
      request.result.createObjectStore('missed', { keyPath: 'id' });
      request.result.createObjectStore('plans');
    });
    return new DrillStore(await answered(request));
  }

  /** `null`: nobody has drilled that dictionary in that place. */
  static async opened(dictionary: string, place: string | null): Promise<DrillStore | null> {
    const database = await openedDatabase(drillsName(dictionary, place), VERSION);
    return database === null ? null : new DrillStore(database);
  }

  close(): void {
    this.#database.close();
  }

  async read(): Promise<DrillRecord> {
    return recordIn(this.#database.transaction(STORES));
  }

  /** Adds what another device knows, in one transaction; `merge` makes one record of the two. */
  async take(
    other: DrillRecord,
    merge: (here: DrillRecord, other: DrillRecord) => DrillRecord,
  ): Promise<void> {
    const writing = this.#database.transaction(STORES, 'readwrite');
    const done = completed(writing);
    const here = await recordIn(writing);
    const { cards, answers, missed, plan } = merge(here, other);
    const answersHere = new Set(here.answers.map(answerKey));
    const cardsHere = new Map(here.cards.map((card) => [card.id, JSON.stringify(card)]));
    const missedHere = new Map(here.missed.map((play) => [play.id, JSON.stringify(play)]));
    for (const card of cards)
      if (cardsHere.get(card.id) !== JSON.stringify(card)) writing.objectStore('cards').put(card);
    for (const answer of answers)
      if (!answersHere.has(answerKey(answer))) writing.objectStore('answers').add(answer);
    for (const play of missed)
      if (missedHere.get(play.id) !== JSON.stringify(play)) writing.objectStore('missed').put(play);
    if (plan !== null) writing.objectStore('plans').put(plan, PLAN);
    await done;
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
