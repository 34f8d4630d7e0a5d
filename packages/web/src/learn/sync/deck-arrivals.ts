/** Adds to a deck what was answered on other devices: card by card, in short transactions, without reading the whole deck. */

import { answered, completed } from '../../page/storage/browser-database.ts';
import { dayOf } from '../drills/drill-plan.ts';
import type { Memory } from '../drills/drill-card.ts';
import type { Deck, DeckAnswer, DeckCard, DeckDay, DeckTallies } from '../decks/deck.ts';
import { emptyDay, firstNew, isFirmMemory, replayed } from '../decks/deck-progress.ts';
import {
  cardOf,
  ofDeck,
  PACKED,
  split,
  stored,
  type DeckStore,
  type DueDay,
  type Packed,
  type StoredCard,
} from '../decks/deck-store.ts';
import { daysOf, unitedAnswers, unitedTallies } from '../decks/merge-decks.ts';
import { countedDeck, type WholeDeck } from '../decks/whole-deck.ts';
import type { CardBase, DeckHead } from './deck-pieces.ts';

/** Cards of a transaction, and cards whose schedules are computed before the page may do something else. */
const AT_ONCE = 200;

/** What has come of one deck. */
export interface Arrivals {
  /** By the thousand. */
  readonly contents: ReadonlyMap<number, readonly string[]>;
  readonly bases: readonly CardBase[];
  readonly answers: readonly DeckAnswer[];
  readonly tallies: readonly DeckTallies[];
}

interface ArrivedCard {
  readonly letters: string;
  readonly base: Memory | null;
  readonly answers: readonly DeckAnswer[];
}

function arrivedCards({ bases, answers }: Pick<Arrivals, 'bases' | 'answers'>): readonly ArrivedCard[] {
  const found = new Map<string, { base: Memory | null; answers: DeckAnswer[] }>();
  const of = (letters: string): { base: Memory | null; answers: DeckAnswer[] } => {
    const known = found.get(letters) ?? { base: null, answers: [] };
    found.set(letters, known);
    return known;
  };
  for (const { letters, base } of bases) of(letters).base = laterBase(of(letters).base, base);
  for (const answer of answers) of(answer.letters).answers.push(answer);
  return [...found].map(([letters, card]) => ({ letters, ...card }));
}

/** As `mergedDecks` chooses. */
function laterBase(one: Memory | null, other: Memory | null): Memory | null {
  if (one === null || other === null) return one ?? other;
  return (other.lastMs ?? 0) > (one.lastMs ?? 0) ? other : one;
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** A deck that is not here yet, from everything that has come of it. */
export async function arrivedDeck(head: DeckHead, arrivals: Arrivals): Promise<WholeDeck> {
  const contents = [
    ...new Set([...arrivals.contents].toSorted(([a], [b]) => a - b).flatMap(([, letters]) => letters)),
  ];
  const places = new Map(contents.map((letters, place) => [letters, place]));
  const answers = unitedAnswers(
    arrivals.answers.filter(({ letters }) => places.has(letters)),
    [],
  );
  const cards: DeckCard[] = [];
  const bases = new Map<string, number | null>();
  let computed = 0;
  for (const { letters, base, answers: own } of arrivedCards({ bases: arrivals.bases, answers })) {
    const place = places.get(letters);
    const memory = replayed(base, own);
    if (place === undefined || memory === null) continue;
    cards.push({ deck: head.id, letters, place, memory, base });
    bases.set(letters, base?.lastMs ?? null);
    computed += own.length;
    if (computed >= AT_ONCE) {
      computed = 0;
      await pause();
    }
  }
  const { deletedMs: _, ...rest } = head;
  const begun = new Set(cards.map(({ letters }) => letters));
  const next = firstNew(contents, (letters) => begun.has(letters));
  const deck: Deck = { ...rest, next, size: contents.length, begun: 0, firm: 0 };
  return {
    deck: countedDeck(deck, cards),
    contents,
    cards: cards.toSorted((a, b) => a.place - b.place),
    answers,
    days: daysOf(head.id, answers, bases),
    tallies: unitedTallies(arrivals.tallies),
  };
}

/** The places of a deck's cards. */
async function placesOf(store: DeckStore, id: string): Promise<ReadonlyMap<string, number>> {
  const reading = store.begin(['contents'], 'readonly').objectStore('contents');
  const packed = (await answered(reading.getAll(ofDeck(id)))) as Packed[];
  const places = new Map<string, number>();
  for (const { at, letters } of packed)
    for (const [by, one] of split(letters).entries()) places.set(one, at * PACKED + by);
  return places;
}

/** Adds cards that the deck does not have, at its end. */
async function addContents(store: DeckStore, id: string, arrivals: Arrivals): Promise<void> {
  if (arrivals.contents.size === 0) return;
  const known = await placesOf(store, id);
  const added = [...arrivals.contents]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, letters]) => letters)
    .filter((letters) => !known.has(letters));
  if (added.length === 0) return;
  const writing = store.begin(['decks', 'contents'], 'readwrite');
  const done = completed(writing);
  const deck = (await answered(writing.objectStore('decks').get(id))) as Deck | undefined;
  if (deck === undefined) return;
  const contents = writing.objectStore('contents');
  let size = deck.size;
  for (const letters of new Set(added)) {
    const at = Math.floor(size / PACKED);
    const before = (await answered(contents.get([id, at]))) as Packed | undefined;
    contents.put({ deck: id, at, letters: [...split(before?.letters), letters].join(' ') } satisfies Packed);
    size++;
  }
  writing.objectStore('decks').put({ ...deck, size });
  await done;
}

