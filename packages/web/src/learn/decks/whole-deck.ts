/** A deck with everything that is kept of it, for files and other devices, and how it is made from cards of another program. */

import { languageOf } from '@lexiko/languages';
import { alphabetOf } from '@lexiko/words';
import { letterSets } from '@lexiko/words/questions';
import type { Memory } from '../drills/drill-card.ts';
import {
  lexiconOf,
  type Deck,
  type DeckAnswer,
  type DeckCard,
  type DeckDay,
  type DeckTallies,
} from './deck.ts';
import { isFirmMemory } from './deck-progress.ts';
import type { ForeignCard } from './files/cardbox-file.ts';

/** Everything of one deck, for files and other devices. */
export interface WholeDeck {
  readonly deck: Deck;
  /** All cards in their order. */
  readonly contents: readonly string[];
  readonly cards: readonly DeckCard[];
  readonly answers: readonly DeckAnswer[];
  readonly days: readonly DeckDay[];
  readonly tallies: readonly DeckTallies[];
}

/** A deck's numbers as its cards have them. */
export function countedDeck(deck: Deck, cards: readonly DeckCard[]): Deck {
  return { ...deck, begun: cards.length, firm: cards.filter(({ memory }) => isFirmMemory(memory)).length };
}

/** A new deck of these cards. Those with a schedule come first, in the order in which they fall due. */
export function wholeDeck(
  deck: Deck,
  cards: readonly string[],
  schedules: ReadonlyMap<string, Memory>,
): WholeDeck {
  const dueMs = (letters: string): number => schedules.get(letters)?.dueMs ?? Infinity;
  const contents = cards.toSorted((a, b) => (dueMs(a) === dueMs(b) ? 0 : dueMs(a) - dueMs(b)));
  const scheduled = contents.flatMap((letters, place): readonly DeckCard[] => {
    const memory = schedules.get(letters);
    return memory === undefined ? [] : [{ deck: deck.id, letters, place, memory, base: memory }];
  });
  return {
    deck: countedDeck({ ...deck, size: contents.length, next: scheduled.length }, scheduled),
    contents,
    cards: scheduled,
    answers: [],
    days: [],
    tallies: [],
  };
}

/** The schedules of foreign cards, by the letters of our cards; of two for the same card the one answered last. */
export function schedulesOf(
  deck: Pick<Deck, 'kind' | 'dictionary'>,
  foreign: readonly ForeignCard[],
): ReadonlyMap<string, Memory> {
  const alphabet = alphabetOf(languageOf(lexiconOf(deck).language));
  const found = new Map<string, Memory>();
  for (const { text, memory } of foreign) {
    if (memory === null) continue;
    const upper = text.toUpperCase();
    const letters = deck.kind === 'anagrams' ? (letterSets({ alphabet }, [upper])[0] ?? upper) : upper;
    const known = found.get(letters);
    if (known === undefined || (known.lastMs ?? 0) < (memory.lastMs ?? 0)) found.set(letters, memory);
  }
  return found;
}
