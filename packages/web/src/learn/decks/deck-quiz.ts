/** What a session asks of a deck: the cards of today, or free practice that leaves the schedule alone. */

import { signal, type Signal } from '@preact/signals';
import { languageOf } from '@lexiko/languages';
import { alphabetOf } from '@lexiko/words';
import { readLetters } from '../../words/typed-letters.ts';
import type { CardSubject, Grade, Memory } from '../drills/drill-card.ts';
import { answeredMemory } from '../drills/memory-model.ts';
import type { Quiz, Shown } from '../drills/quiz.ts';
import { lexiconOf, subjectOf, type Deck } from './deck.ts';
import type { DeckStore, DeckToday } from './deck-store.ts';
import { countedOf, NOTHING_COUNTED } from './tallies.ts';

/** A session with its first cards. */
export interface DeckSession {
  readonly quiz: Quiz;
  readonly first: readonly CardSubject[];
}

/** The answers change the schedule. `onFailure` is called when one can't be saved. */
export function todaysSession(
  deck: Deck,
  { due, fresh }: DeckToday,
  store: DeckStore,
  onFailure: (error: unknown) => void,
): DeckSession {
  const dictionary = lexiconOf(deck);
  const alphabet = alphabetOf(languageOf(dictionary.language));
  const memories = new Map<string, Memory>(due.map(({ letters, memory }) => [letters, memory]));
  const places = new Map([...due, ...fresh].map(({ letters, place }) => [letters, place]));
  const unsaved: Signal<number> = signal(0);
  const isKeeping: Signal<boolean> = signal(false);
  const count = (by: number): void => {
    unsaved.value += by;
    isKeeping.value = unsaved.value > 0;
  };
  const give = ({ letters }: CardSubject, grade: Grade, atMs: number, shown: Shown): Memory => {
    const memory = answeredMemory(memories.get(letters) ?? null, grade, atMs);
    memories.set(letters, memory);
    const counted =
      shown.answer === null
        ? NOTHING_COUNTED
        : countedOf(shown.answer, shown.checked, (word) => readLetters(alphabet, word));
    count(1);
    store
      .giveAnswer(deck.id, { letters, place: places.get(letters) ?? 0, grade, atMs }, counted)
      .catch(onFailure)
      .finally(() => count(-1));
    return memory;
  };
  return {
    quiz: {
      dictionary,
      memoryOf: ({ letters }) => memories.get(letters) ?? null,
      missedOf: () => null,
      give,
      isKeeping,
      isFree: false,
      more: null,
      endMs: null,
    },
    first: [...due, ...fresh].map(({ letters }) => subjectOf(deck, letters)),
  };
}

/** Any card, one that was begun, or the cards forgotten most often. */
export const PRACTICE_CARDS = ['all', 'begun', 'missed'] as const;
export type PracticeCards = (typeof PRACTICE_CARDS)[number];

/** Minutes of practice; 0 has no end. */
export const PRACTICE_MINUTES = [0, 1, 3, 5, 10] as const;

/** Cards fetched at a time. */
const SOME = 20;
const MOST_MISSED = 200;

/** Different places by chance. No game depends on it, so `Math.random` is enough. */
export function randomPlaces(below: number, most: number): readonly number[] {
  const places = new Set<number>();
  while (places.size < Math.min(below, most)) places.add(Math.floor(Math.random() * below));
  return [...places];
}

export async function practiceSession(
  deck: Deck,
  {
    cards,
    minutes,
    nowMs,
  }: { readonly cards: PracticeCards; readonly minutes: number; readonly nowMs: number },
  store: DeckStore,
): Promise<DeckSession> {
  const subjects = (found: readonly { readonly letters: string }[]): readonly CardSubject[] =>
    found.map(({ letters }) => subjectOf(deck, letters));
  const below = cards === 'begun' ? deck.next : deck.size;
  const some = async (): Promise<readonly CardSubject[]> =>
    subjects(await store.at(deck.id, randomPlaces(below, SOME)));
  const first = cards === 'missed' ? subjects(await store.missed(deck.id, MOST_MISSED)) : await some();
  return {
    quiz: {
      dictionary: lexiconOf(deck),
      memoryOf: () => null,
      missedOf: () => null,
      give: () => null,
      isKeeping: signal(false),
      isFree: true,
      more: cards === 'missed' || first.length === 0 ? null : some,
      endMs: minutes === 0 ? null : nowMs + minutes * 60_000,
    },
    first,
  };
}
