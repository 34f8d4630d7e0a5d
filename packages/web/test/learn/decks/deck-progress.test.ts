/** Decks: what an answer changes, what two devices make of the same answers, and what is missed most. */

import { describe, expect, it } from 'vitest';
import type { Deck, DeckCard, DeckTallies } from '../../../src/learn/decks/deck.ts';
import { afterDeckAnswer, emptyDay, replayed } from '../../../src/learn/decks/deck-progress.ts';
import { randomPlaces } from '../../../src/learn/decks/deck-quiz.ts';
import { newDeck } from '../../../src/learn/decks/decks-state.ts';
import { countedOf, weakestHooks, weakestLetters, withCounted } from '../../../src/learn/decks/tallies.ts';
import type { Grade } from '../../../src/learn/drills/drill-card.ts';
import { dayOf } from '../../../src/learn/drills/drill-plan.ts';
import { currentLexicon } from '../../../src/words/dictionaries.ts';

const NOON_MS = new Date(2026, 4, 3, 12).getTime();
const DAY_MS = 86_400_000;

const dictionary = currentLexicon('english');
if (dictionary === null) throw new Error('the page has English words');
const deck: Deck = newDeck({ name: ' Sevens ', kind: 'anagrams', dictionary }, 100, NOON_MS);

function answeredCard(from: { deck: Deck; card: DeckCard | null }, grade: Grade, atMs: number, place = 0) {
  const day = emptyDay(deck.id, dayOf(atMs));
  return afterDeckAnswer(
    { deck: from.deck, card: from.card, day },
    { letters: 'AEINRST', place, grade, atMs },
  );
}

describe('an answer', () => {
  it('to a new card begins it and moves on to the next place', () => {
    const next = answeredCard({ deck, card: null }, 'good', NOON_MS, 4);
    expect(next.deck).toMatchObject({ name: 'Sevens', next: 5, begun: 1, firm: 0 });
    expect(next.day).toMatchObject({ asked: 1, right: 1, fresh: 1, again: 0 });
    expect(next.card.memory.lastMs).toBe(NOON_MS);
  });

  it('in another tab to the same new card begins it only once', () => {
    const first = answeredCard({ deck, card: null }, 'good', NOON_MS, 4);
    const second = answeredCard(first, 'good', NOON_MS + 1000, 4);
    expect(second.deck).toMatchObject({ next: 5, begun: 1 });
  });

  it('counts as a review once a day, and a wrong one not as right', () => {
    const first = answeredCard({ deck, card: null }, 'easy', NOON_MS);
    const review = answeredCard(first, 'again', NOON_MS + 20 * DAY_MS);
    expect(review.day).toMatchObject({ asked: 1, right: 0, fresh: 0, again: 1 });
    const sameDay = answeredCard(review, 'good', NOON_MS + 20 * DAY_MS + 600_000);
    expect(sameDay.day).toMatchObject({ asked: 1, right: 1, again: 0 });
  });

  it('counts a card as learnt when it holds for three weeks, and no longer when it is forgotten', () => {
    let state = answeredCard({ deck, card: null }, 'easy', NOON_MS);
    for (let round = 0; round < 4; round++) state = answeredCard(state, 'easy', state.card.memory.dueMs);
    expect(state.deck.firm).toBe(1);
    const forgotten = answeredCard(state, 'again', state.card.memory.dueMs);
    expect(forgotten.deck.firm).toBe(0);
  });
});

it('the answers of two devices lead to the same memory in whatever order they meet', () => {
  const answers = [
    { atMs: NOON_MS, grade: 'good' },
    { atMs: NOON_MS + DAY_MS, grade: 'again' },
    { atMs: NOON_MS + 2 * DAY_MS, grade: 'hard' },
  ] as const;
  const inOrder = replayed(null, answers);
  expect(replayed(null, answers.toReversed())).toEqual(inOrder);
  expect(inOrder).toMatchObject({ answers: 3, lastMs: NOON_MS + 2 * DAY_MS });
  expect(replayed(inOrder, [])).toEqual(inOrder);
  expect(replayed(null, [])).toBeNull();
});

describe('weak spots', () => {
  const empty: DeckTallies = { deck: deck.id, device: 'one', letters: {}, hooks: {} };
  const checked = (missing: readonly string[], wrong: readonly string[] = []) => ({
    isRight: missing.length + wrong.length === 0,
    missing,
    wrong,
  });

  it('are the letters of missed words, in proportion to how often they were asked', () => {
    const answer = {
      kind: 'anagrams',
      words: ['JOB', 'ABO'].map((word) => ({ word, meaning: null })),
      hidden: [],
    } as const;
    let tallies = empty;
    for (let round = 0; round < 5; round++)
      tallies = withCounted(
        tallies,
        countedOf(answer, checked(round < 4 ? ['JOB'] : []), (word) => [...word]),
      );
    expect(tallies.letters).toEqual({ J: [5, 4], O: [10, 4], B: [10, 4], A: [5, 0] });
    expect(weakestLetters([tallies]).map(({ name }) => name)).toEqual(['J', 'B', 'O']);
  });

  it('are hooks that were left out and hooks that are none, of all devices together', () => {
    const answer = { kind: 'hooks', meaning: null, front: ['S'], back: ['S', 'Y'] } as const;
    const once = withCounted(
      empty,
      countedOf(answer, checked(['–Y'], ['X–']), (word) => [...word]),
    );
    expect(once.hooks).toEqual({ 'S–': [1, 0], '–S': [1, 0], '–Y': [1, 1], 'X–': [1, 1] });
    const often = [1, 2, 3, 4].reduce(
      (sum) =>
        withCounted(
          sum,
          countedOf(answer, checked(['–Y']), (word) => [...word]),
        ),
      { ...empty, device: 'two' },
    );
    expect(weakestHooks([once])).toEqual([]);
    expect(weakestHooks([once, often])).toEqual([{ name: '–Y', asked: 5, missed: 5 }]);
  });
});

it('free practice takes different cards of the deck', () => {
  const places = randomPlaces(50, 20);
  expect(new Set(places).size).toBe(20);
  expect(places.every((place) => place >= 0 && place < 50)).toBe(true);
  expect(new Set(randomPlaces(3, 20))).toEqual(new Set([0, 1, 2]));
});
