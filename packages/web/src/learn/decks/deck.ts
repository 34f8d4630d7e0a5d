/** Decks of cards that learners make themselves: what is kept of them. Plain values. */

import { PAGE_DICTIONARY, currentLexicon, type WantedLexicon } from '../../words/dictionaries.ts';
import type { CardKind, CardSubject, Grade, Memory } from '../drills/drill-card.ts';

/** All words of a set of letters, the hooks of a word, or the word of a definition. */
export const DECK_KINDS = ['anagrams', 'hooks', 'meaning'] as const satisfies readonly CardKind[];
export type DeckKind = (typeof DECK_KINDS)[number];

/** The kinds of cards that a dictionary has; only English has definitions. */
export function kindsFor({ language }: Pick<WantedLexicon, 'language'>): readonly DeckKind[] {
  return language === PAGE_DICTIONARY ? DECK_KINDS : DECK_KINDS.filter((kind) => kind !== 'meaning');
}

export interface DeckLimits {
  /** The most new cards a day. */
  readonly newADay: number;
  /** The most reviews a day. */
  readonly againADay: number;
}

export const FIRST_LIMITS: DeckLimits = { newADay: 20, againADay: 200 };
export const MOST_NEW = 1000;
export const MOST_AGAIN = 5000;

/** A learner may have this many decks, and a deck this many cards. */
export const MOST_DECKS = 200;
export const MOST_CARDS = 100_000;
export const LONGEST_NAME = 80;

export interface Deck extends DeckLimits {
  readonly id: string;
  readonly name: string;
  readonly kind: DeckKind;
  readonly dictionary: WantedLexicon;
  /** How many cards it has. */
  readonly size: number;
  /** The place of the next new card: cards are begun in their order. */
  readonly next: number;
  /** Cards answered at least once, and those of them that count as learnt. */
  readonly begun: number;
  readonly firm: number;
  readonly createdMs: number;
  /** When name or limits were last changed. */
  readonly changedMs: number;
  /** Another one each time that the deck is stored as a whole; missing in decks of earlier versions. */
  readonly revision?: string;
}

/** A card that has been answered, or came with a schedule. */
export interface DeckCard {
  readonly deck: string;
  readonly letters: string;
  /** Its place in the deck, from 0. */
  readonly place: number;
  readonly memory: Memory;
  /** The memory it came with from another program; answers here continue from it. */
  readonly base: Memory | null;
}

/** One answer to a card. A card's memory follows from its base and its answers. */
export interface DeckAnswer {
  readonly deck: string;
  readonly letters: string;
  readonly atMs: number;
  readonly grade: Grade;
}

/** The answers of one day, as `dayOf` counts days. */
export interface DeckDay {
  readonly deck: string;
  readonly day: number;
  readonly asked: number;
  readonly right: number;
  /** Cards begun on this day. */
  readonly fresh: number;
  /** Cards begun earlier and reviewed on this day, each once. */
  readonly again: number;
}

/** How often something was asked and how often missed. */
export type Tally = readonly [asked: number, missed: number];

/** What one device has counted of a deck. `letters`: by letter; `hooks`: by hook, `S–` before a word and `–S` after it. */
export interface DeckTallies {
  readonly deck: string;
  readonly device: string;
  readonly letters: Readonly<Record<string, Tally>>;
  readonly hooks: Readonly<Record<string, Tally>>;
}

export function subjectOf({ kind }: Pick<Deck, 'kind'>, letters: string): CardSubject {
  return { kind, letters };
}

/** The words that a deck's questions are answered with: today's list of a built-in dictionary, or the list it was made with. */
export function lexiconOf({ dictionary }: Pick<Deck, 'dictionary'>): WantedLexicon {
  return currentLexicon(dictionary.identity.id) ?? dictionary;
}
