/**
 * Decks in IndexedDB. New cards are packed by the thousand, so that a deck of 50,000 is 50 records; a card gets a record
 * of its own once it has a schedule. Which cards fall due on a day is one record too: an index over 50,000 cards takes
 * several times as long to write as the cards. What a day asks for is read from these, never from the whole deck.
 */

import { itemAt } from '@lexiko/rules/item-at';
import { answered, completed } from '../../page/storage/browser-database.ts';
import { nameIn } from '../../page/storage/learner.ts';
import type { Grade } from '../drills/drill-card.ts';
import { dayOf } from '../drills/drill-plan.ts';
import type { Deck, DeckAnswer, DeckCard, DeckDay, DeckTallies } from './deck.ts';
import { afterDeckAnswer, emptyDay } from './deck-progress.ts';
import { withCounted, type Counted } from './tallies.ts';
import type { WholeDeck } from './whole-deck.ts';

const NAME = 'lexiko-decks';
const VERSION = 1;
const STORES = ['decks', 'contents', 'cards', 'due', 'answers', 'days', 'tallies'] as const;
export type DeckStoreName = (typeof STORES)[number];

/** New cards in one record. */
export const PACKED = 1000;

/** Records written before the page may do something else. */
const BATCH = 2000;

/** The content of a deck from place `at * PACKED`, with spaces between the cards. */
export interface Packed {
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

/** All keys that begin with the deck's id. */
export function ofDeck(id: string): IDBKeyRange {
  // An array is greater than any number or text.
  return IDBKeyRange.bound([id], [id, []]);
}

/** The cards that fall due on a day, with spaces between them; those answered on that day already stand at the end. */
export interface DueDay {
  readonly deck: string;
  readonly day: number;
  readonly letters: string;
}

/** A card with the day under which it stands in `due`: the clock of a device may move to another zone. */
export interface StoredCard extends DeckCard {
  readonly dueDay: number;
}

export function stored(card: DeckCard): StoredCard {
  return { ...card, dueDay: dayOf(card.memory.dueMs) };
}

export function cardOf({ deck, letters, place, memory, base }: StoredCard): DeckCard {
  return { deck, letters, place, memory, base };
}

export function split(letters: string | undefined): readonly string[] {
  return letters === undefined || letters === '' ? [] : letters.split(' ');
}

/** The days on which cards fall due, the soonest cards first. */
function dueDays(deck: string, cards: readonly DeckCard[]): readonly DueDay[] {
  const days = new Map<number, string[]>();
  const isAnswered = ({ dueDay, memory: { lastMs } }: StoredCard): boolean =>
    lastMs !== null && dayOf(lastMs) === dueDay;
  const ordered = cards
    .map(stored)
    .sort((a, b) => Number(isAnswered(a)) - Number(isAnswered(b)) || a.memory.dueMs - b.memory.dueMs);
  for (const { dueDay, letters } of ordered) {
    const known = days.get(dueDay);
    if (known === undefined) days.set(dueDay, [letters]);
    else known.push(letters);
  }
  return [...days].map(([day, letters]) => ({ deck, day, letters: letters.join(' ') }));
}

function dueBetween(id: string, from: number, to: number): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, to]);
}

/** Where answers that other devices do not have yet lie once more: an outbox, written together with the answer. */
export function outboxOf(deck: string): string {
  return `unsent ${deck}`;
}

export interface DeckStoreHost {
  /** Names this browser among a learner's devices. */
  readonly device: string;
  readonly place: string | null;
  /** Whether answers are to be sent to other devices. */
  readonly isSynchronised: () => boolean;
  /** Called when an answer has been kept. */
  readonly onAnswer: () => void;
}

export function decksName(place: string | null): string {
  return nameIn(place, NAME);
}

export class DeckStore {
  readonly #database: IDBDatabase;
  readonly #host: DeckStoreHost;

  private constructor(database: IDBDatabase, host: DeckStoreHost) {
    this.#database = database;
    this.#host = host;
  }

  get device(): string {
    return this.#host.device;
  }

  /** A transaction over stores, for what comes from other devices. */
  begin(names: readonly DeckStoreName[], mode: IDBTransactionMode): IDBTransaction {
    return this.#database.transaction([...names], mode);
  }

  static async open(host: DeckStoreHost): Promise<DeckStore> {
    const { place } = host;
    const request = indexedDB.open(decksName(place), VERSION);
    request.addEventListener('upgradeneeded', () => {
      const database = request.result;
      database.createObjectStore('decks', { keyPath: 'id' });
      database.createObjectStore('contents', { keyPath: ['deck', 'at'] });
      database.createObjectStore('cards', { keyPath: ['deck', 'letters'] });
      database.createObjectStore('due', { keyPath: ['deck', 'day'] });
      database.createObjectStore('answers', { keyPath: ['deck', 'letters', 'atMs'] });
      database.createObjectStore('days', { keyPath: ['deck', 'day'] });
      database.createObjectStore('tallies', { keyPath: ['deck', 'device'] });
    });
    return new DeckStore(await answered(request), host);
  }

