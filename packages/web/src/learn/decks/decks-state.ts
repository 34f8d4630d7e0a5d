/** The learner's decks while the page is open. */

import { signal, type Signal } from '@preact/signals';
import type { Page } from '../../page/page.ts';
import { openLearner, type Learner } from '../../page/storage/learner.ts';
import { StoredValue } from '../../page/storage/stored-value.ts';
import type { WantedLexicon } from '../../words/dictionaries.ts';
import { FIRST_LIMITS, LONGEST_NAME, MOST_CARDS, MOST_DECKS, type Deck, type DeckKind } from './deck.ts';
import { DeckStore, type DeckToday } from './deck-store.ts';
import type { ForeignCard } from './files/cardbox-file.ts';
import { mergedDecks } from './merge-decks.ts';
import { schedulesOf, wholeDeck, type WholeDeck } from './whole-deck.ts';

/** A deck with what today asks of it. */
export interface DeckNow {
  readonly deck: Deck;
  readonly today: DeckToday;
}

export type DeckFault = 'no-cards' | 'too-many-cards' | 'too-many-decks';

const DEVICE_KEY = 'lexiko.device';

/** Names this browser among a learner's devices, by chance and nothing else. */
function deviceName(storage: Storage): string {
  const known = storage.getItem(DEVICE_KEY);
  if (known !== null) return known;
  const name = crypto.randomUUID();
  storage.setItem(DEVICE_KEY, name);
  return name;
}

/** When decks were deleted, for the other devices of their learner. */
const DELETED_KEY = 'lexiko.decks.deleted';
/** The latest of them. */
const MOST_DELETED = 500;

export type DeletedDecks = Readonly<Record<string, number>>;

function readDeleted(stored: unknown): DeletedDecks {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, atMs]) => typeof atMs === 'number'));
}

export class Decks {
  /** The latest first; `null`: not loaded yet. */
  readonly all: Signal<readonly DeckNow[] | null> = signal(null);
  readonly #learner: Learner;
  readonly #deleted: StoredValue<DeletedDecks>;
  readonly #stores = new Map<string | null, Promise<DeckStore>>();

  constructor(learner: Learner) {
    this.#learner = learner;
    this.#deleted = new StoredValue(learner.storage, DELETED_KEY, readDeleted);
    learner.listen(() => {
      this.#deleted.refresh();
      if (this.all.peek() !== null) void this.refresh(Date.now());
    });
  }

  /** The decks of whoever learns here now. */
  store(): Promise<DeckStore> {
    const learner = this.#learner;
    const place = learner.place.peek();
    const known = this.#stores.get(place);
    if (known !== undefined) return known;
    const opening = DeckStore.open({
      device: deviceName(localStorage),
      place,
      isSynchronised: () => learner.isSynchronised(place),
      onAnswer: () => learner.note(),
    });
    this.#stores.set(place, opening);
    return opening;
  }

  get deleted(): DeletedDecks {
    this.#deleted.refresh();
    return this.#deleted.value.peek();
  }

  /** Reads the decks again: answers, other tabs and other devices change them. */
  async refresh(nowMs: number): Promise<void> {
    const store = await this.store();
    const decks = (await store.decks()).toSorted((a, b) => b.createdMs - a.createdMs);
    this.all.value = await Promise.all(
      decks.map(async (deck) => ({ deck, today: await store.today(deck, nowMs) })),
    );
  }

  /** Makes a deck of new cards. */
  async create(
    part: { readonly name: string; readonly kind: DeckKind; readonly dictionary: WantedLexicon },
    cards: readonly string[],
    {
      foreign = [],
      nowMs,
      onProgress,
    }: {
      /** The same cards as another program had them, with their schedules. */
      readonly foreign?: readonly ForeignCard[];
      readonly nowMs: number;
      readonly onProgress?: (written: number, of: number) => void;
    },
  ): Promise<Deck | DeckFault> {
    const store = await this.store();
    if (cards.length === 0) return 'no-cards';
    if (cards.length > MOST_CARDS) return 'too-many-cards';
    if ((await store.decks()).length >= MOST_DECKS) return 'too-many-decks';
    const deck = newDeck(part, cards.length, nowMs);
    const whole = wholeDeck(deck, cards, schedulesOf(deck, foreign));
    await store.put(whole, onProgress);
    this.#learner.note();
    await this.refresh(nowMs);
    return whole.deck;
  }

  /** Takes a deck from a file or another device; with the one that is here already they become one. */
  async take(whole: WholeDeck, nowMs: number): Promise<Deck | DeckFault> {
    const store = await this.store();
    const here = await store.whole(whole.deck.id);
    if (here === null && (await store.decks()).length >= MOST_DECKS) return 'too-many-decks';
    const taken = here === null ? whole : mergedDecks(here, whole);
    if (taken.contents.length > MOST_CARDS) return 'too-many-cards';
    await store.put(taken);
    this.#noteDeleted(whole.deck.id, null);
    await this.refresh(nowMs);
    return taken.deck;
  }

  async change(
    id: string,
    part: Partial<Pick<Deck, 'name' | 'newADay' | 'againADay'>>,
    nowMs: number,
  ): Promise<void> {
    const store = await this.store();
    await store.change(id, { ...part, changedMs: nowMs });
    this.#learner.note();
    await this.refresh(nowMs);
  }

  /** Returns an undo. */
  async delete(id: string, nowMs: number): Promise<() => Promise<void>> {
    const store = await this.store();
    const whole = await store.whole(id);
    await store.delete(id);
    this.#noteDeleted(id, nowMs);
    await this.refresh(nowMs);
    return async () => {
      const againMs = Date.now();
      if (whole !== null) await store.put({ ...whole, deck: { ...whole.deck, changedMs: againMs } });
      this.#noteDeleted(id, null);
      await this.refresh(againMs);
    };
  }

  /** It is there again. */
  forgetDeleted(id: string): void {
    this.#noteDeleted(id, null);
  }

  /** `null`: it is there again. */
  #noteDeleted(id: string, atMs: number | null): void {
    const { [id]: _, ...others } = this.deleted;
    const next = Object.entries(atMs === null ? others : { ...others, [id]: atMs });
    this.#deleted.set(Object.fromEntries(next.toSorted(([, a], [, b]) => b - a).slice(0, MOST_DELETED)));
  }

  close(): void {
    for (const opening of this.#stores.values()) void opening.then((store) => store.close());
  }
}

export function newDeck(
  {
    name,
    kind,
    dictionary,
  }: { readonly name: string; readonly kind: DeckKind; readonly dictionary: WantedLexicon },
  size: number,
  nowMs: number,
): Deck {
  return {
    id: crypto.randomUUID(),
    name: name.trim().slice(0, LONGEST_NAME),
    kind,
    dictionary,
    ...FIRST_LIMITS,
    size,
    next: 0,
    begun: 0,
    firm: 0,
    createdMs: nowMs,
    changedMs: nowMs,
  };
}

export function openDecks(page: Page): Decks {
  return new Decks(page.of(openLearner));
}
