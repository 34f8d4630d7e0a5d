/**
 * A deck as pieces: its head, its cards by the thousand, the schedules that cards came with, answers, tallies. What was
 * answered is written once, into pieces that only the device has that was answered on. Pure.
 */

import { GRADES, type Memory } from '../drills/drill-card.ts';
import { isCount, isMemory, isMoment, isOneOf, isPlain } from '../drills/drill-file.ts';
import type { Deck, DeckAnswer, DeckTallies } from '../decks/deck.ts';
import { canonical } from './pieces.ts';
import { isDeck, isLetters, isTallies } from '../decks/files/deck-file.ts';

export const DECK_ROOT = 'decks';

/** What a deck is, and whether it still is one. The rest, with the place of the next new card, follows from its cards. */
export interface DeckHead extends Pick<
  Deck,
  'id' | 'name' | 'kind' | 'dictionary' | 'newADay' | 'againADay' | 'createdMs' | 'changedMs'
> {
  /** When it was deleted; `null`: never. A deck that was changed later is there again. */
  readonly deletedMs: number | null;
}

export function headOf(deck: Deck, deletedMs: number | null): DeckHead {
  const { id, name, kind, dictionary, newADay, againADay, createdMs, changedMs } = deck;
  return { id, name, kind, dictionary, newADay, againADay, createdMs, changedMs, deletedMs };
}

/** Earlier versions of the page ask for a place, and take the larger one. */
export function headContent(head: DeckHead): DeckHead & { readonly next: 0 } {
  return { ...head, next: 0 };
}

export function isGone({ deletedMs, changedMs }: Pick<DeckHead, 'deletedMs' | 'changedMs'>): boolean {
  return deletedMs !== null && deletedMs >= changedMs;
}

export function readHead(value: unknown): DeckHead | null {
  if (!isPlain(value)) return null;
  const { deletedMs } = value;
  const deck: unknown = { ...value, next: 0, size: 0, begun: 0, firm: 0 };
  return isDeck(deck) && (deletedMs === null || isMoment(deletedMs)) ? headOf(deck, deletedMs) : null;
}

/** Name and limits as they were changed last; the rest is what both know. */
export function mergedHeads(one: DeckHead, other: DeckHead): DeckHead {
  const by = one.changedMs - other.changedMs || nameOrder(one, other);
  const later = by >= 0 ? one : other;
  return {
    ...later,
    createdMs: Math.min(one.createdMs, other.createdMs),
    deletedMs: Math.max(one.deletedMs ?? 0, other.deletedMs ?? 0) || null,
  };
}

/** Between changes of the same moment; without what is united anyway. */
function nameOrder(one: DeckHead, other: DeckHead): number {
  const textOf = ({ name, kind, dictionary, newADay, againADay }: DeckHead): string =>
    canonical({ name, kind, dictionary, newADay, againADay });
  const [first, second] = [textOf(one), textOf(other)];
  return first === second ? 0 : first > second ? 1 : -1;
}

export function contentOf(value: unknown): readonly string[] {
  if (!isPlain(value) || typeof value['letters'] !== 'string' || value['letters'] === '') return [];
  const letters = value['letters'].split(' ');
  return letters.every(isLetters) ? letters : [];
}

/** Answers of any cards, without the deck that all of them belong to. */
export function packedAnswers(
  answers: readonly DeckAnswer[],
): readonly (readonly [string, number, number])[] {
  return answers.map(({ letters, atMs, grade }) => [letters, atMs, GRADES.indexOf(grade)]);
}

export function answersOf(deck: string, value: unknown): readonly DeckAnswer[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (!Array.isArray(one)) return [];
    const [letters, atMs, at] = one as readonly unknown[];
    const grade = isCount(at) ? GRADES[at] : undefined;
    return isLetters(letters) && isMoment(atMs) && isOneOf(GRADES, grade)
      ? [{ deck, letters, atMs, grade }]
      : [];
  });
}

const STAGES = ['new', 'learning', 'known', 'relearning'] as const;

/** A schedule that a card came with. */
export interface CardBase {
  readonly letters: string;
  readonly base: Memory;
}

export function packedBases(bases: readonly CardBase[]): readonly (readonly (string | number | null)[])[] {
  return bases.map(({ letters, base }) => [
    letters,
    base.dueMs,
    base.lastMs,
    base.stability,
    base.difficulty,
    base.scheduledDays,
    base.step,
    base.answers,
    base.lapses,
    STAGES.indexOf(base.stage),
  ]);
}

export function basesOf(value: unknown): readonly CardBase[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (!Array.isArray(one)) return [];
    const [letters, dueMs, lastMs, stability, difficulty, scheduledDays, step, answers, lapses, at] =
      one as readonly unknown[];
    const stage = isCount(at) ? STAGES[at] : undefined;
    const base = { dueMs, lastMs, stability, difficulty, scheduledDays, step, answers, lapses, stage };
    return isLetters(letters) && isMemory(base) ? [{ letters, base }] : [];
  });
}

export function talliesOf(deck: string, device: string, value: unknown): DeckTallies | null {
  if (!isPlain(value)) return null;
  const { letters, hooks } = value;
  return isTallies(letters) && isTallies(hooks) ? { deck, device, letters, hooks } : null;
}