/** What changes with the cards of one transaction. */
class Changes {
  readonly days = new Map<number, DeckDay>();
  readonly #leaves = new Map<number, Set<string>>();
  readonly #comes = new Map<number, { readonly front: string[]; readonly back: string[] }>();
  readonly #deck: string;

  constructor(deck: string) {
    this.#deck = deck;
  }

  /** The answers of a card make these days instead of those. */
  count(before: readonly DeckDay[], after: readonly DeckDay[]): void {
    const add = (days: readonly DeckDay[], by: 1 | -1): void => {
      for (const { day, asked, right, fresh, again } of days) {
        const known = this.days.get(day) ?? emptyDay(this.#deck, day);
        this.days.set(day, {
          ...known,
          asked: known.asked + by * asked,
          right: known.right + by * right,
          fresh: known.fresh + by * fresh,
          again: known.again + by * again,
        });
      }
    };
    add(before, -1);
    add(after, 1);
  }

  /** A card falls due on another day. One that was answered on that very day stands at its end. */
  move(before: StoredCard | undefined, { dueDay, letters, memory }: StoredCard): void {
    for (const day of new Set([before?.dueDay ?? dueDay, dueDay])) {
      const leaving = this.#leaves.get(day) ?? new Set();
      this.#leaves.set(day, leaving.add(letters));
    }
    const coming = this.#comes.get(dueDay) ?? { front: [], back: [] };
    this.#comes.set(dueDay, coming);
    const isBegun = memory.lastMs !== null && dayOf(memory.lastMs) === dueDay;
    (isBegun ? coming.back : coming.front).push(letters);
  }

  async write(writing: IDBTransaction): Promise<void> {
    const due = writing.objectStore('due');
    for (const [day, leaving] of this.#leaves) {
      const found = (await answered(due.get([this.#deck, day]))) as DueDay | undefined;
      const { front, back } = this.#comes.get(day) ?? { front: [], back: [] };
      const staying = split(found?.letters).filter((letters) => !leaving.has(letters));
      const letters = [...front, ...staying, ...back].join(' ');
      due.put({ deck: this.#deck, day, letters } satisfies DueDay);
    }
    const days = writing.objectStore('days');
    for (const by of this.days.values()) {
      const known = ((await answered(days.get([this.#deck, by.day]))) ??
        emptyDay(this.#deck, by.day)) as DeckDay;
      days.put({
        ...known,
        asked: known.asked + by.asked,
        right: known.right + by.right,
        fresh: known.fresh + by.fresh,
        again: known.again + by.again,
      } satisfies DeckDay);
    }
  }
}

async function takeSome(
  store: DeckStore,
  id: string,
  { cards, places }: { readonly cards: readonly ArrivedCard[]; readonly places: ReadonlyMap<string, number> },
): Promise<void> {
  const writing = store.begin(['decks', 'cards', 'due', 'answers', 'days'], 'readwrite');
  const done = completed(writing);
  const here = await Promise.all(
    cards.map(({ letters }) =>
      Promise.all([
        answered(writing.objectStore('cards').get([id, letters])) as Promise<StoredCard | undefined>,
        answered(
          writing.objectStore('answers').getAll(IDBKeyRange.bound([id, letters], [id, letters, []])),
        ) as Promise<DeckAnswer[]>,
      ]),
    ),
  );
  const deck = (await answered(writing.objectStore('decks').get(id))) as Deck | undefined;
  if (deck === undefined) return;
  const changes = new Changes(id);
  let { begun, firm } = deck;
  for (const [at, { letters, base: arrivedBase, answers }] of cards.entries()) {
    const [card, known] = here[at] ?? [undefined, []];
    const place = card?.place ?? places.get(letters);
    if (place === undefined) continue;
    const base = laterBase(card?.base ?? null, arrivedBase);
    const united = unitedAnswers(known, answers);
    const isSame =
      JSON.stringify(united) === JSON.stringify(unitedAnswers(known, [])) &&
      JSON.stringify(base) === JSON.stringify(card?.base ?? null);
    const memory = isSame ? null : replayed(base, united);
    if (memory === null) continue;
    const changed = stored({ deck: id, letters, place, memory, base });
    const daysBy = (all: readonly DeckAnswer[], from: Memory | null): readonly DeckDay[] =>
      daysOf(id, all, new Map([[letters, from?.lastMs ?? null]]));
    changes.count(daysBy(unitedAnswers(known, []), card?.base ?? null), daysBy(united, base));
    changes.move(card, changed);
    writing.objectStore('cards').put(changed);
    for (const answer of united) writing.objectStore('answers').put(answer);
    begun += card === undefined ? 1 : 0;
    firm +=
      Number(isFirmMemory(memory)) - Number(isFirmMemory(card === undefined ? null : cardOf(card).memory));
  }
  await changes.write(writing);
  writing.objectStore('decks').put({ ...deck, begun, firm });
  await done;
}

/** New cards go on after those that have been begun, here or elsewhere. */
async function moveNext(store: DeckStore, id: string): Promise<void> {
  const writing = store.begin(['decks', 'contents', 'cards'], 'readwrite');
  const done = completed(writing);
  const deck = (await answered(writing.objectStore('decks').get(id))) as Deck | undefined;
  if (deck === undefined) return;
  let { next } = deck;
  for (let isBegun = true; isBegun && next < deck.size;) {
    const at = Math.floor(next / PACKED);
    const packed = (await answered(writing.objectStore('contents').get([id, at]))) as Packed | undefined;
    const waiting = split(packed?.letters).slice(next - at * PACKED);
    const keys = waiting.map((letters) => answered(writing.objectStore('cards').getKey([id, letters])));
    const first = (await Promise.all(keys)).indexOf(undefined);
    isBegun = first === -1 && waiting.length > 0;
    next += isBegun ? waiting.length : Math.max(0, first);
  }
  writing.objectStore('decks').put({ ...deck, next });
  await done;
}

async function takeTallies(store: DeckStore, id: string, tallies: readonly DeckTallies[]): Promise<void> {
  if (tallies.length === 0) return;
  const writing = store.begin(['tallies'], 'readwrite');
  const done = completed(writing);
  const known = (await answered(writing.objectStore('tallies').getAll(ofDeck(id)))) as DeckTallies[];
  for (const one of unitedTallies([...known, ...tallies])) writing.objectStore('tallies').put(one);
  await done;
}

/** Adds what has come to a deck that is here. */
export async function addArrivals(store: DeckStore, id: string, arrivals: Arrivals): Promise<void> {
  await addContents(store, id, arrivals);
  const cards = arrivedCards(arrivals);
  const places = cards.length === 0 ? new Map<string, number>() : await placesOf(store, id);
  for (let from = 0; from < cards.length; from += AT_ONCE)
    await takeSome(store, id, { cards: cards.slice(from, from + AT_ONCE), places });
  if (cards.length > 0) await moveNext(store, id);
  await takeTallies(store, id, arrivals.tallies);
}
