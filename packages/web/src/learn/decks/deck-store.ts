/**
 * Decks in IndexedDB. New cards are packed by the thousand, so that a deck of 50,000 is 50 records; a card gets a record
 * of its own once it has a schedule. What a day asks for is read from an index, never the whole deck.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { answered, completed } from '../../page/storage/browser-database.ts';
import type { Grade } from '../drills/drill-card.ts';
import { dayOf } from '../drills/drill-plan.ts';
import type { Deck, DeckAnswer, DeckCard, DeckDay, DeckTallies } from './deck.ts';
import { afterDeckAnswer, emptyDay } from './deck-progress.ts';
import { withCounted, type Counted } from './tallies.ts';
import type { WholeDeck } from './whole-deck.ts';

const NAME = 'lexiko-decks';
const VERSION = 1;
const STORES = ['decks', 'contents', 'cards', 'answers', 'days', 'tallies'] as const;

/** New cards in one record. */
export const PACKED = 1000;

/** Records written before the page may do something else. */
const BATCH = 2000;

const DAY_MS = 86_400_000;

/** The content of a deck from place `at * PACKED`, with spaces between the cards. */
interface Packed {
  readonly deck: string;
  readonly at: number;
  readonly letters: string;
}

/** What today asks of a deck. */
export interface DeckToday {
  /** Reviews: the most overdue first, then the cards already answered today. */
  readonly due: readonly DeckCard[];
  /** New cards, each with its place. */
  readonly fresh: readonly { readonly letters: string; readonly place: number }[];
}

/** The last millisecond of the day of `ms`, local time. */
export function endOfDay(ms: number): number {
  const date = new Date(ms);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - 1;
}