  async decks(): Promise<readonly Deck[]> {
    return (await answered(this.#database.transaction('decks').objectStore('decks').getAll())) as Deck[];
  }

  /** The cards left for today. The limits of the deck apply; what was begun today is brought to its end. */
  async today({ id }: Pick<Deck, 'id'>, nowMs: number): Promise<DeckToday> {
    const reading = this.#database.transaction(['decks', 'contents', 'cards', 'due', 'days']);
    const deck = (await answered(reading.objectStore('decks').get(id))) as Deck | undefined;
    if (deck === undefined) return { due: [], fresh: [] };
    const today = dayOf(nowMs);
    const day = ((await answered(reading.objectStore('days').get([id, today]))) ??
      emptyDay(id, today)) as DeckDay;
    const days = (await answered(
      reading.objectStore('due').getAll(dueBetween(id, -Infinity, today)),
    )) as DueDay[];
    const waiting = days.flatMap(({ letters }) => split(letters));
    const cards = async (letters: readonly string[]): Promise<readonly DeckCard[]> => {
      const found = await Promise.all(
        letters.map((one) => answered(reading.objectStore('cards').get([id, one]))),
      );
      return (found as (StoredCard | undefined)[]).flatMap((one) => (one === undefined ? [] : [cardOf(one)]));
    };
    const isBegun = ({ memory }: DeckCard): boolean =>
      memory.lastMs !== null && dayOf(memory.lastMs) === today;
    // What was answered today already stands at the end.
    const begun: DeckCard[] = [];
    for (let at = waiting.length - 1; at >= 0; at--) {
      const [card] = await cards(waiting.slice(at, at + 1));
      if (card === undefined || !isBegun(card)) break;
      begun.push(card);
    }
    const room = Math.max(0, deck.againADay - day.again);
    const overdue = await cards(waiting.slice(0, Math.min(room, waiting.length - begun.length)));
    const soonest = (a: DeckCard, b: DeckCard): number => a.memory.dueMs - b.memory.dueMs;
    const due = [...overdue.toSorted(soonest), ...begun.toSorted(soonest)];
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
    const writing = this.#database.transaction(
      ['decks', 'cards', 'due', 'answers', 'days', 'tallies'],
      'readwrite',
    );
    const done = completed(writing);
    const store = (name: (typeof STORES)[number]): IDBObjectStore => writing.objectStore(name);
    const dayNumber = dayOf(given.atMs);
    const [deck, card, day, tallies] = (await Promise.all([
      answered(store('decks').get(id)),
      answered(store('cards').get([id, given.letters])),
      answered(store('days').get([id, dayNumber])),
      answered(store('tallies').get([id, this.device])),
    ])) as [Deck | undefined, StoredCard | undefined, DeckDay | undefined, DeckTallies | undefined];
    // It was deleted in another tab.
    if (deck === undefined) return null;
    const next = afterDeckAnswer(
      { deck, card: card === undefined ? null : cardOf(card), day: day ?? emptyDay(id, dayNumber) },
      given,
    );
    const { dueDay } = stored(next.card);
    const days = new Map<number, readonly string[]>();
    for (const one of new Set([card?.dueDay ?? dueDay, dueDay])) {
      const found = (await answered(store('due').get([id, one]))) as DueDay | undefined;
      days.set(
        one,
        split(found?.letters).filter((letters) => letters !== given.letters),
      );
    }
    days.set(dueDay, [...(days.get(dueDay) ?? []), given.letters]);
    for (const [one, letters] of days)
      store('due').put({ deck: id, day: one, letters: letters.join(' ') } satisfies DueDay);
    store('decks').put(next.deck);
    store('cards').put(stored(next.card));
    store('answers').put(next.answer);
    if (this.#host.isSynchronised()) store('answers').put({ ...next.answer, deck: outboxOf(id) });
    store('days').put(next.day);
    store('tallies').put(
      withCounted(tallies ?? { deck: id, device: this.device, letters: {}, hooks: {} }, counted),
    );
    await done;
    this.#host.onAnswer();
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
    await putAll('cards', cards.map(stored));
    await putAll('due', dueDays(deck.id, cards));
    await putAll('answers', answers);
    await putAll('days', days);
    await putAll('tallies', tallies);
    await putAll('decks', [{ ...deck, revision: crypto.randomUUID() }]);
    await done;
  }

  #clear(writing: IDBTransaction, id: string): void {
    for (const name of STORES) writing.objectStore(name).delete(name === 'decks' ? id : ofDeck(id));
    writing.objectStore('answers').delete(ofDeck(outboxOf(id)));
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
      all<StoredCard>('cards'),
      all<DeckAnswer>('answers'),
      all<DeckDay>('days'),
      all<DeckTallies>('tallies'),
    ]);
    const contents = packed.flatMap(({ letters }) => letters.split(' '));
    return { deck, contents, cards: cards.map(cardOf), answers, days, tallies };
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
    const today = dayOf(nowMs);
    const due = this.#database.transaction('due').objectStore('due');
    const found = (await answered(due.getAll(dueBetween(id, -Infinity, today + days - 1)))) as DueDay[];
    const counts = Array.from({ length: days }, () => 0);
    for (const { day, letters } of found) {
      const at = Math.max(0, day - today);
      counts[at] = (counts[at] ?? 0) + split(letters).length;
    }
    return counts;
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

  /** The cards forgotten most often, at most so many. Reads all cards with a schedule: nothing else needs their order. */
  async missed(id: string, most: number): Promise<readonly DeckCard[]> {
    const cards = this.#database.transaction('cards').objectStore('cards');
    const found = (await answered(cards.getAll(ofDeck(id)))) as StoredCard[];
    return found
      .filter(({ memory }) => memory.lapses > 0)
      .sort((a, b) => b.memory.lapses - a.memory.lapses)
      .slice(0, most)
      .map(cardOf);
  }

  close(): void {
    this.#database.close();
  }
}
