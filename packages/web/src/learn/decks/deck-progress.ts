/** How a deck changes with an answer: its card, its day and its numbers. Pure. */

import { isFirm, type Grade, type Memory } from '../drills/drill-card.ts';
import { dayOf } from '../drills/drill-plan.ts';
import { answeredMemory } from '../drills/memory-model.ts';
import type { Deck, DeckAnswer, DeckCard, DeckDay } from './deck.ts';

export function isFirmMemory(memory: Memory | null): boolean {
  return memory !== null && isFirm({ kind: 'word', letters: '', id: '', memory });
}

export interface DeckState {
  readonly deck: Deck;
  /** `null`: never answered. */
  readonly card: DeckCard | null;
  readonly day: DeckDay;
}

export interface NextState extends DeckState {
  readonly card: DeckCard;
  readonly answer: DeckAnswer;
}

export function emptyDay(deck: string, day: number): DeckDay {
  return { deck, day, asked: 0, right: 0, fresh: 0, again: 0 };
}

/** The day after an answer to a card that was last answered at `lastMs`; `null`: never. */
export function countedDay(day: DeckDay, grade: Grade, lastMs: number | null): DeckDay {
  return {
    ...day,
    asked: day.asked + 1,
    right: day.right + (grade === 'again' ? 0 : 1),
    fresh: day.fresh + (lastMs === null ? 1 : 0),
    again: day.again + (lastMs !== null && dayOf(lastMs) < day.day ? 1 : 0),
  };
}

export function afterDeckAnswer(
  { deck, card, day }: DeckState,
  {
    letters,
    place,
    grade,
    atMs,
  }: { readonly letters: string; readonly place: number; readonly grade: Grade; readonly atMs: number },
): NextState {
  const memory = answeredMemory(card?.memory ?? null, grade, atMs);
  const wasFirm = isFirmMemory(card?.memory ?? null) ? 1 : 0;
  return {
    deck: {
      ...deck,
      // A card that came from another device may stand beyond cards that are new here.
      next: card === null ? Math.max(deck.next, place + 1) : deck.next,
      begun: deck.begun + (card === null ? 1 : 0),
      firm: deck.firm + (isFirmMemory(memory) ? 1 : 0) - wasFirm,
    },
    card: { deck: deck.id, letters, place, memory, base: card?.base ?? null },
    day: countedDay(day, grade, card?.memory.lastMs ?? null),
    answer: { deck: deck.id, letters, atMs, grade },
  };
}

/**
 * The place of the first card that nobody has begun. Of two decks neither place counts: their cards may stand in another
 * order, and a new card that is passed over would never be asked.
 */
export function firstNew(contents: readonly string[], isBegun: (letters: string) => boolean): number {
  const at = contents.findIndex((letters) => !isBegun(letters));
  return at === -1 ? contents.length : at;
}

/** The memory that a card's answers lead to, from what it came with; `null`: never answered. Answers in any order. */
export function replayed(
  base: Memory | null,
  answers: readonly Pick<DeckAnswer, 'atMs' | 'grade'>[],
): Memory | null {
  return answers
    .toSorted((a, b) => a.atMs - b.atMs)
    .reduce<Memory | null>((memory, { grade, atMs }) => answeredMemory(memory, grade, atMs), base);
}
