/** The learner's decks while the page is open. */

import { signal, type Signal } from '@preact/signals';
import type { Page } from '../../page/page.ts';
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

export class Decks {
  /** The latest first; `null`: not loaded yet. */
  readonly all: Signal<readonly DeckNow[] | null> = signal(null);
  #opening: Promise<DeckStore> | null = null;

  store(): Promise<DeckStore> {
    this.#opening ??= DeckStore.open(deviceName(localStorage));
    return this.#opening;
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
    await this.refresh(nowMs);
  }

  /** Returns an undo. */
  async delete(id: string, nowMs: number): Promise<() => Promise<void>> {
    const store = await this.store();
    const whole = await store.whole(id);
    await store.delete(id);
    await this.refresh(nowMs);
    return async () => {
      if (whole !== null) await store.put(whole);
      await this.refresh(Date.now());
    };
  }

  close(): void {
    void this.#opening?.then((store) => store.close());
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

export function openDecks(_page: Page): Decks {
  return new Decks();
}