function startOfDay(ms: number): number {
  const date = new Date(ms);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** All keys that begin with the deck's id. */
function ofDeck(id: string): IDBKeyRange {
  // An array is greater than any number or text.
  return IDBKeyRange.bound([id], [id, []]);
}

function dueUntil(id: string, fromMs: number, untilMs: number): IDBKeyRange {
  return IDBKeyRange.bound([id, fromMs], [id, untilMs]);
}

export class DeckStore {
  readonly #database: IDBDatabase;
  /** Names this browser among a learner's devices. */
  readonly device: string;

  private constructor(database: IDBDatabase, device: string) {
    this.#database = database;
    this.device = device;
  }

  static async open(device: string): Promise<DeckStore> {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const database = request.result;
      database.createObjectStore('decks', { keyPath: 'id' });
      database.createObjectStore('contents', { keyPath: ['deck', 'at'] });
      const cards = database.createObjectStore('cards', { keyPath: ['deck', 'letters'] });
      cards.createIndex('due', ['deck', 'memory.dueMs']);
      cards.createIndex('lapses', ['deck', 'memory.lapses']);
      database.createObjectStore('answers', { keyPath: ['deck', 'letters', 'atMs'] });
      database.createObjectStore('days', { keyPath: ['deck', 'day'] });
      database.createObjectStore('tallies', { keyPath: ['deck', 'device'] });
    });
    return new DeckStore(await answered(request), device);
  }

  async decks(): Promise<readonly Deck[]> {
    return (await answered(this.#database.transaction('decks').objectStore('decks').getAll())) as Deck[];
  }

  /** The cards left for today. The limits of the deck apply; what was begun today is brought to its end. */
  async today({ id }: Pick<Deck, 'id'>, nowMs: number): Promise<DeckToday> {
    const reading = this.#database.transaction(['decks', 'contents', 'cards', 'days']);
    const deck = (await answered(reading.objectStore('decks').get(id))) as Deck | undefined;
    if (deck === undefined) return { due: [], fresh: [] };
    const today = dayOf(nowMs);
    const day = ((await answered(reading.objectStore('days').get([id, today]))) ??
      emptyDay(id, today)) as DeckDay;
    const untilMs = endOfDay(nowMs);
    const index = reading.objectStore('cards').index('due');
    const isBegun = ({ memory }: DeckCard): boolean =>
      memory.lastMs !== null && dayOf(memory.lastMs) === today;
    const room = Math.max(0, deck.againADay - day.again);
    const begun = (await answered(
      index.getAll(dueUntil(id, startOfDay(nowMs), untilMs), deck.newADay + deck.againADay),
    )) as DeckCard[];
    // The overdue cards come first in the index; of those only some can be of today.
    const overdue =
      room === 0
        ? []
        : ((await answered(index.getAll(dueUntil(id, 0, untilMs), room + begun.length))) as DeckCard[]);
    const due = [...overdue.filter((card) => !isBegun(card)).slice(0, room), ...begun.filter(isBegun)];
    const most = Math.min(Math.max(0, deck.newADay - day.fresh), deck.size - deck.next);
    const fresh: { letters: string; place: number }[] = [];
    for (let place = deck.next; fresh.length < most && place < deck.size;) {
      const at = Math.floor(place / PACKED);
      const packed = (await answered(reading.objectStore('contents').get([id, at]))) as Packed | undefined;
      const letters = packed?.letters.split(' ') ?? [];
      const here = letters.slice(place - at * PACKED).map((one, by) => ({ letters: one, place: place + by }));
      for (const one of here) {
        if (fresh.length === most) break;
        // A card that came with a schedule is not new.
        const known = await answered(reading.objectStore('cards').getKey([id, one.letters]));
        if (known === undefined) fresh.push(one);
      }
      place = (at + 1) * PACKED;
    }
    return { due, fresh };
  }

  /** Keeps an answer with all that follows from it, in one transaction. */
  async giveAnswer(
    id: string,
    given: { readonly letters: string; readonly place: number; readonly grade: Grade; readonly atMs: number },
    counted: Counted,
  ): Promise<Deck | null> {
    const writing = this.#database.transaction(['decks', 'cards', 'answers', 'days', 'tallies'], 'readwrite');
    const done = completed(writing);
    const store = (name: (typeof STORES)[number]): IDBObjectStore => writing.objectStore(name);
    const dayNumber = dayOf(given.atMs);
    const [deck, card, day, tallies] = (await Promise.all([
      answered(store('decks').get(id)),
      answered(store('cards').get([id, given.letters])),
      answered(store('days').get([id, dayNumber])),
      answered(store('tallies').get([id, this.device])),
    ])) as [Deck | undefined, DeckCard | undefined, DeckDay | undefined, DeckTallies | undefined];
    // It was deleted in another tab.
    if (deck === undefined) return null;
    const next = afterDeckAnswer({ deck, card: card ?? null, day: day ?? emptyDay(id, dayNumber) }, given);
    store('decks').put(next.deck);
    store('cards').put(next.card);
    store('answers').put(next.answer);
    store('days').put(next.day);
    store('tallies').put(
      withCounted(tallies ?? { deck: id, device: this.device, letters: {}, hooks: {} }, counted),
    );
    await done;
    return next.deck;
  }

  /** Stores a deck in place of the one with its id, if there is one: all of it or nothing. */
  async put(
    { deck, contents, cards, answers, days, tallies }: WholeDeck,
    onProgress: (written: number, of: number) => void = () => undefined,
  ): Promise<void> {
    const packed = Array.from({ length: Math.ceil(contents.length / PACKED) }, (_, at): Packed => ({
      deck: deck.id,
      at,
      letters: contents.slice(at * PACKED, (at + 1) * PACKED).join(' '),
    }));
    const writing = this.#database.transaction([...STORES], 'readwrite');
    const done = completed(writing);
    const of = cards.length + answers.length;
    let written = 0;
    const putAll = async (name: (typeof STORES)[number], records: readonly unknown[]): Promise<void> => {
      for (let from = 0; from < records.length; from += BATCH) {
        const batch = records.slice(from, from + BATCH);
        const requests = batch.map((record) => writing.objectStore(name).put(record));
        // Waiting for the last one keeps the transaction open, and lets the page do other things.
        await answered(itemAt(requests, requests.length - 1));
        if (name === 'cards' || name === 'answers') onProgress((written += batch.length), of);
      }
    };
    this.#clear(writing, deck.id);
    await putAll('contents', packed);
    await putAll('cards', cards);
    await putAll('answers', answers);
    await putAll('days', days);
    await putAll('tallies', tallies);
    await putAll('decks', [deck]);
    await done;
  }

  #clear(writing: IDBTransaction, id: string): void {
    for (const name of STORES) writing.objectStore(name).delete(name === 'decks' ? id : ofDeck(id));
  }

  /** Changes name or limits. */
  async change(id: string, part: Partial<Deck>): Promise<void> {
    const writing = this.#database.transaction('decks', 'readwrite');
    const done = completed(writing);
    const deck = (await answered(writing.objectStore('decks').get(id))) as Deck | undefined;
    if (deck !== undefined) writing.objectStore('decks').put({ ...deck, ...part });
    await done;
  }

  async delete(id: string): Promise<void> {
    const writing = this.#database.transaction([...STORES], 'readwrite');
    this.#clear(writing, id);
    await completed(writing);
  }

  /** Everything of a deck; `null`: there is none. */
  async whole(id: string): Promise<WholeDeck | null> {
    const reading = this.#database.transaction([...STORES]);
    const all = <T>(name: (typeof STORES)[number]): Promise<T[]> =>
      answered(reading.objectStore(name).getAll(ofDeck(id)) as IDBRequest<T[]>);
    const deck = (await answered(reading.objectStore('decks').get(id))) as Deck | undefined;
    if (deck === undefined) return null;
    const [packed, cards, answers, days, tallies] = await Promise.all([
      all<Packed>('contents'),
      all<DeckCard>('cards'),
      all<DeckAnswer>('answers'),
      all<DeckDay>('days'),
      all<DeckTallies>('tallies'),
    ]);
    const contents = packed.flatMap(({ letters }) => letters.split(' '));
    return { deck, contents, cards, answers, days, tallies };
  }

  /** The days from one to another, without those on which nothing was answered. */
  async days(id: string, from: number, to: number): Promise<readonly DeckDay[]> {
    const range = IDBKeyRange.bound([id, from], [id, to]);
    return (await answered(
      this.#database.transaction('days').objectStore('days').getAll(range),
    )) as DeckDay[];
  }

  async tallies(id: string): Promise<readonly DeckTallies[]> {
    return (await answered(
      this.#database.transaction('tallies').objectStore('tallies').getAll(ofDeck(id)),
    )) as DeckTallies[];
  }

  /** How many cards fall due on each of the next days; the first number is today's, with everything overdue. */
  async forecast(id: string, nowMs: number, days: number): Promise<readonly number[]> {
    const index = this.#database.transaction('cards').objectStore('cards').index('due');
    const ends = Array.from({ length: days }, (_, at) => endOfDay(nowMs + at * DAY_MS));
    return Promise.all(
      ends.map((untilMs, at) =>
        answered(index.count(dueUntil(id, at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, untilMs))),
      ),
    );
  }

  /** The cards at some places, in this order. */
  async at(id: string, places: readonly number[]): Promise<readonly { letters: string; place: number }[]> {
    const contents = this.#database.transaction('contents').objectStore('contents');
    const wanted = [...new Set(places.map((place) => Math.floor(place / PACKED)))];
    const packed = new Map(
      await Promise.all(
        wanted.map(async (at) => {
          const found = (await answered(contents.get([id, at]))) as Packed | undefined;
          return [at, found?.letters.split(' ') ?? []] as const;
        }),
      ),
    );
    return places.flatMap((place) => {
      const letters = packed.get(Math.floor(place / PACKED))?.[place % PACKED];
      return letters === undefined ? [] : [{ letters, place }];
    });
  }

  /** The cards forgotten most often, at most so many. */
  async missed(id: string, most: number): Promise<readonly DeckCard[]> {
    const index = this.#database.transaction('cards').objectStore('cards').index('lapses');
    const request = index.openCursor(IDBKeyRange.bound([id, 1], [id, Infinity]), 'prev');
    return new Promise((resolve, reject) => {
      const found: DeckCard[] = [];
      request.addEventListener('error', () => reject(request.error ?? new Error('no cards were read')));
      request.addEventListener('success', () => {
        const cursor = request.result;
        if (cursor === null || found.length === most) {
          resolve(found);
          return;
        }
        found.push(cursor.value as DeckCard);
        cursor.continue();
      });
    });
  }

  close(): void {
    this.#database.close();
  }
}
