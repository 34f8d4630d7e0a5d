/** What two devices have learnt becomes one, by laws: in any order, in any grouping, however often. */

import { describe, expect, it } from 'vitest';
import type { DrillAnswer, Grade, MissedPlay } from '../../../src/learn/drills/drill-card.ts';
import { GRADES } from '../../../src/learn/drills/drill-card.ts';
import { EMPTY_RECORD, type DrillRecord } from '../../../src/learn/drills/drill-store.ts';
import { afterAnswer } from '../../../src/learn/drills/drill-record.ts';
import { mergedLessons, type WholeLessons } from '../../../src/learn/lesson-progress.ts';
import { mergedHistory, type PuzzleRecord } from '../../../src/learn/puzzles/puzzle-history.ts';
import { isGone, mergedHeads, type DeckHead } from '../../../src/learn/sync/deck-pieces.ts';
import { mergedDrills } from '../../../src/learn/sync/merge-drills.ts';
import { canonical } from '../../../src/learn/sync/pieces.ts';
import { currentLexicon } from '../../../src/words/dictionaries.ts';

const NOON_MS = Date.UTC(2026, 4, 3, 12);

/** Mulberry32. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Random = ReturnType<typeof chance>;

function pick<T>(random: Random, choices: readonly T[]): T {
  const chosen = choices[random(choices.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

function some<T>(random: Random, most: number, make: () => T): readonly T[] {
  return Array.from({ length: random(most + 1) }, make);
}

function lessons(random: Random): WholeLessons {
  const names = ['steps/1', 'steps/2', 'guide/1', 'clinic/herd', 'games/solo'];
  return {
    progress: Object.fromEntries(some(random, 5, () => [pick(random, names), random(2) === 1])),
    resets: Object.fromEntries(some(random, 2, () => [pick(random, ['steps', 'guide']), random(3)])),
    station: random(3) === 0 ? null : { id: pick(random, ['a', 'b']), atMs: random(3) },
  };
}

function history(random: Random): readonly PuzzleRecord[] {
  return mergedHistory(
    some(random, 6, () => ({
      puzzle: pick(random, ['p1', 'p2']),
      kind: 'best',
      difficulty: 'easy',
      outcome: pick<'solved' | 'shown'>(random, ['solved', 'shown']),
      tries: 1 + random(2),
      atMs: random(4),
      day: null,
    })),
    [],
  );
}

/** As a device makes it: every answer by the drills themselves. */
function drills(random: Random): DrillRecord {
  const times = [...new Set(some(random, 8, () => NOON_MS + random(12) * 86_400_000))].toSorted(
    (a, b) => a - b,
  );
  const answered = times.reduce(
    (record, atMs) =>
      afterAnswer(
        record,
        { kind: pick(random, ['word', 'hooks']), letters: pick(random, ['QI', 'ZA']) },
        pick<Grade>(random, GRADES),
        atMs,
      ).record,
    EMPTY_RECORD,
  );
  const missed = some(random, 3, () => ({
    id: pick(random, ['m1', 'm2', 'm3']),
    atMs: random(3),
  })) as unknown as readonly MissedPlay[];
  const plan =
    random(2) === 0
      ? null
      : {
          decks: [pick(random, ['twos', 'q'] as const)],
          newADay: random(3),
          againADay: 1,
          changedMs: random(3),
        };
  return mergedDrills({ ...answered, missed, plan }, EMPTY_RECORD);
}

const dictionary = currentLexicon('english');
if (dictionary === null) throw new Error('the page has English words');

function head(random: Random): DeckHead {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    name: pick(random, ['Sevens', 'Eights']),
    kind: 'anagrams',
    dictionary: dictionary as DeckHead['dictionary'],
    newADay: random(3),
    againADay: 1,
    createdMs: random(3),
    changedMs: random(3),
    deletedMs: random(2) === 0 ? null : 1 + random(3),
  };
}

const MATTERS: readonly (readonly [
  name: string,
  make: (random: Random) => unknown,
  merge: (one: never, other: never) => unknown,
])[] = [
  ['lessons', lessons, mergedLessons],
  ['puzzles', history, mergedHistory],
  ['drills', drills, mergedDrills],
  ['heads of decks', head, mergedHeads],
];

describe.each(MATTERS)('the %s of several devices', (_, make, merge) => {
  const both = merge as (one: unknown, other: unknown) => unknown;
  it.each(Array.from({ length: 60 }, (__, at) => at + 1))(
    'are the same in any order, in any grouping and however often they meet (seed %i)',
    (seed) => {
      const random = chance(seed);
      const [a, b, c] = [make(random), make(random), make(random)];
      expect(canonical(both(a, b))).toBe(canonical(both(b, a)));
      expect(canonical(both(both(a, b), c))).toBe(canonical(both(a, both(b, c))));
      const met = both(a, b);
      expect(canonical(both(met, met))).toBe(canonical(met));
      expect(canonical(both(met, a))).toBe(canonical(met));
    },
  );
});

describe('nothing is lost', () => {
  it.each(Array.from({ length: 30 }, (_, at) => at + 1))('of the drills (seed %i)', (seed) => {
    const random = chance(seed);
    const [a, b] = [drills(random), drills(random)];
    const met = mergedDrills(a, b);
    const keyOf = ({ atMs, card }: DrillAnswer): string => `${atMs} ${card}`;
    const known = new Set(met.answers.map(keyOf));
    for (const answer of [...a.answers, ...b.answers]) expect(known).toContain(keyOf(answer));
    for (const { id, memory } of met.cards)
      expect(memory.answers).toBe(met.answers.filter(({ card }) => card === id).length);
    const ids = met.missed.map(({ id }) => id);
    for (const { id } of [...a.missed, ...b.missed]) expect(ids).toContain(id);
  });

  it('of a card whose answers an earlier file did not have: the memory that rests on more of them stays', () => {
    const answered = afterAnswer(EMPTY_RECORD, { kind: 'word', letters: 'QI' }, 'good', NOON_MS).record;
    const older = { ...answered, answers: [] };
    const newer = afterAnswer(answered, { kind: 'word', letters: 'QI' }, 'good', NOON_MS + 86_400_000).record;
    const met = mergedDrills(older, { ...newer, answers: newer.answers.slice(1) });
    expect(met.cards).toEqual(newer.cards);
  });

  it('of what was solved, unless the screen was begun anew since', () => {
    const phone: WholeLessons = { progress: { 'steps/1': true, 'guide/1': true }, resets: {}, station: null };
    const tablet: WholeLessons = { progress: { 'steps/2': false }, resets: { steps: 1 }, station: null };
    expect(mergedLessons(phone, tablet).progress).toEqual({ 'guide/1': true, 'steps/2': false });
  });
});

it('a deck is gone when it was deleted after its last change, and there again when it was changed later', () => {
  expect(isGone({ deletedMs: 5, changedMs: 4 })).toBe(true);
  expect(isGone({ deletedMs: 5, changedMs: 6 })).toBe(false);
  expect(isGone({ deletedMs: null, changedMs: 0 })).toBe(false);
});
